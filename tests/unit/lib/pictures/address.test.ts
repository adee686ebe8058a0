import { readScaledAddress, scaledAddressesIn } from '@/lib/pictures/address';
import pictureLoader from '@/lib/pictures/loader';

test.each([
  ['/media/case/a.1f3c9a07.webp', 640],
  ['/images/illustration/road.webp', 1920],
  ['https://content.test/media/case/a.webp', 96],
])('页面这样要 %s', (src, width) => {
  const source = src.replace('https://content.test', '');
  expect(readScaledAddress(pictureLoader({ src, width }))).toEqual({ source, width });
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
