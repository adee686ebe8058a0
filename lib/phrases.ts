import 'server-only';

/*
 * Where titles break is worked out on the server alone: each browser's `Intl.Segmenter` knows other words, and a
 * title that breaks elsewhere than in the HTML cannot be hydrated.
 */

/** A place after which a heading may break: punctuation that ends a phrase. */
const PHRASE_END = /(?<=[，。、；：？！—])/;
/** A phrase longer than this may not fit on a line of a phone: it may break between its words too. */
const LONGEST_PHRASE = 9;
/** What belongs to the word after it: 同一条, 每一份, 三分类, 几十毫秒, 最没精神, 往下降. */
const LEADING = /[同每各本该这那某第]?[一二两三四五六七八九十几]+$|[同每各本该这那某第不没未最更往向把被让对给]+$/;
/** What leads a number besides: 前三秒. */
const LEADING_NUMBER = /[前后头]$/;
/** What belongs to the word before it: 核对过的, 进近中的, 编码者, 屏幕式. */
const TRAILING = /^[的地得了着过们者式性化率仪器员点头里中上下内外时后前]+/;
/** A count and its measure belong to what is counted: 一份报告, 32 名驾驶员. */
const COUNT = /(?:[一二两三四五六七八九十几]|\d\u00A0?)[\u4e00-\u9fff]$/;
/** Where the verb before it leads belongs to the verb: 看回来, 接起来. */
const DIRECTION = /^[回出起下过进上][来去]/;
/** Words of the field that the segmenter does not know: it ends one within them, 微扫|视频|率. */
const FIELD_WORDS = /微扫视|前额叶|踏面|外骨骼|近红外|过街|变异性|额中线|多机位|照做|空速表/g;
/** From so many on, words of one character make a group of their own: 没在看路. */
const SHORT_RUN = 3;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * A heading in the parts between which it may break: its phrases, and of a long phrase groups of words.
 * @param longest in characters: a phrase that has more is a long one
 */
export function phrasesOf(title: string, longest = LONGEST_PHRASE): string[] {
  // a mark after the name of a module (虚拟现实与空间交互) hangs over the end of the line
  const isLong = (phrase: string) => phrase.replace(/(与.+)[，、]$/, '$1').length > longest;
  return title.split(PHRASE_END).flatMap((phrase) => (isLong(phrase) ? groupsOf(phrase) : [phrase]));
}

/**
 * A phrase in groups of words. Single characters (座舱 is two to the segmenter) stay with what is before them, and
 * so do signs, numbers and Latin letters (between two groups no space is set before them) and the unit after a number.
 */
function groupsOf(phrase: string): string[] {
  const parts: string[] = [];
  const known = [...phrase.matchAll(FIELD_WORDS)].map(({ index, 0: word }) => [index, index + word.length]);
  let end = 0;
  for (const { text, isWord } of wordsOf(phrase)) {
    const start = end;
    end += text.length;
    const before = parts.at(-1) ?? '';
    const isJoined =
      known.some(([first, last]) => first < start && start < last) ||
      !isWord ||
      text.length < 2 ||
      /^[过里中上下内外]的$/.test(text) ||
      DIRECTION.test(text) ||
      before.length < 2 ||
      /^[\dA-Za-z]/.test(text) ||
      /[\u00A0\dA-Za-z.–-]$/.test(before) ||
      (COUNT.test(before) && before.length < 8);
    if (parts.length > 0 && isJoined) parts[parts.length - 1] += text;
    else parts.push(text);
  }
  return parts;
}

/** The words of a phrase; a leading character with the word that it leads, a run of short words as one. */
function wordsOf(phrase: string): { text: string; isWord: boolean }[] {
  const found: { text: string; isWord: boolean }[] = [];
  let run = '';
  const end = () => {
    const before = TRAILING.exec(run)?.[0] ?? '';
    for (const character of before) found.push({ text: character, isWord: true });
    run = run.slice(before.length);
    if (run.length >= SHORT_RUN) found.push({ text: run, isWord: true });
    else for (const character of run) found.push({ text: character, isWord: true });
    run = '';
  };
  for (const { segment, isWordLike } of words.segment(phrase)) {
    if (/^[\u4e00-\u9fff]$/.test(segment)) {
      run += segment;
      continue;
    }
    const isNumber = /^[一二两三四五六七八九十几]/.test(segment);
    const leading = LEADING.exec(run) ?? (isNumber ? LEADING_NUMBER.exec(run) : null);
    const leads = isWordLike ? (leading?.[0] ?? '') : '';
    run = run.slice(0, run.length - leads.length);
    end();
    found.push({ text: leads + segment, isWord: Boolean(isWordLike) });
  }
  end();
  return found;
}
