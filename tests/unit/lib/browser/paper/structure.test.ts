/** @jest-environment jsdom */
import { structureOf } from '@/lib/browser/paper/structure';

type Tree = NonNullable<Parameters<typeof structureOf>[0]>;
const text = (id: string) => ({ type: 'content', id });
const part = (role: string, ...children: Tree['children']) => ({ role, children });
const html = (...children: Tree['children']) => structureOf(part('Root', ...children))?.innerHTML;

test('没有标签的一页没有结构', () => {
  expect(structureOf(null)).toBeNull();
  expect(structureOf(part('Root'))).toBeNull();
});

test('标题有级别，文字按标识归它', () => {
  expect(html(part('H2', text('p4R_mc0'), text('p4R_mc1')))).toBe(
    '<span role="heading" aria-level="2" aria-owns="p4R_mc0 p4R_mc1"></span>',
  );
});

test('表格、列表照样；夹在别的东西之间的文字不换位置', () => {
  const table = part(
    'Table',
    text('line'),
    part('TR', part('TH', text('a')), part('TD', part('NonStruct', text('b')))),
  );
  expect(html(table, part('P', text('c'), part('Strong', text('d')), text('e')))).toBe(
    '<span role="table"><span role="row"><span role="columnheader" aria-owns="a"></span>' +
      '<span role="cell"><span aria-owns="b"></span></span></span></span>' +
      '<span><span aria-owns="c"></span><span aria-owns="d"></span><span aria-owns="e"></span></span>',
  );
});

test('图的替代文字念得出；文件里的怪名字与太深的层次不碍事', () => {
  const figure = { ...part('Figure', text('a')), alt: '十二台<b>设备</b>' };
  expect(html(figure)).toBe('<span role="img" aria-label="十二台<b>设备</b>" aria-owns="a"></span>');
  expect(html(part('constructor', { type: 'object', id: 'x' }))).toBe('<span></span>');
  let deep = part('P', text('a'));
  for (let i = 0; i < 5000; i++) deep = part('Div', deep);
  expect(structureOf(part('Root', deep))).not.toBeNull();
});
