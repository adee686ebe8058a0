import { readFileSync } from 'node:fs';
import { inlineScripts as read, source } from '@/lib/server/pages/inline-scripts.mjs';

const inlineScripts = (html: string, payload: string | null) => read(html, payload).sources;

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const FILES =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js","static/chunks/b-1.js"],"runtimeModuleIds":[94553,2]});';
const PAYLOAD = '1:"$Sreact.fragment"\n2:["$","p",null,{"children":"案例 <b>"}]\n';
const piece = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replace(/</g, '\\u003c')}])`;
const page = (...scripts: string[]) =>
  `<p>正文</p><script src="/_next/static/a.js" async=""></script>${scripts.map((text) => `<script>${text}</script>`).join('')}`;
const blessed = (...scripts: string[]) => scripts.map(source).join(' ');

test('Next 写的都准：开头、清单、合起来正好是这一页内容的各段', () => {
  const pieces = [piece(PAYLOAD.slice(0, 20)), piece(PAYLOAD.slice(20))];
  expect(inlineScripts(page(FILES, START, ...pieces), PAYLOAD)).toBe(blessed(FILES, START, ...pieces));
  expect(inlineScripts(page(START, ...pieces), `#${PAYLOAD}`)).toBe(blessed(START, ...pieces));
});

test.each([
  ['任何别的脚本', 'alert(1)'],
  ['像开头的', `${START};alert(1)`],
  ['像清单的', FILES.replace('"static/chunks/a.js"', 'alert(1)')],
  ['清单之外还有', FILES + 'alert(1)'],
  ['清单里的文件在别处', FILES.replace('static/chunks/a.js', 'https://evil.test/a.js')],
  ['像一段内容、可是这一页没有的', piece('3:["$","script",null,{}]')],
  ['一段内容里还有别的', `self.__next_f.push([1,"x"+alert(1)])`],
  ['一段内容之后还有别的', `${piece(PAYLOAD)};alert(1)`],
])('存进来的脚本不准：%s', (_, script) => {
  expect(inlineScripts(page(START, script, piece(PAYLOAD)), PAYLOAD)).toBe(blessed(START, piece(PAYLOAD)));
});

test('重复的一段只准一次：次序不对就不是这一页的', () => {
  const [one, two] = [piece(PAYLOAD.slice(0, 20)), piece(PAYLOAD.slice(20))];
  expect(inlineScripts(page(two, one), PAYLOAD)).toBe(blessed(one));
});

describe('React 放好后来的部分', () => {
  const built = readFileSync(
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
    'utf8',
  );
  /** React's own text, as its server writes it into a page. */
  const literal = built
    .split('\n')
    .find((line) => line.trimStart().startsWith("'$RB=[];"))!
    .trim();
  const [runtime] = literal.slice(1, -1).replace(/\\n/g, '\n').replace(/\\(.)/g, '$1').split('$RC("');

  test('准 React 自己的文字，只带着位置的号', () => {
    expect(runtime).toMatch(/^\$RB=\[\]/);
    const [first, later] = [`${runtime}$RC("B:0","S:0")`, '$RC("B:1","S:a")'];
    expect(inlineScripts(page(START, first, later), '')).toBe(blessed(START, first, later));
  });

  test.each([
    ['改过一个字', () => `${runtime.replace('removeChild', 'appendChild')}$RC("B:0","S:0")`],
    ['前面还有', () => `alert(1);${runtime}$RC("B:0","S:0")`],
    ['后面还有', () => `${runtime}$RC("B:0","S:0");alert(1)`],
    ['号里有别的', () => '$RC("B:0",alert(1))'],
    ['像它的', () => '{alert(1)};$RC("B:0","S:0")'],
  ])('不准：%s', (_, script) => {
    expect(inlineScripts(page(START, script()), '')).toBe(blessed(START));
  });
});
