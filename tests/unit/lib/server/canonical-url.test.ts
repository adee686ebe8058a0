import { isOnlySpelling, isSourceThere, pictureSource } from '@/lib/server/canonical-url';

const scaled = (source: string, width: number | string = 640) => `/images/scaled/${width}${source}`;

test.each([
  '/',
  '/ecosystem/cases?from=wechat',
  '/media/case/a.webp',
  '/images/drawings/lanes.svg',
  '/images/card/case/a.webp.jpg',
  '/images/whitepaper/4x7?v=l1-2_c',
  scaled('/media/case/a.webp'),
  scaled('/media/case/a.1f3c9a07.webp'),
  scaled('/images/illustration/field-research.webp'),
  scaled(`/media/${encodeURI('图.webp')}`),
  '/_next/static/chunks/a.js',
])('%s 是它唯一的写法', (address) => {
  expect(isOnlySpelling(address)).toBe(true);
});

test.each([
  '/media/case/a.webp?v=1',
  '/media/case/a.webp?',
  '/images/drawings/lanes.svg?v=1',
  '/images/whitepaper/4x7?w=1',
  '/images/card/%63ase/a.webp.jpg',
  '/images/card//a.webp.jpg',
  scaled('/media/case/a.webp?v=1'),
  scaled('/media/./case/a.webp'),
  scaled('/media/x/../case/a.webp'),
  scaled('/media//case/a.webp'),
  scaled('/media/case/a.webp#x'),
  scaled('/media/%63ase/a.webp'),
  scaled('/media\\case/a.webp'),
])('%s 是另一种写法', (address) => {
  expect(isOnlySpelling(address)).toBe(false);
});

test.each([
  [scaled('/media/case/a.webp'), 'case/a.webp'],
  [scaled('/media/case/a.1f3c9a07.webp'), 'case/a.webp'],
  [scaled('/media/case/a.webp', 641), null],
  [scaled('/images/illustration/road.webp'), null],
  ['/images/card/case/a.1f3c9a07.webp.jpg', 'case/a.1f3c9a07.webp'],
  ['/images/card/case/a.webp.jpg', 'case/a.webp'],
  ['/images/square/case/a.webp.jpg', 'case/a.webp'],
  ['/images/chart/case/a.svg', 'case/a.json'],
  ['/images/chart/case/a.narrow.svg', 'case/a.json'],
  ['/images/drawings/lanes.svg', null],
  ['/images/site-card.jpg', null],
  ['/about-us', null],
])('%s 由 %s 做成', (address, source) => {
  expect(pictureSource(address)).toBe(source);
});

test('没有的文件做不成图片，不必交给 Next', async () => {
  expect(await isSourceThere('made-up.webp')).toBe(false);
  expect(await isSourceThere('colours.json')).toBe(true);
});
