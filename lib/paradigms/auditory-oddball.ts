import { Random } from '../recordings/make/random';
import { rarePlaces } from './order';
import { detection, detectionRows, signed } from './scores';
import { CROSS, type Task } from './task';

const COUNT = 50;
/** A fifth. */
const TARGETS = 10;
const STANDARD_HERTZ = 1_000;
const TARGET_HERTZ = 2_000;
/** How long a tone sounds, and when the next begins. */
export const TONE_MS = 100;
const EVERY_MS = 1_200;

export const auditoryOddball: Task = {
  name: '听觉Oddball',
  instruction: '声音每1.2 s一个，低的多，高的少。听到高的那个就按键，低的不按。请先戴上耳机，把音量调到舒服。',
  responses: [{ id: 'high', label: '高音', keys: [' '] }],
  isSelfPaced: false,
  isOneStream: false,
  tones: [STANDARD_HERTZ, TARGET_HERTZ],
  trials: (seed) => {
    const targets = rarePlaces(COUNT, TARGETS, 3, new Random(seed));
    return Array.from({ length: COUNT }, (_, index) => {
      const hertz = targets.has(index) ? TARGET_HERTZ : STANDARD_HERTZ;
      return {
        condition: hertz === TARGET_HERTZ ? '目标音' : '标准音',
        shown: `${hertz} Hz`,
        answer: hertz === TARGET_HERTZ ? 'high' : null,
        steps: [
          { stimulus: { kind: 'tone', hertz }, ms: TONE_MS, asks: true },
          { stimulus: CROSS, ms: EVERY_MS - TONE_MS },
        ],
      };
    });
  },
  score: (results) => ({
    main: { name: 'd′', value: signed(detection(results).dPrime.toFixed(2)), unit: '' },
    rows: detectionRows(results),
  }),
};
