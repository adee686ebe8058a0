import type { RichText } from '../content/types';
import { asHtml } from '../html';
import { plainText } from '../html-words';
import type { Question } from './page-facts';

const HEADING = /<h([2-6])\b[^>]*>([\s\S]*?)<\/h\1>/g;

/** Questions that a text answers: headings with a question mark, each with what is below it up to the next heading. */
export function questionsIn({ blocks }: RichText): Question[] {
  // without the places where a heading may break
  const html = blocks
    .map((block) => (block.kind === 'html' ? block.html : ''))
    .join('')
    .replaceAll('\u200b', '');
  const headings = [...html.matchAll(HEADING)];
  return headings.flatMap((heading, index) => {
    const question = plainText(asHtml(heading[2]));
    const answer = plainText(asHtml(html.slice(heading.index + heading[0].length, headings[index + 1]?.index)));
    return /[？?]$/.test(question) && answer ? [{ question, answer }] : [];
  });
}
