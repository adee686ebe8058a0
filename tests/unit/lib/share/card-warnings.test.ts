import { cardWarnings, ownPath, type SharedPage } from '@/lib/share/card-warnings';

const CARD: SharedPage = {
  status: 200,
  asked: '/ecosystem/cases/a',
  answered: '/ecosystem/cases/a',
  title: '提前 400 毫秒，够不够？',
  description: '不够。',
  canonical: '/ecosystem/cases/a',
  isHidden: false,
  picture: { src: '/images/card/a.jpg', width: 1200, height: 630, bytes: 90_000, type: 'image/jpeg' },
  square: { src: '/images/square/a.jpg', width: 600, height: 600 },
  photo: null,
  sameText: null,
};
const picture = (change: Partial<NonNullable<SharedPage['picture']>>) => ({
  picture: { ...CARD.picture!, ...change },
});

test('都好的没有话说', () => {
  expect(cardWarnings(CARD)).toEqual([]);
});

test.each<[string, Partial<SharedPage>, RegExp]>([
  ['打不开', { status: 404 }, /404/],
  ['会转走', { asked: '/home/cases/a' }, /会转到\/ecosystem\/cases\/a/],
  ['不公开', { isHidden: true }, /不公开/],
  ['规范网址在别处', { canonical: '/ecosystem/cases/b' }, /规范网址是\/ecosystem\/cases\/b/],
  ['没有规范网址', { canonical: '' }, /没有写规范网址/],
  ['标题太长', { title: '长'.repeat(31) }, /标题有31个字/],
  ['没有标题', { title: '' }, /没有标题/],
  ['没有说明', { description: '' }, /没有说明/],
  ['说明重复', { sameText: '/solutions/x' }, /与\/solutions\/x的一字不差/],
  ['没有图', { picture: null }, /没有分享图/],
  ['图太小', picture({ width: 280, height: 147 }), /280 × 147/],
  ['方图太小', { square: { src: 'x', width: 200, height: 200 } }, /200 × 200/],
  ['图太重', picture({ bytes: 300 * 1024 }), /300 kB/],
  ['比例不对', picture({ width: 800, height: 800 }), /不是1.91 : 1/],
  ['格式不对', picture({ type: 'image/webp' }), /image\/webp/],
])('%s，说得明白', (_what, change, words) => {
  const warnings = cardWarnings({ ...CARD, ...change });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(words);
});

test.each([
  ['/ecosystem/cases', '/ecosystem/cases'],
  [' /a?b=1 ', '/a?b=1'],
  ['https://hengzhi.example/solutions/vr?utm_source=x#part', '/solutions/vr?utm_source=x'],
  ['https://evil.example/a', null],
  ['//evil.example/a', null],
  ['javascript:alert(1)', null],
  ['solutions', null],
  ['', null],
])('“%s” 是 %s', (typed, path) => {
  expect(ownPath(typed, ['https://hengzhi.example'])).toBe(path);
});
