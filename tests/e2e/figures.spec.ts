import { expect, test } from '@playwright/test';
import { itemsOf } from '../support/site-content';

/** Types whose pages open with figures, and the address of an item. */
const KINDS = {
  solution: (alias: string) => `/solutions/${alias}`,
  module: (alias: string) => `/products/modules/${alias}`,
  domain: (alias: string) => `/application-fields/${alias}`,
  ecosystemCase: (alias: string) => `/ecosystem/cases/${alias}`,
  ecosystemLaboratory: (alias: string) => `/ecosystem/labs/${alias}`,
};
const WIDTHS = [320, 390, 768, 1024, 1440];

for (const [kind, addressOf] of Object.entries(KINDS)) {
  test(`${kind} 首屏的每个数，换成各项里最长的：不出格，不碰旁边的`, async ({ page }) => {
    const addresses = (await itemsOf(kind, 100)).map(({ alias }) => addressOf(alias));
    await page.goto(addresses[0]);
    const places = await page.evaluate(async (all) => {
      const figuresOf = (root: ParentNode) =>
        [...(root.querySelector('main dl[data-layout]')?.querySelectorAll('dd') ?? [])].map((figure) => ({
          figure,
          slot: [...(figure.parentElement?.parentElement?.children ?? [])].indexOf(figure.parentElement!),
        }));
      const isNote = (figure: Element) => figure.previousElementSibling?.matches('dd');
      const longest = new Map<number, Element>();
      for (const address of all) {
        const html = await (await fetch(address)).text();
        for (const { figure, slot } of figuresOf(new DOMParser().parseFromString(html, 'text/html'))) {
          const before = longest.get(slot)?.textContent ?? '';
          if (!isNote(figure) && (figure.textContent ?? '').length > before.length) longest.set(slot, figure);
        }
      }
      let filled = 0;
      for (const { figure, slot } of figuresOf(document)) {
        const other = longest.get(slot);
        if (!other || isNote(figure)) continue;
        figure.replaceChildren(...other.cloneNode(true).childNodes);
        filled += 1;
      }
      return filled;
    }, addresses);
    test.skip(places === 0, '这一类没有并排的数');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('main dl[data-layout] > div')].flatMap((slot) => {
          const figure = slot.querySelector('dd');
          if (!figure?.checkVisibility()) return [];
          const range = document.createRange();
          range.selectNodeContents(figure);
          return [{ text: figure.textContent ?? '', box: range.getBoundingClientRect() }];
        });
        const outside = boxes.filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth + 1);
        const touching = boxes.filter(({ box }, index) =>
          boxes.some(
            (other, at) =>
              at !== index &&
              other.box.top < box.bottom - 1 &&
              box.top < other.box.bottom - 1 &&
              other.box.left < box.right + 4 &&
              box.left < other.box.right + 4,
          ),
        );
        return [...outside, ...touching].map(({ text }) => text);
      });
      expect(wrong, `${width} 宽`).toEqual([]);
    }
  });
}
