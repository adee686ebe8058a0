import jsQR from 'jsqr';
import sharp from 'sharp';
import { drawPoster } from '@/lib/pictures/poster';

const CONTENT = {
  cover: null,
  kind: '案例',
  title: '提前 400 毫秒，够不够？',
  line: '不够。',
  address: 'https://hengzhi.example/ecosystem/cases/takeover',
  site: '站名',
  tagline: '六路信号，一个时钟',
};

async function read(poster: Buffer) {
  const { data, info } = await sharp(poster).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...info, code: jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data };
}
const heightOf = async (change: Partial<typeof CONTENT>) =>
  (await read(await drawPoster({ ...CONTENT, ...change }))).height;

test('宽 750，二维码扫得出网址，有封面时高出封面', async () => {
  const cover = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const [bare, covered] = await Promise.all(
    [drawPoster(CONTENT), drawPoster({ ...CONTENT, cover })].map(async (p) => read(await p)),
  );
  expect(bare).toMatchObject({ width: 750, code: CONTENT.address });
  expect(covered).toMatchObject({ width: 750, height: bare.height + 394, code: CONTENT.address });
});

test('题目至多四行，再长也不再高；长的外文词断得开', async () => {
  const four = await heightOf({ title: '很长的题目'.repeat(10) });
  for (const title of ['很长的题目'.repeat(12), '很长的题目'.repeat(60), 'takeover'.repeat(60)]) {
    expect(Math.abs((await heightOf({ title })) - four)).toBeLessThan(12);
  }
  expect(await heightOf({})).toBeLessThan(four - 100);
});

test('字里有标记、有空行、一句也没有：照样画得成', async () => {
  for (const title of ['A&B <b>粗</b> “引号”', '一行\n\n又一行\u0000', '']) {
    expect((await read(await drawPoster({ ...CONTENT, title, line: '' }))).code).toBe(CONTENT.address);
  }
});
