import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { EXIT, visit } from 'unist-util-visit';
import { phrasesOf } from '../../phrases';
import { typeset } from '../../text';
import type { RichText } from '../types';

/**
 * Brings the headings of a text to the page's levels and names each after its words, so that `#方法` leads to the
 * heading 方法. One without words is none.
 * @returns the highest, in order
 */
export function prepareHeadings(tree: Root, level: number, idPrefix: string): RichText['headings'] {
  const found = withoutEmpty(tree);
  const highest = Math.min(...found.map((node) => Number(node.tagName[1])));
  const slugger = new GithubSlugger();
  const ids = new Map<string, string>();
  const headings: RichText['headings'] = [];
  for (const node of found) {
    const depth = Number(node.tagName[1]) - highest;
    node.tagName = `h${Math.min(6, level + depth)}`;
    const text = toText(node).trim();
    if (!text) continue;
    const name = slugger.slug(text) || String(headings.length + 1);
    // a word of Latin letters may be the id of a section of the page
    const id = idPrefix || !/[^\x00-\x7f]/.test(name) ? `${idPrefix || 'part'}-${name}` : name;
    node.properties.id = id;
    ids.set(name, id);
    if (depth === 0) headings.push({ id, text });
  }
  aimLinks(tree, ids, idPrefix);
  for (const node of found) markBreaks(node);
  return headings;
}

function withoutEmpty(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node: Element, index, parent) => {
    if (!/^h[1-6]$/.test(node.tagName) || !parent || index === undefined) return;
    if (toText(node).trim() || hasPicture(node)) {
      found.push(node);
      return;
    }
    parent.children.splice(index, 1);
    return index;
  });
  return found;
}

function hasPicture(node: Element): boolean {
  let found = false;
  visit(node, { tagName: 'img' }, () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Links within the text lead to the heading that they name, notes to their place: two texts may be on one page. */
function aimLinks(tree: Root, ids: Map<string, string>, idPrefix: string): void {
  const own = (id: string) => `${idPrefix || 'part'}-${id}`;
  visit(tree, 'element', ({ properties }: Element) => {
    if (/^fn(?:ref)?-/.test(String(properties.id ?? ''))) properties.id = own(String(properties.id));
    const { href } = properties;
    if (typeof href !== 'string' || !href.startsWith('#')) return;
    const isNote = properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
    const id = isNote ? own(href.slice(1)) : ids.get(slugOf(href));
    if (id) properties.href = `#${id}`;
  });
}

/** The name of the heading that `#…` means. */
function slugOf(fragment: string): string {
  try {
    return slug(decodeURIComponent(fragment.slice(1)).trim());
  } catch {
    return '';
  }
}

/** Where a heading may break, so that it never does in a word. */
function markBreaks(heading: Element): void {
  heading.children = heading.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    return phrasesOf(typeset(child.value)).flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'element', tagName: 'wbr', properties: {}, children: [] } as Element] : []),
      { type: 'text', value },
    ]);
  });
}
