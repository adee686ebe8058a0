import type { PdfDocument } from './pdf-library';

type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type StructTree = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;
type Child = StructTree['children'][number];

/** Tags of PDF and the roles that say the same; headings have a level beside. Links are elements of their own. */
const ROLES = new Map([
  ['L', 'list'],
  ['LI', 'listitem'],
  ['Table', 'table'],
  ['THead', 'rowgroup'],
  ['TBody', 'rowgroup'],
  ['TFoot', 'rowgroup'],
  ['TR', 'row'],
  ['TH', 'columnheader'],
  ['TD', 'cell'],
  ['Figure', 'figure'],
  ['Note', 'note'],
]);
/** Roles that hold others only: what a file has there besides is lines and backgrounds, or is read with the rest of the page. */
const CONTAINERS = ['list', 'table', 'rowgroup', 'row'];
/** A file may nest as deep as it likes. */
const DEEPEST = 60;

/**
 * What a tagged page is made of, for screen readers: headings, lists, tables and figures, each of which owns its pieces
 * of the text layer by their ids. The library's own builder does the same and cannot be had without its whole viewer,
 * 63 kB.
 * @returns null for a page without tags
 */
export function structureOf(tree: StructTree | null): HTMLElement | null {
  return tree && tree.children.length > 0 ? elementOf(tree, 0) : null;
}

function elementOf(node: StructTree, depth: number): HTMLElement {
  const element = document.createElement('span');
  const level = /^H([1-6])$/.exec(node.role)?.[1];
  const { alt, lang } = node as { alt?: string; lang?: string };
  const role = level ? 'heading' : alt ? 'img' : ROLES.get(node.role);
  if (role) element.setAttribute('role', role);
  if (level) element.setAttribute('aria-level', level);
  if (alt) element.setAttribute('aria-label', alt);
  if (lang) element.lang = lang;
  const children = role && CONTAINERS.includes(role) ? node.children.filter(isNode) : node.children;
  const owned = children.map(ownedText).filter(Boolean);
  if (owned.length === children.length && owned.length > 0) element.setAttribute('aria-owns', owned.join(' '));
  else if (depth < DEEPEST) element.append(...children.flatMap((child) => partOf(child, depth + 1)));
  return element;
}

const isNode = (child: Child): child is StructTree => 'children' in child;

/** Text among other parts keeps its place in their order. */
function partOf(child: Child, depth: number): HTMLElement[] {
  if (isNode(child)) return [elementOf(child, depth)];
  const id = ownedText(child);
  if (!id) return [];
  const text = document.createElement('span');
  text.setAttribute('aria-owns', id);
  return [text];
}

/** The id of a piece of the text layer; empty for other parts, and for links, which are apart. */
function ownedText(child: Child): string {
  return 'type' in child && child.type === 'content' ? child.id : '';
}
