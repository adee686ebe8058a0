import {
  boxOf,
  cardOver,
  cornerOf,
  markPlaces,
  middleOf,
  pointsOf,
  STAGE,
  wirePath,
} from '@/lib/illustrations/geometry';
import { areaPath } from '@/lib/illustrations/areas';
import { SCENES, signalOf, type SceneName } from '@/lib/illustrations/hotspots';

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

test('名牌在热区上方；上面没有地方，或已经有别的，就在下方，总不出画面', () => {
  const lines = [{ size: 40, text: '指套' }];
  const area = { left: 600, top: 500, right: 700, bottom: 560 };
  const over = cardOver(area, lines);
  expect([over.bottom < area.top, (over.left + over.right) / 2]).toEqual([true, 650]);
  expect(cardOver({ ...area, top: 20, bottom: 80 }, lines).top).toBeGreaterThan(80);
  expect(cardOver(area, lines, [over]).top).toBeGreaterThan(area.bottom);
  const corner = cardOver({ left: 2380, top: 900, right: 2400, bottom: 1490 }, lines, [
    { left: 0, top: 0, right: 2400, bottom: 890 },
  ]);
  expect([corner.right <= STAGE.width, corner.bottom <= STAGE.height, corner.top >= 0]).toEqual([true, true, true]);
});

test('每一处热区的名牌都在画面里，写得下它的字', () => {
  for (const name of Object.keys(SCENES) as SceneName[]) {
    for (const { id, label, device } of SCENES[name].hotspots) {
      const { left, top, right, bottom } = cardOver(boxOf(areaPath(name, id)), [
        { size: 44, text: label },
        { size: 32, text: device },
      ]);
      expect([id, left >= 0, top >= 0, right <= STAGE.width, bottom <= STAGE.height]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ]);
      expect(right - left).toBeGreaterThan(32 * device.replace(/[!-~]/g, '').length);
    }
  }
});

test('生理测量里，指套写皮肤电，肌电贴写肌电，其余写心电；机器不带身体的颜色', () => {
  const signalAt = (name: SceneName, id: string) => signalOf(SCENES[name].hotspots.find((spot) => spot.id === id)!);
  expect(signalAt('laboratory', 'physiology-finger')).toBe('skin');
  expect(signalAt('field-research', 'muscle')).toBe('muscle');
  expect(signalAt('solution', 'physiology-ear')).toBe('heart');
  expect(signalAt('road', 'lidar')).toBeUndefined();
});
