import sharp from 'sharp';
import { inlineDrawing } from '@/lib/pictures/inline-drawing';
import { previewOf } from '@/lib/pictures/preview';
import { marks } from '@/tests/support/next-cache';

/** What a page may carry of a picture, as characters. */
const MOST = 8_000;

const bytesOf = (address: string) => Buffer.from(address.split(',')[1], 'base64');

describe('第一张图的小样', () => {
  test('和原图同样宽高比，手机那么宽，几千字节', async () => {
    const preview = await previewOf('/media/case/takeover-400ms.webp');
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview!.length).toBeLessThan(MOST);
    const { width, height } = await sharp(bytesOf(preview!)).metadata();
    expect(width).toBe(440);
    expect(height! / width!).toBeCloseTo(5 / 8, 2);
  });

  test('网站自己的插图也有', async () => {
    expect(await previewOf('/images/illustration/laboratory.webp')).toMatch(/^data:image\/webp/);
  });

  test('网址里没有版本的，和别的内容留得一样久：换了图片不等三十天', async () => {
    marks.life.length = 0;
    for (const draw of [previewOf, inlineDrawing])
      for (const ending of ['webp', 'svg'])
        for (const name of ['/media/none', '/media/none.0a1b2c3d']) await draw(`${name}.${ending}`);
    expect(marks.life).toEqual(Array.from({ length: 4 }, () => ['content', 'max']).flat());
  });

  test.each([
    ['没有这张图', '/media/case/none-such.webp'],
    ['画出来的图', '/media/icon/module-emg.svg'],
    ['动画', '/media/animation/walk.json'],
    ['别处的路径', '/media/../../package.json.webp'],
  ])('%s：没有小样', async (_, src) => {
    expect(await previewOf(src)).toBeNull();
  });
});
