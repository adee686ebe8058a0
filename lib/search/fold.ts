import { Converter } from 'opencc-js/t2cn';

/** Text in the form in which it is compared, and where each of its characters came from. */
export interface Folded {
  text: string;
  /** index in the original of every character of `text`, and the original's length at the end */
  origins: number[];
}

const simplified = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/** Full width to half width, small letters, no accents, traditional to simplified, nothing invisible. */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** Like `fold`, for texts in which something is marked afterwards. */
export function foldWithOrigins(text: string): Folded {
  let folded = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    for (let unit = 0; unit < part.length; unit++) origins.push(index);
    folded += part;
    index += character.length;
  }
  return { text: folded, origins: [...origins, index] };
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? character.toLowerCase() : character;
  let folded = known.get(character);
  if (folded === undefined) {
    folded = isHan(code)
      ? simplified(character)
      : character
          .normalize('NFKD')
          .replace(/[\p{M}\p{Cf}\p{Cs}]/gu, '')
          .toLowerCase()
          .replace(/\s/gu, ' ');
    known.set(character, folded);
  }
  return folded;
}

/** Is this UTF-16 unit a Chinese character of the common planes? */
export function isHan(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005 || code === 0x3007;
}
