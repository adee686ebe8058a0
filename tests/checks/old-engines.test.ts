import { readFileSync } from 'node:fs';
import { rulesOf, styleRules, type StyleRule } from '../support/style-rules';

/*
 * The oldest browsers of this site are Chrome 87, Safari 14.5 and Firefox 102 (`browserslist` in package.json): a rule
 * that they do not know is left out whole. Each of these kinds has broken a page once.
 */

const rules = styleRules();
const at = ({ file, selectors }: StyleRule) => `${file}: ${selectors.join(', ')}`;

/** Selectors that drop the whole list they are in, where they are unknown. */
const NEWER =
  /:has\(|:focus-visible|:nth-(?:last-)?child\([^)]*\bof\b|::details-content|:popover-open|::-webkit-|::-moz-/;

/** Where a question to the page (`:has`) is no way of its own to something readable, each with what is left without it. */
const ASKING: Record<string, string> = {
  'components/floor-plan/floor-plan.module.css': '号码说出同一件，不亮也找得到',
  'components/home/home-domains.module.css': '两张图叠着，上面的是要看的那张',
  'components/home/home-modules.module.css': '脚本也说（data-rest）',
  'components/home/solution-tabs.module.css': '打开的列表少一段空',
  'components/internal/internal-frame.module.css': '下沿多一段空',
  'components/layout/header-menu.module.css': '当前的一项不加粗，横线还在',
  'components/layout/site-footer.module.css': '脚本也说（data-closes）',
  'components/layout/site-header.module.css': '深色的头上面是白的页头',
  'components/publication/publication-abstract.module.css': '整段在 @supports 里',
  'components/ui/hero.module.css': '同一个按钮上下各一个',
  'components/ui/contact-bar.module.css': '脚本也说（data-has-bar）',
};

test('规则按层次读出来', () => {
  const [rule] = rulesOf('a.css', '@media print { .a:is(b, c), .d { color: red; /* {} */ margin: 0 } }');
  expect(rule).toEqual({
    file: 'a.css',
    selectors: ['.a:is(b, c)', '.d'],
    declarations: ['color: red', 'margin: 0'],
    within: ['@media print'],
  });
});

test('一个新的选择器不连累旁边的：它有自己的规则', () => {
  const mixed = rules.filter(
    ({ selectors }) => selectors.some((one) => NEWER.test(one)) && !selectors.every((one) => NEWER.test(one)),
  );
  expect(mixed.map(at)).toEqual([]);
});

test('问整页的选择器（:has）不是唯一的办法', () => {
  const asking = rules.filter(({ selectors }) => selectors.some((one) => one.includes(':has(')));
  expect(asking.filter(({ file }) => !ASKING[file]).map(at)).toEqual([]);
  expect(Object.keys(ASKING).filter((file) => !asking.some((rule) => rule.file === file))).toEqual([]);
});

test('位移、旋转、缩放写成 transform', () => {
  const single = rules.filter(({ declarations }) => declarations.some((one) => /^(translate|rotate|scale):/.test(one)));
  expect(single.map(at)).toEqual([]);
});

test('每个 dvh 前面有同一条 vh', () => {
  const alone = rules.filter(({ declarations }) =>
    declarations.some(
      (one, index) => /\d[dsl]vh/.test(one) && declarations[index - 1] !== one.replace(/[dsl]vh/g, 'vh'),
    ),
  );
  expect(alone.map(at)).toEqual([]);
});

test('脚本有没有起来看 html 上的 data-js，不问 @media (scripting)', () => {
  const asked = rules.filter(({ within }) => within.some((one) => one.includes('scripting')));
  expect([...new Set(asked.map(({ file }) => file))]).toEqual([]);
});

test('指着才有的样子只给有指针的：手指点过以后不留在那里', () => {
  const isPointed = (selector: string) => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').includes(':hover');
  const sticky = rules.filter(
    ({ selectors, within }) => selectors.some(isPointed) && !within.some((one) => one.includes('(hover: hover)')),
  );
  expect(sticky.map(at)).toEqual([]);
});

test('iPhone 横过来字不变大', () => {
  expect(readFileSync('app/globals.css', 'utf8')).toMatch(/-webkit-text-size-adjust: 100%/);
});
