import type { RichText } from '../content/types';
import { asHtml } from '../html';
import { plainText } from '../html-words';
import { typeset } from '../text';

/** The first paragraph of a text that has several. */
const FIRST = /^\s*<p>((?:(?!<\/p>).)*)<\/p>\s*(?=<)/s;

/** An abstract begins with its conclusion: that sentence by itself, and what comes after it. */
export function splitAbstract(text: RichText): { conclusion: string; rest: RichText } {
  const [block, ...others] = text.blocks;
  const first = block?.kind === 'html' ? FIRST.exec(block.html) : null;
  if (block?.kind !== 'html' || !first) return { conclusion: '', rest: text };
  const rest = { kind: 'html' as const, html: asHtml(block.html.slice(first[0].length)) };
  return { conclusion: typeset(plainText(asHtml(first[1]))), rest: { ...text, blocks: [rest, ...others] } };
}
