import { readFileSync } from 'node:fs';
import { sources } from '../support/sources';

const tokens = readFileSync('app/tokens.css', 'utf8');
const styles = sources(['app', 'components'], /\.css$/).filter(({ file }) => file !== 'app/tokens.css');

/** Widths at which something changes, and one pixel above where a rule is for the wider side. */
const BREAKPOINTS = ['300px', '400px', '768px', '769px', '1024px', '1025px', '500px'];

test('颜色只来自 tokens.css', () => {
  const raw = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi)].map(([color]) => `${file}: ${color}`),
  );
  expect(raw).toEqual([]);
});

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

test('断点是规定的那几个', () => {
  const odd = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*?((?:min|max)-(?:width|height)):\s*([^)]+)\)/g)]
      .filter(([, , width]) => !BREAKPOINTS.includes(width.trim()))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(odd).toEqual([]);
});

test('字号与字重只来自 tokens.css', () => {
  const raw = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/font-(?:size|weight):\s*([^;]+);/g)]
      .filter(([, value]) => !/^var\(--/.test(value) && !/^(inherit|0\.9em)$/.test(value))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(raw).toEqual([]);
});
