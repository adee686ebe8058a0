import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { highlightedCode } from '@/lib/highlighted-code';

const FOLDER = 'lib/sample-content/integration';
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('样例里的每一段代码：认得语言，标出关键字，一个字也不少', () => {
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'))) {
    const { language, example } = parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Record<string, string>;
    const text = readFileSync(path.join('lib/sample-content/media', example), 'utf8');
    const html = highlightedCode(text, language)!;
    expect([name, words(html)]).toEqual([name, text]);
    expect([name, /class="hljs-(keyword|comment)"/.test(html)]).toEqual([name, true]);
  }
});

test('代码里的标签是字；不认得的语言不猜', () => {
  expect(highlightedCode('x = "<script>alert(1)</script>"', 'Python')).not.toContain('<script');
  for (const language of ['', 'Klingon', 'constructor']) expect(highlightedCode('x', language)).toBeNull();
});
