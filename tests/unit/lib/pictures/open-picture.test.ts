import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { meanColourOf, pictureSize } from '@/lib/pictures/open-picture';
import { scale } from '@/lib/pictures/scale';

const PHOTO = readFileSync('tests/fixtures/photo.jpg');

test('手机竖着拍的照片：尺寸是看到的尺寸', async () => {
  expect(await pictureSize(PHOTO)).toEqual({ width: 1200, height: 1600, frames: 1, isDrawing: false });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('相机记的方向 %d：缩小以后上红下蓝', async (orientation) => {
  const upright = sharp(PHOTO).autoOrient();
  // laid down as a camera would store it
  const turn = [0, 0, 180, 180, 90, 270, 270, 90][orientation - 1];
  const turned = await sharp(await upright.toBuffer())
    .rotate(turn)
    .toBuffer();
  const laid = await sharp(turned).flop([2, 4, 5, 7].includes(orientation)).withMetadata({ orientation }).toBuffer();
  const { webp } = await scale(laid, 100);
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  const [above, below] = [at(info.width / 2, 5), at(info.width / 2, info.height - 5)];
  expect(info.height).toBeGreaterThan(info.width);
  expect(above[0]).toBeGreaterThan(above[2]);
  expect(below[2]).toBeGreaterThan(below[0]);
});

test.each([
  ['彩色', 'rgb(200,100,50)', '#c86432'],
  ['灰度', 'rgb(128,128,128)', '#808080'],
])('%s图的底色', async (name, background, colour) => {
  const picture = sharp({ create: { width: 80, height: 50, channels: 3, background } });
  const file = await (name === '灰度' ? picture.toColourspace('b-w') : picture).png().toBuffer();
  expect(await meanColourOf(file)).toBe(colour);
});
