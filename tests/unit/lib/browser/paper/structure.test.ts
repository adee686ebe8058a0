/** @jest-environment jsdom */
import { mendStructure } from '@/lib/browser/paper/structure';

async function mended(html: string): Promise<string> {
  document.body.innerHTML = '<span id="p4R_mc0">一句话</span>';
  const tree = document.createElement('span');
  tree.innerHTML = html;
  await mendStructure({ structTreeLayer: { render: async () => tree } } as never);
  return tree.innerHTML;
}

test('页上有的文字归它，没有的（图、链接）不归', async () => {
  expect(
    await mended('<span role="heading" aria-owns="p4R_mc0"></span><span role="link" aria-owns="12R"></span>'),
  ).toBe('<span role="heading" aria-owns="p4R_mc0"></span><span role="link"></span>');
});

test('表头里有行的是一组行，单独一格的还是列头', async () => {
  const cell = '<span role="columnheader" aria-owns="p4R_mc0"></span>';
  expect(await mended(`<span role="columnheader"><span role="row">${cell}</span></span>`)).toBe(
    `<span role="rowgroup"><span role="row">${cell}</span></span>`,
  );
});

test('表格里只留行，列表里只留条目：画的线不算', async () => {
  const row = '<span role="row"><span role="cell" aria-owns="p4R_mc0"></span></span>';
  expect(await mended(`<span role="table"><span aria-owns="p4R_mc0"></span>${row}</span>`)).toBe(
    `<span role="table">${row}</span>`,
  );
  const item = '<span role="listitem"><span aria-owns="p4R_mc0"></span></span>';
  expect(await mended(`<span role="list"><span></span>${item}</span>`)).toBe(`<span role="list">${item}</span>`);
});

test('没有标签的一页、标签坏了的一页都不碍事', async () => {
  await expect(mendStructure({ structTreeLayer: null } as never)).resolves.toBeUndefined();
  const broken = { render: () => Promise.reject(new Error('坏的标签')) };
  await expect(mendStructure({ structTreeLayer: broken } as never)).resolves.toBeUndefined();
});
