import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { phrasesOf } from '@/lib/phrases';
import { typeset } from '@/lib/text';

const CONTENT = 'lib/sample-content';
/** Fields that pages set as headings, and the headings of Markdown. */
const TITLES = new Set(['displayText', 'name', 'question', 'subTitle', 'introductionName']);
const HEADING = /^#+ (.+)$/gm;

/** What no line may end with, where it is a word of its own, and what none may begin with. */
const LEADS = /^[一二两三四五六七八九十几第每各某不没未最更往]$/;
const TRAILS = /^(?:[的地得了着过们者式性化率]|[过里中上下内外]的)$/;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

function titlesIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => titlesIn(entry, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => titlesIn(entry, key));
  if (typeof value !== 'string') return [];
  return [...(TITLES.has(name) ? [value] : []), ...[...value.matchAll(HEADING)].map(([, heading]) => heading)];
}

function everyTitle(): string[] {
  const items = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.yaml') && !/^(facts|media|files)/.test(file),
  );
  const written = items.flatMap((file) => titlesIn(parse(readFileSync(path.join(CONTENT, file), 'utf8'))));
  return [...new Set([...written, ...Object.values(fixedPages).map(({ title }) => title)])].map(typeset);
}

/** Places at which a title may break and should not. */
function wrongBreaks(title: string): string[] {
  const segments = [...words.segment(title)];
  let at = 0;
  return phrasesOf(title).flatMap((part, index) => {
    const place = at;
    at += part.length;
    if (index === 0 || /[，。、；：？！—]/.test(title[place - 1])) return [];
    const after = segments.find((segment) => segment.index === place);
    const before = segments.findLast((segment) => segment.index < place);
    const isWrong = !after || TRAILS.test(after.segment) || LEADS.test(before?.segment ?? '');
    return isWrong ? [`${title.slice(0, place)}|${title.slice(place)}`] : [];
  });
}

test('所有标题，在一个字要跟着后面、或要跟着前面的地方不断开', () => {
  const titles = everyTitle();
  expect(titles.length).toBeGreaterThan(800);
  expect(titles.flatMap(wrongBreaks)).toEqual([]);
});
