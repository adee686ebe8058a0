import { fold } from './fold';
import { findTerms } from './terms';

/** Words of Latin letters, one blank apart. */
const RUNS = /(?<![\p{L}\p{N}\-./+#])[a-z]+(?: [a-z]+)+(?![\p{L}\p{N}\-./+#])/gu;
/** ü is typed as v; with a tone mark it would fold to u. */
const UMLAUT = /([ln])[üǖǘǚǜ]/giu;

/**
 * Pinyin is found however it is typed: `yan dong yi` and `yǎn dòng yí` are `yandongyi`. Words that only look like it
 * stay apart.
 * @param isSound whether letters in a row are how words of the content sound
 */
export function joinedPinyin(text: string, isSound: (letters: string) => boolean): string {
  const plain = text.normalize('NFC').replace(UMLAUT, '$1v');
  const folded = fold(plain);
  const joined = folded.replace(RUNS, (run) => {
    const words = run.split(' ');
    if (findTerms(run).some(({ start, end }) => end - start === run.length)) return run;
    return joinedWords(words, isSound).join(' ');
  });
  return joined === folded ? plain : joined;
}

/** The longest rows of words that are a sound, from the left. */
function joinedWords(words: readonly string[], isSound: (letters: string) => boolean): string[] {
  const joined: string[] = [];
  for (let start = 0; start < words.length;) {
    let end = words.length;
    while (end > start + 1 && !isSound(words.slice(start, end).join(''))) end -= 1;
    joined.push(words.slice(start, end).join(''));
    start = end;
  }
  return joined;
}
