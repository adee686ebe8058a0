import 'server-only';
import { env } from '../env';
import { pictureStore } from './picture-store';
import type { Form, PictureVersion } from './store';

/** Being made now: two who ask at once wait for the same. */
const making = new Map<string, Promise<Buffer>>();

/**
 * A JPEG as it was made before, or made now and kept with the other forms of pictures.
 * @throws what `make` throws
 */
export async function keptPicture(picture: PictureVersion, form: Form, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = env.makesPictures ? await pictureStore().read(picture, form, ['jpeg']) : null;
  if (stored) return stored.bytes;
  const key = `${form} ${picture.path} ${picture.version}`;
  const made = making.get(key) ?? makeAndKeep();
  making.set(key, made);
  return made.finally(() => making.delete(key));

  async function makeAndKeep(): Promise<Buffer> {
    const bytes = await make();
    if (env.makesPictures) await pictureStore().write(picture, form, { jpeg: bytes });
    return bytes;
  }
}
