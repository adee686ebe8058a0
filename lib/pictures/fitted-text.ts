import { boundWords } from '../bound-words';
import { chineseFonts } from '../chinese-fonts';
import { drawnSigns, drawText, type DrawnText } from '../drawn-text';

export interface FittedStyle {
  /** in pixels */
  size: number;
  bold?: boolean;
  colour: string;
  /** added between lines, in pixels */
  spacing?: number;
  /** lines at most; what is left of a longer text ends with … */
  most: number;
  /** in pixels: where lines break */
  width?: number;
  /** lines of nearly one length, so that none has a single character */
  balanced?: boolean;
}

/** Noto and Source Han are this much higher than their size; with that a text's lines are counted. */
const LINE_HEIGHT = 1.45;

/** No drawing has room for more signs: what a content service sends may have any length. */
const MOST_SIGNS = 600;

/** The family of the system that pictures are written in. @throws Error when the system has no Chinese font */
export async function plainFont(): Promise<string> {
  const family = (await chineseFonts()).plain;
  if (!family) throw new Error('没有中文字体，画不成：请安装 fonts-noto-cjk 与 fontconfig');
  return family;
}

/** A text in as many lines as it may have; null without one. */
export async function fittedText(
  text: string,
  style: FittedStyle & { width: number },
  family: string,
): Promise<DrawnText | null> {
  const signs = drawnSigns(text).slice(0, MOST_SIGNS);
  if (signs.length === 0) return null;
  const whole = await lines(signs.join(''), style, family);
  const fits = ({ height }: DrawnText) => height <= style.most * (style.size * LINE_HEIGHT + (style.spacing ?? 0));
  if (fits(whole)) return style.balanced ? balanced(whole, signs.join(''), style, family) : whole;
  // the longest beginning that fits
  let [fitting, tooLong] = [0, signs.length];
  let shown = whole;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    const beginning = await lines(`${signs.slice(0, middle).join('').trimEnd()}…`, style, family);
    if (fits(beginning)) [fitting, shown] = [middle, beginning];
    else tooLong = middle;
  }
  return shown;
}

/** The same lines in the narrowest box that needs no more of them, to a tenth. */
async function balanced(
  whole: DrawnText,
  text: string,
  style: FittedStyle & { width: number },
  family: string,
): Promise<DrawnText> {
  let shown = whole;
  for (let share = 0.9; share >= 0.5; share -= 0.1) {
    const narrower = await lines(text, { ...style, width: Math.round(style.width * share) }, family);
    if (narrower.height > whole.height * 1.2 || narrower.width > style.width * share) break;
    shown = narrower;
  }
  return shown;
}

function lines(
  text: string,
  { size, bold, colour, spacing = 0, width }: FittedStyle & { width: number },
  family: string,
): Promise<DrawnText> {
  return drawText(bound(text), { family, size, bold, colour, spacing, width });
}

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** No line ends within a model's name, or between a number and what it counts. */
function bound(text: string): string {
  return boundWords(text)
    .map((part, index) => (index % 2 === 1 ? [...part.replaceAll(' ', NO_BREAK_SPACE)].join(WORD_JOINER) : part))
    .join('');
}
