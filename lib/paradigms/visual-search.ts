import { Random } from '../recordings/make/random';
import { shuffled, times } from './order';
import { inMs, line, median, rightShare, signed } from './scores';
import { CROSS, type Gap, type Ring, type Task, type Trial, type TrialResult } from './task';

const SIZES = [4, 8, 16, 32];
/** Of each size, with the target and without. */
const REPEATS = 3;
const LONGEST_MS = 10_000;
const GRID = { columns: 6, rows: 6 };
/** How far a ring may be off the middle of its cell, as a share of the cell. */
const JITTER = 0.15;
const TARGET: Gap = 'left';
const OTHERS: Gap[] = ['right', 'up', 'down'];

export const visualSearch: Task = {
  name: '视觉搜索',
  instruction: '找缺口朝左的圆环：有就按“有”，没有按“没有”。圆环有4、8、16或32个，答了就到下一屏。',
  responses: [
    { id: 'absent', label: '没有', keys: ['f', 'arrowleft'] },
    { id: 'present', label: '有', keys: ['j', 'arrowright'] },
  ],
  isSelfPaced: true,
  isOneStream: false,
  trials: (seed) => {
    const random = new Random(seed);
    const all = times(
      REPEATS,
      SIZES.flatMap((size) => [
        { size, isThere: true },
        { size, isThere: false },
      ]),
    );
    return shuffled(all, random).map(({ size, isThere }): Trial => {
      const rings = field(size, isThere, random);
      return {
        condition: `${size}个，${isThere ? '有' : '没有'}`,
        shown: `${size}个圆环`,
        answer: isThere ? 'present' : 'absent',
        steps: [
          { stimulus: CROSS, ms: 500 },
          { stimulus: { kind: 'rings', rings }, ms: LONGEST_MS, asks: true },
        ],
      };
    });
  },
  score: (results) => {
    const there = slopeOf(results, 'present');
    const absent = slopeOf(results, 'absent');
    return {
      main: {
        name: '多一个圆环多花的时间（有目标）',
        value: there ? signed(there.slope.toFixed(0)) : '–',
        unit: 'ms/个',
      },
      rows: [
        { name: '没有目标时的斜率', value: absent ? `${signed(absent.slope.toFixed(0))} ms/个` : '没有' },
        ...SIZES.map((size) => ({
          name: `${size}个圆环，反应时中位数`,
          value: inMs(median(pointsOf(results).flatMap(([count, time]) => (count === size ? [time] : [])))),
        })),
        { name: '正确', value: rightShare(results) },
      ],
    };
  },
};

/** Rings in cells by chance; the first is the target where there is one. */
function field(size: number, isThere: boolean, random: Random): Ring[] {
  const cells = Array.from({ length: GRID.columns * GRID.rows }, (_, cell) => cell);
  return shuffled(cells, random)
    .slice(0, size)
    .map((cell, index) => ({
      x: ((cell % GRID.columns) + 0.5 + random.between(-JITTER, JITTER)) / GRID.columns,
      y: (Math.floor(cell / GRID.columns) + 0.5 + random.between(-JITTER, JITTER)) / GRID.rows,
      gap: isThere && index === 0 ? TARGET : OTHERS[Math.floor(random.uniform() * OTHERS.length)],
    }));
}

/** How many rings, and how long: of right answers. */
function pointsOf(results: readonly TrialResult[], answer?: string): [count: number, time: number][] {
  return results.flatMap(({ isCorrect, reactionTime, answer: own, condition }) =>
    isCorrect && reactionTime !== null && (!answer || own === answer) ? [[parseInt(condition, 10), reactionTime]] : [],
  );
}

const slopeOf = (results: readonly TrialResult[], answer: string) => line(pointsOf(results, answer));
