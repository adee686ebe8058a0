import { boxPath, namesOf, scaleOf, swingPath, viewPath } from '@/lib/floor-plans/drawing';
import { crossing, overlap, sweepOf } from '@/lib/floor-plans/geometry';
import { numbersOf } from '@/lib/floor-plans/numbers';
import {
  cornersOf,
  isReadable,
  readPlan,
  type Box,
  type Line,
  type Mark,
  type WrittenElement,
} from '@/lib/floor-plans/plan';
import { planInWords } from '@/lib/floor-plans/words';

const ROOM = { kind: 'room', name: '测试间', at: '0 0', size: '5 3' };
const planOf = (...elements: WrittenElement[]) => readPlan([ROOM, ...elements])!;
const box = (at: [number, number], size: [number, number], turn = 0): Box => ({
  kind: 'desk',
  at,
  size,
  turn,
  name: '',
  device: '',
});
const door: Line = { kind: 'door', at: [5, 2], to: [5, 1], swing: [4, 2], name: '', device: '' };

test('没有房间就没有平面图，看不懂的一行不画', () => {
  expect(readPlan([])).toBeNull();
  expect(readPlan([{ kind: 'desk', at: '0 0', size: '1 1' }])).toBeNull();
  expect(planOf({ kind: 'desk', at: '一 二', size: '1 1' }, { kind: '沙坑', at: '1 1' }).boxes).toEqual([]);
});

test.each([
  [{ kind: 'desk', at: '1 1', size: '1 0.6' }, true],
  [{ kind: 'desk', at: '1 1' }, false],
  [{ kind: 'desk', at: '1 1', size: '1 0' }, false],
  [{ kind: 'door', at: '1 1', to: '1 1' }, false],
  [{ kind: 'socket', at: '1,1' }, false],
])('%j 看得懂：%s', (element, expected) => {
  expect(isReadable(element)).toBe(expected);
});

test('外框是各间合起来的', () => {
  expect(planOf({ ...ROOM, at: '5 0', size: '2.5 4' })).toMatchObject({ width: 7.5, depth: 4 });
});

test('一行可以排成行列；太多就只画一个', () => {
  const seats = { kind: 'seat', at: '1 1', size: '0.4 0.4', repeat: '2 2 1 0.5' };
  expect(planOf(seats).boxes.map(({ at }) => at)).toEqual([
    [1, 1],
    [2, 1],
    [1, 1.5],
    [2, 1.5],
  ]);
  expect(planOf({ ...seats, repeat: '99999 99999 0 0' }).boxes).toHaveLength(1);
});

test('转过的东西绕着中间转', () => {
  const [first] = cornersOf(box([1, 1], [2, 1], 90));
  expect(first[0]).toBeCloseTo(2.5);
  expect(first[1]).toBeCloseTo(0.5);
  expect(boxPath(box([0, 0], [2, 1]))).toBe('M0 0L2 0L2 1L0 1Z');
});

test('门扇画成一线一弧，朝门开的那一边；移门没有', () => {
  expect(swingPath(door)).toBe('M5 2L4 2A1 1 0 0 1 5 1');
  expect(swingPath({ ...door, swing: [6, 2] })).toBe('M5 2L6 2A1 1 0 0 0 5 1');
  expect(swingPath({ ...door, swing: null })).toBe('');
});

test('扫过的地面挡得住东西，旁边的不挡', () => {
  expect(overlap(sweepOf(door), cornersOf(box([4.2, 1.3], [0.5, 0.5])))).toBe(true);
  expect(overlap(sweepOf(door), cornersOf(box([3.4, 1], [0.6, 1])))).toBe(false);
});

test('贴着不算重叠', () => {
  expect(overlap(cornersOf(box([0, 0], [1, 1])), cornersOf(box([1, 0], [1, 1])))).toBe(false);
  expect(overlap(cornersOf(box([0, 0], [1, 1])), cornersOf(box([0.9, 0], [1, 1], 20)))).toBe(true);
});

test('两条线在哪里相交', () => {
  const line = { at: [0, 1], to: [4, 1] } as const;
  expect(
    crossing(line, [
      [2, 0],
      [2, 3],
    ]),
  ).toEqual([2, 1]);
  expect(
    crossing(line, [
      [5, 0],
      [5, 3],
    ]),
  ).toBeNull();
});

test('镜头朝右，转九十度朝下', () => {
  const camera: Mark = { kind: 'camera', at: [1, 1], turn: 90, name: '', device: '' };
  const [, ...edges] = viewPath(camera, 1)
    .match(/-?[\d.]+ -?[\d.]+/g)!
    .map((point) => point.split(' ').map(Number));
  expect(edges.every(([, y]) => y > 1.8)).toBe(true);
});

test.each([
  [3, 1],
  [8, 2],
  [40, 5],
])('%s m 宽的图用 %s m 的比例尺', (width, expected) => {
  expect(scaleOf({ ...planOf(), width })).toBe(expected);
});

test('名字放得下才写，竖的地方竖着写，号码盖住的不写', () => {
  const desk = (name: string, size: string) => ({ kind: 'desk', at: '1 1', size, name });
  const names = (element: ReturnType<typeof desk>, numbers: Parameters<typeof namesOf>[1] = []) =>
    namesOf(planOf(element), numbers).map(({ isUpright, isWideOnly }) => ({ isUpright, isWideOnly }));
  expect(names(desk('步道', '1 0.5'))).toEqual([{ isUpright: false, isWideOnly: false }]);
  expect(names(desk('步道', '0.3 0.3'))).toEqual([{ isUpright: false, isWideOnly: true }]);
  expect(names(desk('步道', '0.4 1'))).toEqual([{ isUpright: true, isWideOnly: false }]);
  expect(names(desk('步道', '0.1 0.1'))).toEqual([]);
  expect(names(desk('步道', '1 0.5'), [{ at: [1.5, 1.25] }])).toEqual([]);
});

test('每个型号一个号码，别处放得下再写一次，摄像机只写一次', () => {
  const at = (place: string, device: string, kind = 'device') => ({ kind, at: place, device });
  const plan = planOf(
    at('1 1', 'hz-g2'),
    at('1.1 1', 'hz-m8'),
    at('1.2 1', 'hz-g2'),
    at('4 1', 'hz-g2'),
    at('4 2', 'hz-b4', 'camera'),
    at('1 2', 'hz-b4', 'camera'),
    at('2 2', 'hz-other'),
  );
  expect(numbersOf(plan, ['hz-g2', 'hz-m8', 'hz-b4']).map(({ number, from: [x] }) => [number, x])).toEqual([
    [1, 1],
    [2, 1.1],
    [3, 4],
    [1, 4],
  ]);
});

test('号码在它所指的东西外面，不压着座位、镜头与别的号码，引线从它身上出来', () => {
  const plan = planOf(
    { kind: 'rig', at: '1.5 1', size: '2 1.5', device: 'hz-v3' },
    { kind: 'seat', at: '2.2 1.5', size: '0.5 0.5' },
    { kind: 'device', at: '2.4 1.4', device: 'hz-g2' },
    { kind: 'camera', at: '4.9 0.1', turn: 135, device: 'hz-b4' },
  );
  const [cabin, glasses, camera] = numbersOf(plan, ['hz-v3', 'hz-g2', 'hz-b4']);
  expect(cabin.at[1]).toBeLessThan(1);
  expect(cabin.from).toEqual([2.5, 1]);
  expect(glasses.from).toEqual([2.4, 1.4]);
  const [x, y] = glasses.at;
  expect(x > 2.1 && x < 2.8 && y > 1.4 && y < 2.1).toBe(false);
  for (const { at } of [cabin, glasses, camera]) {
    expect(at[0] > 0 && at[0] < 5 && at[1] > 0 && at[1] < 3).toBe(true);
    expect(at).not.toEqual(camera.from);
  }
});

test('用话说一遍：外框、每间、里面的东西、门与玻璃', () => {
  const plan = planOf(
    { kind: 'desk', at: '1 1', size: '1 0.6', name: '测试桌' },
    { kind: 'device', at: '1 1', device: 'hz-s2' },
    { kind: 'door', at: '5 2', to: '5 1', swing: '4 2' },
    { kind: 'window', at: '1 3', to: '2 3', name: '单向玻璃' },
  );
  expect(planInWords(plan, new Map([['hz-s2', 'HZ-S2']]))).toBe(
    '平面图，外框5 m × 3 m；测试间5 m × 3 m，里面有测试桌、HZ-S2；一共1扇门，单向玻璃',
  );
});
