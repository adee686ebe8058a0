import { Random } from '../recordings/make/random';
import { shuffled, times } from './order';
import { difference, inMs, median, rightShare, rightTimes } from './scores';
import { CROSS, type Side, type Task } from './task';

const SIDES: Side[] = ['left', 'right'];
const REPEATS = 6;
const FACES_MS = 500;
const LONGEST_MS = 2_000;
const AT_ANGRY = '点在怒脸一侧';
const AT_NEUTRAL = '点在中性脸一侧';

export const dotProbe: Task = {
  name: '点探测',
  instruction: '先看中间的十字。两张脸出现0.5 s，随后一侧出现圆点：点在哪边就按哪边。',
  responses: [
    { id: 'left', label: '左', keys: ['f', 'arrowleft'] },
    { id: 'right', label: '右', keys: ['j', 'arrowright'] },
  ],
  isSelfPaced: true,
  isOneStream: false,
  trials: (seed) => {
    const all = times(
      REPEATS,
      SIDES.flatMap((angry) => SIDES.map((dot) => ({ angry, dot }))),
    );
    return shuffled(all, new Random(seed)).map(({ angry, dot }) => ({
      condition: angry === dot ? AT_ANGRY : AT_NEUTRAL,
      shown: `怒脸在${angry === 'left' ? '左' : '右'}，点在${dot === 'left' ? '左' : '右'}`,
      answer: dot,
      steps: [
        { stimulus: CROSS, ms: 500 },
        { stimulus: { kind: 'faces', angry }, ms: FACES_MS },
        { stimulus: { kind: 'dot', side: dot }, ms: LONGEST_MS, asks: true },
      ],
    }));
  },
  score: (results) => {
    const [angry, neutral] = [AT_ANGRY, AT_NEUTRAL].map((condition) => median(rightTimes(results, condition)));
    return {
      main: { name: '偏向怒脸的时间', value: difference(neutral, angry), unit: 'ms' },
      rows: [
        { name: `${AT_ANGRY}，反应时中位数`, value: inMs(angry) },
        { name: AT_NEUTRAL, value: inMs(neutral) },
        { name: '正确', value: rightShare(results) },
      ],
    };
  },
};
