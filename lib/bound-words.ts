/** Words that a reader stumbles over where a line ends within. */
const WORDS = '市电|有线网|均方根|同年|实验室|研究院|研究所|中心|呼唤应答|连续采集|车道保持|行人|以后';

/** What numbers count, and their units in Chinese. */
const COUNTED =
  '万?元|个(?:百分点|月)?|毫秒|微秒|秒|分钟|小时|通道|像素|英寸|毫米|厘米|米|倍|[台名位人天周万次间件家种条份页年月日组段路岁核导片架套只项字座节枚步支处轮趟根篇块席屏点张副顶层排题]|对(?![时齐])';

/**
 * What no line may end within: a name with its hyphens and how many of it (`HZ-G2`, `N-back`, `HZ-B4 × 1`), a standard
 * (`GB/T 22240—2020`), a month with its year (`同年9月`), a number or a range with the word that it counts (`12台`, `4–6周`,
 * `66–85万元`, `22个工作日` up to 个), the number of an article (`第二十八条`), a range with its unit (`32–256 Hz`, `5%–15%`).
 */
const BOUND = new RegExp(
  [
    String.raw`([A-Za-z\d]{1,6}(?:-[A-Za-z\d]{1,6}){1,2}(?![\w./@-])(?:\u00A0×\u00A0\d+)?)`,
    String.raw`[A-Z]{2,4}(?:\/T)?\u00A0\d[\d.]*(?:—\d{4})?`,
    String.raw`(?:\d{4}|同)年\d{1,2}月`,
    String.raw`(?:\d[\d.,]*–)?\d[\d.,]*\u2060?(?:${COUNTED})(?:\/[分秒天周人台])?`,
    String.raw`第[\d一二三四五六七八九十百]+条`,
    String.raw`\d[\d.,]*[%°]?–\d[\d.,]*(?:%|(?:\u00A0?°|\u00A0[A-Za-zµΩ°])[A-Za-zµΩ/]*)?`,
    WORDS,
  ].join('|'),
  'g',
);
/** After one of these a name is part of something longer: of an address, a file, a word. */
const WITHIN = /[\w./@-]/;

/** A text in parts, every second of which stays on one line. */
export function boundWords(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (let match = nextBound(text, 0); match; match = nextBound(text, end)) {
    parts.push(text.slice(end, match.start), text.slice(match.start, match.end));
    end = match.end;
  }
  return [...parts, text.slice(end)];
}

/** Between one of these and a number Chromium sets a space, and keeps it where the number begins an inline element and a line. */
const SPACED = /[\u3400-\u9fff]$/;
/** In characters: what is longer may not fit into a narrow column where letters are twice as large, and may break behind its first. */
const LONGEST = 9;

/**
 * The same for inline elements: what begins with a Latin letter or a number has the word before it in its element, where
 * a space is set between the two. No number or name is in two elements, for a screen reader may read them apart; only
 * what is long begins one sign later.
 * @param last so many characters at the end stay together, too
 * @param wordBefore how many characters the word at the end of a text has
 */
export function nowrapParts(text: string, last = 0, wordBefore: (text: string) => number = () => 1): string[] {
  const parts = withLast(boundWords(text), text.length - last);
  for (let index = 1; index < parts.length; index += 2) {
    const [before, part] = [parts[index - 1], parts[index]];
    if (!/^[A-Za-z\d]/.test(part)) continue;
    if (part.length > LONGEST) {
      parts[index - 1] = before + part[0];
      parts[index] = part.slice(1);
    } else if (SPACED.test(before)) {
      const word = wordBefore(before);
      const taken = word + part.length > LONGEST ? 1 : word;
      parts[index - 1] = before.slice(0, -taken);
      parts[index] = before.slice(-taken) + part;
    }
  }
  return parts;
}

/** Letters and numbers, a comma or a bracket behind them: nothing that a line may end behind when words are kept whole. */
const PLAIN = /^(?:[\p{Script=Han}A-Za-z\d\u00A0]|[.,](?=\d))+[，。；：、）”]*$/u;

/** How a part that stays on one line is marked (`app/globals.css`): `soft`, it may break where it is longer than a line. */
export const nowrapMark = (part: string): 'soft' | '' => (PLAIN.test(part) ? 'soft' : '');

/** What begins at a place, or in a part that stays there, is one part that stays. */
function withLast(parts: string[], start: number): string[] {
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const end = from + part.length;
    if (start < end) {
      const rest = parts.slice(index + 1).join('');
      if (index % 2 === 1) return [...parts.slice(0, index), part + rest, ''];
      return [...parts.slice(0, index), part.slice(0, start - from), part.slice(start - from) + rest, ''];
    }
    from = end;
  }
  return parts;
}

/** A loop looks at the character before a name: expressions that look behind are a syntax error before Safari 16.4. */
function nextBound(text: string, from: number): { start: number; end: number } | null {
  const bound = new RegExp(BOUND);
  bound.lastIndex = from;
  for (let match = bound.exec(text); match; match = bound.exec(text)) {
    const isWithin = match[1] !== undefined && WITHIN.test(text.charAt(match.index - 1));
    if (!isWithin) return { start: match.index, end: bound.lastIndex };
    bound.lastIndex = match.index + 1;
  }
  return null;
}
