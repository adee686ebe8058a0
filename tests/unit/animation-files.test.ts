import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAnimation } from '@/lib/animations/animation';

const FOLDER = path.resolve('lib/sample-content/media/animation');

test('播放器认得每个动画文件', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  expect(names.length).toBeGreaterThan(0);
  const unknown = names.filter((name) => !isAnimation(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))));
  expect(unknown).toEqual([]);
});
