import { paths } from '../paths';
import type { SharedPage } from '../share/card-warnings';

/**
 * Reads a page of this site as a share card's maker does: its HTML without scripts, its pictures, other pages with its description.
 * @param isDraft as whoever reads may see it, before it is published
 */
export async function readCard(path: string, isDraft = false): Promise<SharedPage> {
  const response = await fetch(path, { credentials: isDraft ? 'same-origin' : 'omit', cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const meta = (name: string) =>
    [...page.querySelectorAll<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)].map(
      ({ content }) => content,
    );
  const [image, square] = meta('og:image').map(onThisHost);
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  const description = meta('description')[0] ?? '';
  const answered = pathOf(response.url);
  const [picture, small, sameText] = await Promise.all([
    measure(image),
    measure(square),
    pageWithSameText(description, answered),
  ]);
  return {
    status: response.status,
    asked: pathOf(new URL(path, window.location.href).href),
    answered,
    title: meta('og:title')[0] ?? page.title,
    description,
    canonical: canonical && pathOf(canonical),
    isHidden: meta('robots').some((content) => content.includes('noindex')),
    picture,
    square: small,
    photo: photoOf(page, image),
    sameText,
  };
}

/** The item's own picture, where the card shows what was found instead. */
function photoOf(page: Document, shared: string | undefined): string | null {
  const wide = paths.shareCard('').replace('.jpg', '');
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const [, address] = new RegExp(`"(http[^"]*${wide}[^"]*)"`).exec(data) ?? [];
  return address && onThisHost(address) !== shared ? onThisHost(address) : null;
}

/** Without the query, which says only where somebody came from. */
function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** Pages name the site's public address; staff may look at it under another one. */
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname.startsWith(paths.media('')) || pathname.startsWith(IMAGES) ? pathname + search : address;
}
const IMAGES = paths.shareCard('').split('card')[0];

async function measure(address: string | undefined): Promise<SharedPage['picture']> {
  if (!address) return null;
  try {
    const file = await (await fetch(address)).blob();
    const drawn = new Image();
    drawn.src = URL.createObjectURL(file);
    await drawn.decode().finally(() => URL.revokeObjectURL(drawn.src));
    return { src: address, width: drawn.naturalWidth, height: drawn.naturalHeight, bytes: file.size, type: file.type };
  } catch {
    return null;
  }
}

/** A page of the site's own list that describes itself in the same words. */
async function pageWithSameText(description: string, path: string): Promise<string | null> {
  if (!description) return null;
  const list = await (await fetch(paths.llms())).text();
  const line = /\]\((\S+?)(?:\.md)?\): (.+)$/gm;
  for (const [, address, text] of list.matchAll(line))
    if (text === description && pathOf(address) !== path) return pathOf(address);
  return null;
}
