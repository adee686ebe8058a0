import { readFileSync } from 'node:fs';
import { sources } from '../support/sources';

const tokens = readFileSync('app/tokens.css', 'utf8');
const styles = sources(['app', 'components'], /\.css$/).filter(({ file }) => file !== 'app/tokens.css');

test('用到的变量在 tokens.css 里，或由同一个文件夹里的样式、组件给出', () => {
  const known = new Set([...tokens.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const given = sources(['app', 'components'], /\.(css|tsx)$/).flatMap(({ file, text }) =>
    [...text.matchAll(/(--[a-z0-9-]+)'?[:,]/g)].map(([, name]) => `${folderOf(file)} ${name}`),
  );
  const nearby = new Set(given);
  const unknown = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)]
      .filter(([, name]) => !known.has(name) && !nearby.has(`${folderOf(file)} ${name}`))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
