import type { ContentFolder } from '../../content-service/folder';
import { markdownToHtml } from '../../content-service/markdown';
import { TYPE_KEYS } from '../../content-service/content-types';
import { linkedPage } from './settled';

/** How much of a page is shown where it first differs. */
const SHOWN = 30;

/**
 * A page at an item's `linkUrl` either tells more than the item, under other
 * headings, or opens with the same heading: then it is the same text, word for word.
 * @returns one line per page that has drifted from its item
 */
export function checkLinkedPages(folder: ContentFolder): string[] {
  return TYPE_KEYS.flatMap((type) => folder.list(type)).flatMap(({ type, alias, data }) => {
    const linked = linkedPage(folder, data);
    if (!linked || typeof data.description !== 'string') return [];
    const page = tidy(linked.html);
    const own = tidy(markdownToHtml(data.description));
    if (page === own || firstHeading(page) !== firstHeading(own)) return [];
    const at = [...own].findIndex((sign, index) => sign !== page[index]);
    const from = Math.max(0, at - SHOWN / 2);
    return [`${linked.place} 与 ${type}/${alias}.yaml 的 description 不同：应当是“${own.slice(from, at + SHOWN)}”`];
  });
}

/** HTML without what a hand may lay out in another way. */
function tidy(html: string): string {
  return html
    .replace(/\s*\n\s*/g, '')
    .replace(/\u00a0/g, ' ')
    .trim();
}

function firstHeading(html: string): string | undefined {
  return /<h2>(.*?)<\/h2>/.exec(html)?.[1];
}
