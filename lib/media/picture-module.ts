import { paths } from '../paths';
import { site } from '../site';

/** Pictures that belong to the site itself and not to its content, by name. */
const PICTURES: Record<string, string> = {
  'official-account': paths.officialAccountPicture(),
  subject: paths.subjectPicture(),
};

/**
 * The address of one of the site's own pictures.
 * @throws Error 'Cannot find module' for a name that does not exist
 */
export function pictureModule(name: string): string {
  if (!Object.hasOwn(PICTURES, name)) throw new Error(`Cannot find module '${name}'`);
  return PICTURES[name];
}

/** The QR code of the official account, as a picture. */
export function officialAccountCode(): { src: string; alt: string } {
  return { src: pictureModule('official-account'), alt: `${site.officialAccount.name}的二维码` };
}
