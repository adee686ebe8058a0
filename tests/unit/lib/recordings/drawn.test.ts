import { keyChange } from '@/lib/browser/recording/gestures';
import { LANE_HEIGHT, lanePath, rangeOf } from '@/lib/recordings/lane-path';
import { around, moved, ticks, zoomed } from '@/lib/recordings/span';

const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));

describe('一条线', () => {
  const rate = 100;
  const values = Array.from({ length: 1_000 }, (_, index) => Math.sin(index / 20) * (index === 500 ? 1 : 0.5));

  test('一列里样本多时，画出最低与最高，各在自己的时刻，尖峰不丢', () => {
    const path = lanePath(
      { rate, values: [...values.slice(0, 500), 3, ...values.slice(501)] },
      { from: 0, to: 10 },
      50,
      [-1, 4],
    );
    const [x, y] = [0, 1].map((rest) => numbers(path).filter((_, index) => index % 2 === rest));
    expect(x.length).toBeLessThanOrEqual(100);
    expect(x).toEqual(x.toSorted((one, other) => one - other));
    expect(x[y.indexOf(Math.min(...y))]).toBe(25);
    expect(Math.min(...y)).toBe(Math.round(LANE_HEIGHT * (1 - 4 / 5)));
  });

  test('平滑的没有台阶：一步不比两列之间的差大', () => {
    const smooth = values.map((_, index) => Math.sin(index / 100));
    const y = numbers(lanePath({ rate, values: smooth }, { from: 0, to: 10 }, 100, [-1, 1])).filter((_, at) => at % 2);
    const steps = y.slice(1).map((value, index) => Math.abs(value - y[index]));
    expect(Math.max(...steps)).toBeLessThanOrEqual(6);
  });

  test('样本少时照样本连，两端在画面的边上', () => {
    const path = lanePath({ rate, values }, { from: 2, to: 2.1 }, 300, [-1, 1]);
    const x = path
      .slice(1)
      .split('L')
      .map((point) => Number(point.split(' ')[0]));
    expect(x).toHaveLength(11);
    expect(x[0]).toBe(0);
    expect(x[10]).toBe(300);
  });

  test('没有样本的一段没有线；没有起伏的也画得出', () => {
    expect(lanePath({ rate, values: [] }, { from: 0, to: 1 }, 50, [0, 1])).toBe('');
    const flat = { rate, values: [2, 2, 2] };
    expect(lanePath(flat, { from: 0, to: 0.02 }, 50, rangeOf(flat))).toMatch(/^M0 50L/);
  });
});

describe('看哪一段', () => {
  test('放大时指着的那一刻不动，不出头尾，不短于半秒', () => {
    expect(zoomed({ from: 0, to: 60 }, 0.5, 30, 60)).toEqual({ from: 15, to: 45 });
    expect(zoomed({ from: 0, to: 60 }, 0.5, 0, 60)).toEqual({ from: 0, to: 30 });
    expect(zoomed({ from: 10, to: 20 }, 100, 15, 60)).toEqual({ from: 0, to: 60 });
    const { from, to } = zoomed({ from: 10, to: 11 }, 0.01, 10.5, 60);
    expect(to - from).toBeCloseTo(0.5);
  });

  test('平移停在头尾', () => {
    expect(moved({ from: 10, to: 20 }, -30, 60)).toEqual({ from: 0, to: 10 });
    expect(moved({ from: 10, to: 20 }, 100, 60)).toEqual({ from: 50, to: 60 });
    expect(around(20.4, 60)).toEqual({ from: 18.4, to: 24.4 });
    expect(around(0, 60)).toEqual({ from: 0, to: 6 });
  });

  test.each([
    ['ArrowLeft', { from: 18, to: 28 }],
    ['ArrowRight', { from: 22, to: 32 }],
    ['PageDown', { from: 30, to: 40 }],
    ['Home', { from: 0, to: 10 }],
    ['End', { from: 50, to: 60 }],
    ['0', { from: 0, to: 60 }],
  ])('键 %s', (key, expected) => {
    expect(keyChange(key, 60)?.({ from: 20, to: 30 })).toEqual(expected);
  });

  test('加减键互为往返，别的键不管', () => {
    const closer = keyChange('+', 60)!({ from: 20, to: 30 });
    expect(closer.to - closer.from).toBeLessThan(10);
    const back = keyChange('-', 60)!(closer);
    expect(back.from).toBeCloseTo(20);
    expect(back.to).toBeCloseTo(30);
    expect(keyChange('a', 60)).toBeUndefined();
    expect(keyChange('Tab', 60)).toBeUndefined();
  });

  test.each([
    [0, 60, [0, 10, 20, 30, 40, 50, 60]],
    [18.4, 24.4, [19, 20, 21, 22, 23, 24]],
    [1.05, 1.55, [1.1, 1.2, 1.3, 1.4, 1.5]],
  ])('%d 到 %d s 的刻度是整的', (from, to, expected) => {
    expect(ticks({ from, to })).toEqual(expected);
  });
});
