import 'server-only';
import { hasItems } from '../content/links';
import { paths } from '../paths';

/** What a buyer asks: types with one item each, which a content service may lack. */
export type BuyerType = 'purchase' | 'it' | 'faq';

/** The footer of every page names them: by words of its own, so that an edit of theirs has no other page made anew. */
const PAGES: Record<BuyerType, { href: string; label: string }> = {
  purchase: { href: paths.purchase(), label: '采购与服务' },
  it: { href: paths.itGuide(), label: 'IT与合规' },
  faq: { href: paths.faq(), label: '常见问题' },
};

/** The ways to their pages, as far as they are there. */
export async function getBuyerLinks(types: readonly BuyerType[]): Promise<{ href: string; label: string }[]> {
  const links = types.map(async (type) => ((await hasItems(type)) ? [PAGES[type]] : []));
  return (await Promise.all(links)).flat();
}
