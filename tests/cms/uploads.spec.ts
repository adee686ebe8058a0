import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { inspectUpload } from '@/lib/cms/content/uploads';

test('照片转正，去掉相机与位置；什么也没有记的一个字节也不变', async () => {
  const blank = sharp({ create: { width: 40, height: 20, channels: 3, background: '#07112e' } });
  const noted = await blank
    .clone()
    .withExif({ IFD0: { Make: 'a camera' }, IFD3: { GPSLatitude: '39/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(noted).metadata()).exif).toBeDefined();
  const { bytes, problem } = await inspectUpload('media', 'upload/photo.jpg', noted);
  expect(problem).toBeUndefined();
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([20, 40, undefined]);
  const plain = await blank.clone().webp().toBuffer();
  expect((await inspectUpload('media', 'upload/plain.webp', plain)).bytes.equals(plain)).toBe(true);
});

test('SVG 里会运行的、要问别处的都去掉，画的留着', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script>
    <style>@import url(https://elsewhere.example/a.css); .a { fill: red }</style>
    <a href="javascript:alert(3)"><path class="a" d="M0 0h9v9z" stroke-width="2"/></a>
    <image href="https://elsewhere.example/a.png"/><use href="#part"/>
    <foreignObject><iframe src="https://elsewhere.example"/></foreignObject></svg>`;
  const { bytes, problem } = await inspectUpload('media', 'upload/drawing.svg', Buffer.from(drawing));
  expect(problem).toBeUndefined();
  const clean = bytes.toString();
  expect(clean).toContain('<path class="a" d="M0 0h9v9z" stroke-width="2"');
  expect(clean).toContain('<use href="#part"');
  expect(clean).toContain('viewBox="0 0 9 9"');
  expect(clean).not.toMatch(/alert|elsewhere|foreignObject/);
});

test('页面上放不出来的，说为什么', async () => {
  const square = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const wrong: [place: string, bytes: Buffer, words: RegExp][] = [
    ['upload/huge.png', await square(9_000, 7_000), /^有 9000 × 7000 像素，最多/],
    ['upload/heavy.png', Buffer.alloc(21 * 1024 * 1024), /最大 20 MB/],
    ['upload/other.jpg', await square(9, 9), /名字说是 jpeg，内容是 png/],
    ['upload/half.jpg', readFileSync('tests/fixtures/half.jpg'), /^打不开，或者不完整/],
    ['upload/none.svg', Buffer.from('<html>no'), /^不是 SVG 图/],
    ['upload/chart.json', Buffer.from('option = {}'), /^是 JavaScript，不是 JSON/],
    ['upload/other.json', Buffer.from('{"a":1}'), /^既不是 ECharts 图表/],
  ];
  for (const [place, bytes, words] of wrong)
    expect([place, (await inspectUpload('media', place, bytes)).problem]).toEqual([
      place,
      expect.stringMatching(words),
    ]);
  const none = await inspectUpload('files', 'none.pdf', Buffer.from('%PDF-1.7\nnothing'));
  expect(none.problem).toMatch(/^打不开，不是完整的 PDF/);
});
