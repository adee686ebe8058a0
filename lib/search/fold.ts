import { Converter } from 'opencc-js/t2cn';

/** Text in the form in which it is compared, and where each of its characters came from. */
export interface Folded {
  text: string;
  /** index in the original of every character of `text`, and the original's length at the end */
  origins: number[];
}

const simplified = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();
/** by UTF-16 unit: 0 not looked at yet, 1 folds to itself, 2 does not or is half a character */
const kinds = new Uint8Array(0x10000);

/** Full width to half width, small letters, no accents, traditional to simplified, nothing invisible. */
export function fold(text: string): string {
  let folded = '';
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((kinds[code] ||= kindOf(code)) === 1) continue;
    const character = String.fromCodePoint(text.codePointAt(index)!);
    folded += text.slice(from, index) + foldCharacter(character);
    index += character.length - 1;
    from = index + 1;
  }
  return from === 0 ? text : folded + text.slice(from);
}

function kindOf(code: number): number {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const character = String.fromCharCode(code);
  return !isHalf && foldCharacter(character) === character ? 1 : 2;
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
