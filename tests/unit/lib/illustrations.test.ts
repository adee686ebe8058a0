import { boxOf, cornerOf, markPlaces, middleOf, pointsOf, STAGE, wirePath } from '@/lib/illustrations/geometry';

const square = (left: number, top: number, side: number) =>
  `M${left} ${top}L${left + side} ${top}L${left + side} ${top + side}L${left} ${top + side}Z`;

test('角、框与中点', () => {
  expect(pointsOf(square(10, 20, 30))).toHaveLength(4);
  expect(boxOf(square(10, 20, 30))).toEqual({ left: 10, top: 20, right: 40, bottom: 50 });
  expect(middleOf(square(10, 20, 30))).toEqual([25, 35]);
});

test('一根细线不把中点拉走', () => {
  const [x] = middleOf('M0 0L100 0L100 100L52 100L52 500L50 500L50 100L0 100Z');
  expect(Math.abs(x - 50)).toBeLessThan(2);
  const [, y] = middleOf('M0 0L100 0L100 100L52 100L52 500L50 500L50 100L0 100Z');
  expect(y).toBeLessThan(75);
});

test('线从设备到面板近的一边；没有面板就直落时间轴', () => {
  const device = square(100, 700, 100);
  expect(wirePath(device, square(900, 200, 400))).toMatch(/^M150 750C.* 900 300$/);
  expect(wirePath(square(1500, 700, 100), square(900, 200, 400))).toMatch(/ 1300 300$/);
  expect(wirePath(device)).toBe(`M150 750V${STAGE.height}`);
});

test('挨着的两件设备，圆点分开站', () => {
  const [first, second] = markPlaces([
    [500, 500],
    [510, 505],
  ]);
  expect(first).toEqual([500, 500]);
  expect(Math.hypot(second[0] - first[0], second[1] - first[1])).toBeGreaterThan(60);
  expect(
    markPlaces([
      [500, 500],
      [500, 500],
    ])[1],
  ).not.toEqual([500, 500]);
});

test('屏幕的号站在左上角里面，小屏幕不出它的中点', () => {
  expect(cornerOf(square(1000, 400, 600))).toEqual([1040, 440]);
  expect(cornerOf(square(1000, 400, 40))).toEqual([1020, 420]);
});
