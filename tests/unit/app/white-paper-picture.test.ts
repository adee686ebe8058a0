import sharp from 'sharp';
import { GET } from '@/app/images/whitepaper/[id]/route';
import { GET as getPage } from '@/app/images/whitepaper/[id]/[page]/route';
import { getPagePicture } from '@/lib/content/white-paper';
import { deriveId } from '@/lib/content-service/folder';

jest.mock('@/lib/content/white-paper', () => ({
  ...jest.requireActual<object>('@/lib/content/white-paper'),
  getPagePicture: jest.fn(),
}));
const picture = jest.mocked(getPagePicture);
const ask = (id: string) => GET(new Request('http://site.test/'), { params: Promise.resolve({ id }) });

/** White papers go by their id. */
const PAPER = deriveId('white-paper', 'eeg-field');

beforeEach(() => picture.mockReset());

test('第一页的图片人人可看', async () => {
  picture.mockResolvedValue(new Uint8Array([1, 2, 3]));
  const response = await ask(PAPER);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test('第一页画不出来、文件没有：一张写着标题的封面，一样大，很快再来看', async () => {
  picture.mockResolvedValue(null);
  const response = await ask(PAPER);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
  const cover = await response.arrayBuffer();
  expect(await sharp(cover).metadata()).toMatchObject({ width: 1120, height: 1584 });
  // not the same for every paper: the title is on it
  const other = await (await ask(deriveId('white-paper', 'pupil-workload'))).arrayBuffer();
  expect(Buffer.from(other).equals(Buffer.from(cover))).toBe(false);
});

test('第二页画不出来：没有就是没有', async () => {
  picture.mockResolvedValue(null);
  const params = Promise.resolve({ id: PAPER, page: '2' });
  expect((await getPage(new Request('http://site.test/'), { params })).status).toBe(404);
});

test.each(['no-such-paper', '', '../x', 'A', 'x.pdf', 'a'.repeat(81)])(
  '怪的或没有的 id %j：404，不去取',
  async (id) => {
    expect((await ask(id)).status).toBe(404);
    expect(picture).not.toHaveBeenCalled();
  },
);

test.each([
  ['2', 200],
  ['3', 200],
  ['1', 404],
  ['4', 404],
  ['02', 404],
  ['x', 404],
])('第 %s 页的图片：%i——人人可看的只有前 3 页，各有一个网址', async (page, status) => {
  picture.mockResolvedValue(new Uint8Array([1]));
  const response = await getPage(new Request('http://site.test/'), { params: Promise.resolve({ id: PAPER, page }) });
  expect(response.status).toBe(status);
  expect(picture).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});
