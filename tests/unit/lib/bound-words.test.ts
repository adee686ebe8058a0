import { boundWords } from '@/lib/bound-words';
import { WHOLE } from '@/tests/support/page-faults';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every line of the sample content. */
function lines(): string[] {
  const root = 'lib/sample-content';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'));
}

test.each(['见 a/HZ-G2', 'x.A-12台', 'ABCDEFGH-12', 'HZ-G2HZ-G3', '12台HZ-G2', 'a-b-c-d', '_A-1', '1-2-3天'])(
  '“%s” 与一条向后看的规则一样分',
  (text) => expect(boundWords(text)).toEqual(text.split(WHOLE)),
);

test('整份内容与一条向后看的规则一样分', () => {
  const all = lines();
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((line) => boundWords(line).join('│') !== line.split(WHOLE).join('│'))).toEqual([]);
});
