/** Ends the free part of a text, as in Hugo and WordPress. */
export const MORE = '<!--more-->';

/** Where the gated part is on the page of a text: `lib/browser/paper/rest.ts` takes it out. */
export const REST_ID = 'rest-of-text';

const MARK = /^<!--\s*more\s*-->[ \t]*$/m;

/** What everybody may read of a text, and the rest. Without the mark nothing is free: it must have been forgotten. */
export function splitAtMore(markdown: string): { free: string; rest: string } {
  const text = markdown.replace(/\r\n?/g, '\n');
  const mark = MARK.exec(text);
  if (!mark) return { free: '', rest: text.trim() };
  return { free: text.slice(0, mark.index).trim(), rest: text.slice(mark.index + mark[0].length).trim() };
}
