import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentFolder } from '@/lib/content-service/folder';
import { decodeText } from '@/lib/content-service/item-file';
import { markdownToHtml } from '@/lib/content-service/markdown';
import { TYPE_KEYS } from '@/lib/content-service/content-types';
import { validateItem } from '@/lib/content-service/validate';
import { rounds, SEED } from '@/tests/support/attacks';
import { MUTATIONS, seeded } from '@/tests/support/mutations';
import { temporaryFolders, writeFile } from '@/tests/support/temporary-folder';

const temporaryFolder = temporaryFolders();
const COUNT = rounds(750, 10_000);
const sample = new ContentFolder('lib/sample-content');
/** The shortest file of each type: what breaks a long one breaks a short one, too. */
const FILES = TYPE_KEYS.flatMap((type) =>
  sample
    .list(type)
    .map(({ alias }) => ({ type, alias, bytes: readFileSync(`lib/sample-content/${type}/${alias}.yaml`) }))
    .sort((a, b) => a.bytes.length - b.bytes.length)
    .slice(0, 1),
);
const around = { hasItem: () => true, hasMedia: () => true, hasFile: () => true };
const names = Object.keys(MUTATIONS);

test(`${COUNT} 次有种子的损坏：没有一次抛出，不好的都说出文件与原因，好的画得出来`, () => {
  const random = seeded(SEED);
  let refused = 0;
  const wrong: string[] = [];
  for (let round = 0; round < COUNT; round++) {
    const { type, alias, bytes } = FILES[Math.floor(random() * FILES.length)];
    const broken = MUTATIONS[names[round % names.length]](bytes, random);
    const read = decodeText(broken);
    const problems = 'text' in read ? undefined : [read];
    const checked = 'text' in read ? validateItem(type, alias, read.text, `${type}/${alias}.yaml`, around) : null;
    const said = problems ?? checked!.problems;
    if (said.length > 0) refused += 1;
    else for (const text of textsIn(checked!.data)) markdownToHtml(text);
    // one by one, `expect` takes longer than what it looks at
    if (said.some(({ reason }) => reason.trim() === '') || !(checked?.data ?? said.length)) wrong.push(`${round}`);
  }
  expect(wrong).toEqual([]);
  // most harm is harm to the YAML; some only changes a word
  expect(refused).toBeGreaterThan(COUNT * 0.3);
  expect(refused).toBeLessThan(COUNT);
}, 120_000);

test('两百次在磁盘上：最后的好版本一直都在', () => {
  const directory = temporaryFolder();
  const { type, alias, bytes } = FILES.find((file) => file.type === 'case')!;
  const file = path.join(directory, `${type}/${alias}.yaml`);
  const random = seeded(SEED + 1);
  writeFile(directory, 'lab/other.yaml', 'displayText: 在\n');
  writeFile(directory, `${type}/${alias}.yaml`, bytes.toString());
  const folder = new ContentFolder(directory);
  writeFileSync(file, 'displayText: 好的\npublishedUtc: 2026-03-02T02:00:00Z\n');
  folder.refresh();
  expect(folder.find(type, alias)?.data.displayText).toBe('好的');
  for (let round = 0; round < 200; round++) {
    const good = folder.find(type, alias);
    writeFileSync(file, MUTATIONS[names[round % names.length]](bytes, random));
    folder.refresh();
    const now = folder.find(type, alias);
    expect(now).toBeDefined();
    if (folder.problems.some((problem) => problem.file === `${type}/${alias}.yaml`)) expect(now).toBe(good);
  }
  rmSync(file);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
