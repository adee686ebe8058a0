import { asHtml } from '@/lib/html';
import { inlinePictures, OWN_PICTURE } from '@/lib/white-papers/inline-pictures';

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><text>"字" & #</text></svg>`;
const files: Record<string, { bytes: Uint8Array; type: string }> = {
  'a/curve.svg': { bytes: Buffer.from(svg(430)), type: 'image/svg+xml' },
  'a/curve.narrow.svg': { bytes: Buffer.from(svg(220)), type: 'image/svg+xml' },
  'a/plan.svg': { bytes: Buffer.from(svg(430)), type: 'image/svg+xml' },
  'a/photo.webp': { bytes: Buffer.from('webp'), type: 'image/webp' },
  'a/list.csv': { bytes: Buffer.from('1,2'), type: 'text/csv' },
};
const asked: string[] = [];
const inlined = (html: string) =>
  inlinePictures(asHtml(html), async (name) => {
    asked.push(name);
    return files[name] ?? null;
  });
const picture = (name: string, alt = '曲线') => `<img src="${OWN_PICTURE}${name}" alt="${alt}" loading="lazy">`;
const drawingIn = (html: string, attribute: string) =>
  decodeURIComponent(new RegExp(`${attribute}="data:image/svg\\+xml,([^"]*)"`).exec(html)?.[1] ?? '');

beforeEach(() => (asked.length = 0));

test('曲线写进正文里，手机上另有窄的一张，占的地方先说好', async () => {
  const html = await inlined(`<p>前</p><p>${picture('a/curve.svg')}</p><p>后</p>`);
  expect(html).toMatch(
    /^<p>前<\/p><picture><source media="\(max-width: 768px\)" srcset="data:.*<\/picture><p>后<\/p>$/,
  );
  expect(drawingIn(html, 'srcset')).toBe(svg(220));
  expect(drawingIn(html, ' src')).toBe(svg(430));
  expect(html).toContain('width="220" height="100"');
  expect(html).not.toContain(OWN_PICTURE);
});

test('没有窄的：放在能横着滚的框里，框有名字，键盘到得了', async () => {
  const html = await inlined(`<p>${picture('a/plan.svg', '平面图')}</p>`);
  expect(html).toMatch(/^<div data-table="true" tabindex="0" role="group" aria-label="平面图"><img /);
});

test('照片也写进来，行里的图留在行里', async () => {
  const html = await inlined(`<p>见${picture('a/photo.webp')}。</p>`);
  expect(html).toBe(
    `<p>见<img src="data:image/webp;base64,${Buffer.from('webp').toString('base64')}" alt="曲线">。</p>`,
  );
});

test.each(['a/none.svg', 'a/list.csv'])('没有的图、不是图的 %s：只剩下说明', async (name) => {
  expect(await inlined(`<p>${picture(name)}</p>`)).toBe('<p>曲线</p>');
});

test('别处的图原样', async () => {
  const html = '<p><img src="/media/a.webp" alt=""></p>';
  expect(await inlined(html)).toBe(html);
  expect(asked).toEqual([]);
});
