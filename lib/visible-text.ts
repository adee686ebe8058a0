/** Characters that take no room, fill names with nothing or turn the line round (Unicode: default ignorable, bidi controls). */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** Joins emoji to one; between other characters it is not seen. */
const JOINER = /([\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}])?\u200D/gu;
/** The empty pattern of Braille is a blank. */
const BLANK = /\u2800/g;

/** A text as it is seen: nothing in it hides, and it runs in its own direction. */
export function visibleText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(JOINER, (joiner: string, before?: string) => (before ? joiner : ''))
    .replace(BLANK, ' ');
}
