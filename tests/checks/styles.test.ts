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

test('组合同一文件里的类时，那个类自己不再组合别的：构建工具只跟一层', () => {
  const chained = styles.flatMap(({ file, text }) => {
    const rules = [...text.matchAll(/^\s*\.([\w-]+)(?:,[^{]*)? \{([^}]*)\}/gm)].map(([, name, body]) => ({
      name,
      body,
    }));
    const composing = new Set(rules.filter(({ body }) => /composes:/.test(body)).map(({ name }) => name));
    return rules.flatMap(({ name, body }) =>
      [...body.matchAll(/composes: ([^;]+);/g)]
        .filter(([, what]) => !what.includes(' from '))
        .flatMap(([, what]) => what.split(' ').filter((one) => composing.has(one) && !coversIts(rules, one, what)))
        .map((one) => `${file}: .${name} → .${one}`),
    );
  });
  expect(chained).toEqual([]);
});

test('西文字体不画中文标点：引号、破折号、省略号留给中文字体', () => {
  const faces = [...tokens.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body]) => body);
  const drawn = faces.map((body) => {
    const [, range = ''] = /unicode-range:\s*([^;]*);/.exec(body) ?? [];
    const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first, last = first]) => [
      parseInt(first, 16),
      parseInt(last, 16),
    ]);
    const isDrawn = (sign: string) =>
      range === '' || spans.some(([first, last]) => sign.charCodeAt(0) >= first && sign.charCodeAt(0) <= last);
    return [...'0“”‘’—…，。'].filter(isDrawn).join('');
  });
  expect(drawn).toEqual(['0', '0']);
});

/** What a class composes of its own file is named beside it, too. */
function coversIts(rules: { name: string; body: string }[], one: string, named: string): boolean {
  const body = rules.find(({ name }) => name === one)?.body ?? '';
  const [, own = ''] = /composes: ([^;]+);/.exec(body) ?? [];
  return !own.includes(' from ') && own.split(' ').every((part) => named.split(' ').includes(part));
}
