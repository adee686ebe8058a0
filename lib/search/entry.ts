import { markdownToHtml } from '../content-service/markdown';
import { linesOf } from '../html-words';
import type { SearchDocument, Written } from './document';
import { fold } from './fold';
import { syllablesOf } from './lexicon';

/** An item as the engine keeps it. */
export interface Entry extends Omit<SearchDocument, 'names' | 'tags' | 'introduction' | 'body' | 'rows'> {
  introduction: string;
  body: string;
  rows: string[];
  foldedTitle: string;
  /** what it is: names, what it is filed under, parameter rows; folded */
  traits: string;
  /** everything, folded, for what pairs of characters cannot tell */
  folded: string;
  /** how the title sounds, and the initials of that */
  sound: string;
  initials: string;
}

/** What a word counts, by the field it is in: title over introduction over body. */
const FIELDS = { title: 12, names: 6, filed: 2.5, introduction: 3, rows: 1.5, body: 1 };
export const BOOSTS = Object.values(FIELDS);

/** An item made ready, and its folded fields in the order of `BOOSTS`. */
export function toEntry({ names, tags, body, rows, ...document }: SearchDocument): { entry: Entry; fields: string[] } {
  const texts = {
    introduction: wordsOf(document.introduction),
    rows: rows.map(({ name, value }) => `${name} ${value}`),
    body: body.map(wordsOf).filter(Boolean).join('\n'),
  };
  const folded: Record<keyof typeof FIELDS, string> = {
    title: fold(document.title),
    names: fold(names.join('\n')),
    filed: fold([document.kind, document.customerName, ...tags].filter(Boolean).join('\n')),
    introduction: fold(texts.introduction),
    rows: fold(texts.rows.join('\n')),
    body: fold(texts.body),
  };
  const fields = Object.values(folded);
  const syllables = syllablesOf(document.title);
  const entry = {
    ...document,
    ...texts,
    foldedTitle: folded.title,
    traits: [folded.title, folded.names, folded.filed, folded.rows].join('\n'),
    folded: fields.join('\n'),
    sound: syllables.join(''),
    initials: syllables.map(([initial]) => initial).join(''),
  };
  return { entry, fields };
}

/** The words of a text, a line to each block. */
function wordsOf(written: Written): string {
  if (typeof written === 'string') return written.trim();
  return linesOf('html' in written ? written.html : markdownToHtml(written.markdown)).join('\n');
}
