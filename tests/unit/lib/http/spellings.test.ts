import { isOnlySpelling, isSourceThere, pictureSource } from '@/lib/http/spellings';

const resized = (source: string, rest = '&w=640&q=75') => `/_next/image?url=${encodeURIComponent(source)}${rest}`;

test.each([
  '/',
  '/ecosystem/cases?from=wechat',
  '/media/case/a.webp',
  '/images/hero/lanes.svg',
  '/images/card/case/a.webp.jpg',
  '/images/whitepaper/4x7?v=l1-2_c',
  resized('/media/case/a.webp'),
  resized('/media/case/a.webp', '&w=3840&q=75'),
  resized('/images/illustration/field-research.webp'),
  resized(`/media/${encodeURI('图.webp')}`),
  '/_next/static/chunks/a.js',
])('%s 是它唯一的写法', (address) => {
  expect(isOnlySpelling(address)).toBe(true);
});

test.each([
  '/media/case/a.webp?v=1',
  '/media/case/a.webp?',
  '/images/hero/lanes.svg?v=1',
  '/images/whitepaper/4x7?w=1',
  '/images/card/%63ase/a.webp.jpg',
  '/images/card//a.webp.jpg',
  '/_next/image',
  resized('/media/case/a.webp?v=1'),
  resized('/media/./case/a.webp'),
  resized('/media/x/../case/a.webp'),
  resized('/media//case/a.webp'),
  resized('/media/case/a.webp#x'),
  resized('/media/%63ase/a.webp'),
  resized('/media\\case/a.webp'),
  resized('/images/card/a.webp.jpg'),
  resized('http://192.0.2.1/media/a.webp'),
  resized('/media/case/a.webp', '&w=0640&q=75'),
  resized('/media/case/a.webp', '&w=640&q=075'),
  resized('/media/case/a.webp', '&w=640&q=80'),
  resized('/media/case/a.webp', '&w=640&q=75&v=1'),
  resized('/media/case/a.webp', '&q=75&w=640'),
  '/_next/image?url=/media/case/a.webp&w=640&q=75',
  '/_next/image?url=%2fmedia%2fcase%2fa.webp&w=640&q=75',
])('%s 是另一种写法', (address) => {
  expect(isOnlySpelling(address)).toBe(false);
});

test('远程内容服务的图片也只有一种写法', () => {
  process.env.CONTENT_SERVICE_URL = 'https://content.test';
  try {
    expect(isOnlySpelling(resized('https://content.test/media/a.webp'))).toBe(true);
    expect(isOnlySpelling(resized('https://content.test/media/a.webp?v=1'))).toBe(false);
    expect(isOnlySpelling(resized('https://content.test/api/x'))).toBe(false);
    expect(isOnlySpelling(resized('https://other.test/media/a.webp'))).toBe(false);
  } finally {
    delete process.env.CONTENT_SERVICE_URL;
  }
});

test.each([
  [resized('/media/case/a.webp'), 'case/a.webp'],
  ['/images/card/case/a.webp.jpg', 'case/a.webp'],
  ['/images/square/case/a.webp.jpg', 'case/a.webp'],
  ['/images/chart/case/a.svg', 'case/a.json'],
  ['/images/chart/case/a.narrow.svg', 'case/a.json'],
  ['/images/hero/dial.svg', null],
  ['/images/site-card.jpg', null],
  ['/about-us', null],
])('%s 由 %s 做成', (address, source) => {
  expect(pictureSource(address)).toBe(source);
});

test('没有的文件做不成图片，不必交给 Next', async () => {
  expect(await isSourceThere('made-up.webp')).toBe(false);
  expect(await isSourceThere('colours.json')).toBe(true);
});
