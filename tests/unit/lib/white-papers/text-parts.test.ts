import { splitAtMore } from '@/lib/white-papers/text-parts';

test.each(['<!--more-->', '<!-- more -->', '<!--more-->  '])('%j 以前公开，以后要登记', (mark) => {
  expect(splitAtMore(`甲\n\n${mark}\n\n乙\n`)).toEqual({ free: '甲', rest: '乙' });
});

test('Windows 的换行也分得开', () => {
  expect(splitAtMore('甲\r\n\r\n<!--more-->\r\n\r\n乙')).toEqual({ free: '甲', rest: '乙' });
});

test('没有记号：多半是忘了，什么都不公开', () => {
  expect(splitAtMore('甲\n\n乙')).toEqual({ free: '', rest: '甲\n\n乙' });
});

test('句子里提到的记号不算，第一个算', () => {
  expect(splitAtMore('写一行<!--more-->就行\n\n<!--more-->\n乙\n<!--more-->\n丙')).toEqual({
    free: '写一行<!--more-->就行',
    rest: '乙\n<!--more-->\n丙',
  });
});
