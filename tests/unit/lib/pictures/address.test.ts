import { readScaledAddress, scaledAddressesIn } from '@/lib/pictures/address';
import { pictureSources } from '@/lib/pictures/srcset';

test.each([
  ['/media/case/a.1f3c9a07.webp', '96px', [96, 192, 384, 640, 828, 1200, 1920]],
  ['/images/illustration/road.webp', '100vw', [640, 828, 1200, 1920]],
  ['https://content.test/media/case/a.webp', '(max-width: 768px) 78vw, 588px', [640, 828, 1200, 1920]],
  ['/media/case/a.webp', '(max-width: 768px) 100vw, 33vw', [384, 640, 828, 1200, 1920]],
])('页面这样要 %s（%s）', (src, sizes, widths) => {
  const source = src.replace('https://content.test', '');
  const files = pictureSources(src, sizes);
  const asked = files.srcSet.split(', ').map((one) => one.split(' '));
  expect(asked.map(([, width]) => width)).toEqual(widths.map((width) => `${width}w`));
  for (const [place, [address]] of asked.entries()) {
    expect(readScaledAddress(address)).toEqual({ source, width: widths[place] });
  }
  expect(files.src).toBe(asked[asked.length - 1][0]);
});

test.each([
  '/images/scaled/641/media/a.webp',
  '/images/scaled/0640/media/a.webp',
  '/images/scaled/64/media/a.webp',
  '/images/scaled/640/media/a.svg',
  '/images/scaled/640/media/a.json',
  '/images/scaled/640/media/a.pdf',
  '/images/scaled/640/files/a.webp',
  '/images/scaled/640/api/files/a.webp',
  '/images/scaled/640/images/site-card.jpg',
  '/images/scaled/640',
  '/images/card/a.webp.jpg',
])('没有页面这样要：%s', (address) => {
  expect(readScaledAddress(address)).toBeNull();
});

test('一页里要的每一张，各一次，srcset 里的也是', () => {
  const html = `<img srcSet="/images/scaled/640/media/a.webp 640w, /images/scaled/828/media/a.webp 828w" src="/images/scaled/828/media/a.webp"/>
    <script>self.__next_f.push([1,"\\"/images/scaled/96/media/b.webp\\""])</script><a href="/images/scaled/5/media/c.webp">`;
  expect(scaledAddressesIn(html)).toEqual([
    { width: 640, source: '/media/a.webp' },
    { width: 828, source: '/media/a.webp' },
    { width: 96, source: '/media/b.webp' },
  ]);
});
