/** Characters as wide as they are high: Han, kana, and the marks that are set in their square. */
const WIDE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]`;
/** Marks with the room of a blank in their own square. */
const MARK = String.raw`[\u3001-\u3003\u3008-\u3011\u3014-\u301b\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f]`;
/** Marks that Latin texts have too: of which script they are, their neighbour tells. */
const SHARED = '[“”‘’…—·]';
const BREAK = String.raw`[ \t]*\n[ \t]*`;

const JOINED = new RegExp(
  [
    `(?<=${WIDE})${BREAK}(?=${WIDE}|${SHARED})`,
    `(?<=${SHARED})${BREAK}(?=${WIDE})`,
    String.raw`(?<=${MARK})${BREAK}(?=\S)`,
    String.raw`(?<=\S)${BREAK}(?=${MARK})`,
  ].join('|'),
  'gu',
);

/**
 * A text whose lines go on in the next one: between two Chinese characters, and at a Chinese mark, the line break is
 * no blank (CSS Text 4, segment breaks). Other line breaks stay.
 */
export function joinLines(text: string): string {
  return text.includes('\n') ? text.replace(JOINED, '') : text;
}

/** Whether a line that ends so and one that begins so are joined without a blank. */
export const joinsWithout = (before: string, after: string): boolean =>
  before !== '' && after !== '' && !joinLines(`${before}\n${after}`).includes('\n');
