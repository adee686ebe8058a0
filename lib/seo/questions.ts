import type { RichText } from '../content/types';
import { asHtml } from '../html';
import { plainText } from '../html-words';
import type { Question } from './page-facts';

/** A heading, or a table: what is below a heading ends at the next. */
const PART = /<h([2-6])\b[^>]*>(?<heading>[\s\S]*?)<\/h\1>|<table\b[^>]*>(?<table>[\s\S]*?)<\/table>/g;
const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/g;
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g;
/** The columns of a table of faults: each row answers what to do about one. */
const FAULTS = '现象 原因 办法';

/**
 * Questions that a text answers: headings with a question mark, each with what is below it up to the next heading,
 * and the rows of its tables of faults.
 */
export function questionsIn({ blocks }: RichText): Question[] {
  // without the places where a heading may break
  const html = blocks
    .map((block) => (block.kind === 'html' ? block.html : ''))
    .join('')
    .replaceAll('\u200b', '');
  const parts = [...html.matchAll(PART)];
  const headings = parts.filter((part) => part.groups?.heading !== undefined);
  return parts.flatMap((part): Question[] => {
    if (part.groups?.table !== undefined) return faultsIn(part.groups.table);
    const next = headings[headings.indexOf(part) + 1];
    const question = textOf(part.groups?.heading ?? '');
    const answer = textOf(html.slice(part.index + part[0].length, next?.index));
    return /[？?]$/.test(question) && answer ? [{ question, answer }] : [];
  });
}

function faultsIn(table: string): Question[] {
  const [head, ...rows] = [...table.matchAll(ROW)].map(([, row]) =>
    [...row.matchAll(CELL)].map(([, cell]) => textOf(cell)),
  );
  if (head?.join(' ') !== FAULTS) return [];
  return rows.map(([fault, cause, remedy]) => ({ question: `${fault}，怎么办？`, answer: `${cause}。${remedy}。` }));
}

const textOf = (html: string) => plainText(asHtml(html)).trim();
