import { fold, foldWithOrigins } from '@/lib/search/fold';
import { findQuantities } from '@/lib/search/quantities';
import { findTerms, rowsOf } from '@/lib/search/terms';
import { readSearchText } from '@/lib/search/text-rule';
import { SYNONYMS } from '@/lib/search/synonyms';
import { tokensOf } from '@/lib/search/tokens';

test.each([
  ['腦電與眼動儀', '脑电与眼动仪'],
  ['ＥＥＧ　１２０Ｈｚ', 'eeg 120hz'],
  ['Café µV Ω ㎡ ℃', 'cafe μv ω m2 °c'],
  ['眼\u200b动\u202e仪', '眼动仪'],
  ['\ud83d眼', '眼'],
])('%s 比较时是 %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('比较用的文字记得每个字从哪里来', () => {
  const { text, origins } = foldWithOrigins('a㎡眼\u200b动');
  expect(text).toBe('am2眼动');
  expect(origins).toEqual([0, 1, 1, 2, 4, 5]);
});

test.each([
  ['1,000 Hz', '1000hz'],
  ['1 kHz', '1000hz'],
  ['１０００赫兹', '1000hz'],
  ['60–120 Hz', '60hz'],
  ['60–120 Hz', '120hz'],
  ['0.5 s', '0.5s'],
  ['500毫秒', '0.5s'],
  ['32通道', '32ch'],
  ['64导', '64ch'],
  ['4,000', '4000'],
])('%s 里有 %s', (text, key) => {
  expect(findQuantities(fold(text)).map((quantity) => quantity.key)).toContain(key);
});

test.each(['P300', 'HZ-200', 'L3级', 'hz2000x'])('%s 里没有单独的数', (text) => {
  expect(findQuantities(fold(text))).toEqual([]);
});

test('头皮电位里没有皮电，皮电反应里有', () => {
  const [row] = rowsOf('皮电');
  expect(findTerms('头皮电位').map((hit) => hit.row)).not.toContain(row);
  expect(findTerms('皮电反应').map((hit) => hit.row)).toContain(row);
});

test('拉丁词只按整词算', () => {
  const [row] = rowsOf('vr');
  expect(findTerms('chevron vr').filter((hit) => hit.row === row)).toHaveLength(1);
});

test('同义词表至少六十组，每组里没有重复的词', () => {
  const groups = SYNONYMS.filter((words) => words.length > 1);
  expect(groups.length).toBeGreaterThanOrEqual(60);
  expect(groups.filter((words) => new Set(words.map(fold)).size !== words.length)).toEqual([]);
});

test('型号带不带连字符都找得到', () => {
  expect(tokensOf(fold('HZ-G3 Pro'))).toEqual(expect.arrayContaining(['hz', 'g3', 'hzg3', 'hzg3pro', 'g3pro']));
});

test.each([
  [' 眼动仪  采样率 ', '眼动仪 采样率'],
  ['EEG-fNIRS', 'EEG-fNIRS'],
  ['C#', 'C#'],
  ['1,000 Hz', '1000 Hz'],
  ['\u200b脑电', '脑电'],
  ['', ''],
  ['   ', ''],
  ['---', null],
  ['<script>', 'script'],
  ['(眼动', '眼动'],
  ['什么是眼动仪？', '什么是眼动仪'],
  ['脑电、眼动', '脑电 眼动'],
  ['（HZ-G2）', 'HZ-G2'],
  ['EEG & fNIRS', 'EEG fNIRS'],
  ['p<0.05', 'p 0.05'],
  ["xi'an，lǜ", 'xian lǜ'],
  ['２．０', '２．０'],
  ['？！“”（）…', null],
  ['. - /', null],
  ['😀', null],
  ['\0', null],
  ['\ud800', null],
  ['眼'.repeat(65), null],
])('搜索文字 %j 读作 %j', (raw, text) => {
  expect(readSearchText(raw)).toBe(text);
});
