import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

/** A cell as wide as this, in characters, is a sentence: it runs over several lines … */
const SENTENCE = 12;
/** … while one no wider than this stays on one line beside it. */
const WORD = 8;
/** Columns that fit beside one another on a phone, whatever is in them … */
const ALWAYS = 2;
/** … and so many of words, with so many characters in all, beside one of sentences. */
const BESIDE = { columns: 3, characters: 9 };

/**
 * Wide tables scroll inside their own box; the box takes focus so that keys can scroll it. A table of sentences takes
 * the room there is instead, and has what a phone needs to show its rows one below another.
 */
export function wrapTables(tree: Root): Root {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    if (parent.type === 'element' && parent.properties.dataTable) return;
    const narrow = prepareSentences(node);
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        dataTable: 'true',
        ...(narrow && { dataNarrow: narrow }),
        tabIndex: 0,
        role: 'group',
        ariaLabel: '表格',
      },
      children: [node],
    };
    parent.children[index] = box;
  });
  return tree;
}

/** Marks the cells of a table that has sentences. @returns how it is shown on phones; nothing where it has none */
function prepareSentences(table: Element): 'blocks' | 'wrap' | null {
  const rowsIn = (part: string) =>
    childrenOf(table, part)
      .flatMap((one) => childrenOf(one, 'tr'))
      .map(cellsOf);
  const heads = rowsIn('thead')[0]?.map((cell) => toText(cell).trim()) ?? [];
  const rows = rowsIn('tbody');
  if (!rows.flat().some((cell) => widthOf(cell) >= SENTENCE)) return null;
  for (const cell of rows.flat()) if (widthOf(cell) <= WORD) cell.properties.dataShort = '';
  const isRegular = rows.every((row) => row.length === heads.length);
  if (!isRegular || fitsOnPhone(rows)) return 'wrap';
  for (const [first, ...others] of rows) {
    first.tagName = 'th';
    first.properties.scope = 'row';
    for (const [at, cell] of others.entries()) {
      cell.properties.dataName = heads[at + 1];
      // beside the column's name it is one thing
      cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
    }
  }
  return 'blocks';
}

/** Two columns fit beside one another, and so do a few short words beside one column of sentences. */
function fitsOnPhone(rows: Element[][]): boolean {
  const widest = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  const beside = widest.filter((width) => width < SENTENCE);
  if (widest.length <= ALWAYS) return true;
  return widest.length - beside.length === 1 && beside.length <= BESIDE.columns && sum(beside) <= BESIDE.characters;
}

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);

const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter((child): child is Element => child.type === 'element' && child.tagName === name);

const cellsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName));

/** In Chinese characters: what is written with Latin letters and digits takes half the room. */
const widthOf = (cell: Element) => [...toText(cell)].reduce((sum, sign) => sum + (sign < '\u2000' ? 0.5 : 1), 0);
