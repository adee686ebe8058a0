/** A place after which a heading may break: punctuation that ends a phrase. */
const PHRASE_END = /(?<=[，。、；：？！—])/;
/** A phrase longer than this may not fit on a line of a phone: it may break between its words too. */
const LONGEST_PHRASE = 9;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** A heading in the parts between which it may break: its phrases, and of a long phrase groups of words. */
export function phrasesOf(title: string): string[] {
  return title.split(PHRASE_END).flatMap((phrase) => (phrase.length > LONGEST_PHRASE ? wordsOf(phrase) : [phrase]));
}

/**
 * A phrase in groups of words. Single characters (座舱 is two to the segmenter) stay with what stands before them, and
 * so do signs and the unit after a number.
 */
function wordsOf(phrase: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(phrase)) {
    const before = parts.at(-1) ?? '';
    const isJoined = !isWordLike || segment.length < 2 || before.length < 2 || /[\u00A0\d.–-]$/.test(before);
    if (parts.length > 0 && isJoined) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}
