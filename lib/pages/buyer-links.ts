import 'server-only';
import { orEmpty } from '../content/reading/client';
import { getLinks } from '../content/links';
import { itemPath } from '../paths';

/** What a buyer asks: types with one item each, which a content service may lack. */
export type BuyerType = 'purchase' | 'it' | 'faq';

/** The ways to their pages, as far as they are there. */
export async function getBuyerLinks(types: readonly BuyerType[]): Promise<{ href: string; label: string }[]> {
  const links = types.map(async (type) =>
    (await orEmpty('buyer', getLinks(type))).map(({ alias, title }) => ({
      href: itemPath(type, { alias }) ?? '',
      label: title,
    })),
  );
  return (await Promise.all(links)).flat();
}
