import type { SearchDocument } from '@/lib/search/document';
import { SearchEngine } from '@/lib/search/engine';
import { readEnglishDocuments } from '@/lib/search/english-documents';
import { parseEnglish } from '@/lib/search/english-query';
import { excerptAround } from '@/lib/search/highlight';
import { getTranslatedPaths } from '@/lib/content/english';

let documents: SearchDocument[];
let engine: SearchEngine;

beforeAll(async () => {
  documents = await readEnglishDocuments();
  engine = new SearchEngine('en');
  engine.put(documents);
});

const search = (text: string) => engine.search(text, null, 1, 9);
const titles = (text: string) => search(text).hits.map(({ title }) => title);

test('每个英文页都在里面，一个中文字也没有', async () => {
  expect(documents).toHaveLength((await getTranslatedPaths()).length);
  const shown = documents.map(({ images, colours, ...words }) => (expect(images.length).toBe(colours.length), words));
  expect(JSON.stringify(shown)).not.toMatch(/\p{Script=Han}/u);
});

test.each([
  ['models', 'Model'],
  ['eeg model', 'Model'],
  ['driving solutions', 'Solution'],
])('%s：说了要哪一类，那一类在前', (text, kind) => {
  expect(search(text).hits[0].kind).toBe(kind);
});

test.each([
  ['what is the sampling rate of the HZ-E64', 'HZ-E64'],
  ['64 channels', 'HZ-E64'],
  ['hz e64', 'HZ-E64'],
  ['laboratories for driving', 'Driving and Cockpit Human Factors Laboratory'],
  ['ECG', 'Wearable ECG and PPG'],
  // the words of the field are known in both languages
  ['眼动', 'Wearable Eye Tracking'],
])('%s 找得到 %s', (text, title) => {
  expect(titles(text)).toContain(title);
});

test('问话里的虚词不算；全是虚词，就找这些', () => {
  expect(parseEnglish('How can I use the amplifier').map(({ text }) => text)).toEqual(['amplifier']);
  expect(parseEnglish('what is it').map(({ text }) => text)).toEqual(['what', 'is', 'it']);
});

test.each([
  ['amplifiers', 'amplifier'],
  ['batteries', 'battery'],
  ['headsets', 'headset'],
])('%s 与 %s 找到的一样', (many, one) => {
  expect(titles(many).sort()).toEqual(titles(one).sort());
});

test('拼音在英文里不是词；打错的改过来，改成英文的词', () => {
  expect(search('yandong').hits).toEqual([]);
  const { corrected, hits } = search('electroencephalografy');
  expect([corrected, hits[0].title]).toEqual(['electroencephalography', 'Electroencephalography']);
  for (const spelling of search('spectrscpy zzz').spellings) expect(spelling).toMatch(/^[a-z]+$/);
});

test('参数行对上了，就显示那一行；摘出来的一段不切开词', () => {
  const [hit] = search('HZ-E64 input noise').hits;
  expect(hit.excerpt).toMatch(/^Input noise: /);
  const text = `${'A first sentence that says nothing of it. '.repeat(4)}Here the pupil is measured, ${'and much more follows '.repeat(20)}`;
  const excerpt = excerptAround(text, parseEnglish('pupils'), 'en')!;
  expect(excerpt).toMatch(/^Here the pupil is measured, and .*\w…$/);
  expect(excerpt.length).toBeLessThan(225);
  expect(text).toContain(excerpt.slice(0, -1));
  expect(`${text} `).toContain(`${excerpt.slice(0, -1)} `);
});
