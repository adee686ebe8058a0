import { Random } from '../recordings/make/random';
import { pick, rarePlaces } from './order';
import { detection, detectionRows, signed } from './scores';
import type { Task } from './task';

/** Letters that look and sound unlike one another. */
const LETTERS = [...'BDFHKLMRTX'];
/** A third of those that can be one. */
const TARGETS = 8;
const OTHERS = 16;
const SHOWN_MS = 500;
const EMPTY_MS = 2_000;

export const nBack: Task = {
  name: 'N-back工作记忆',
  instruction: '字母一个接一个出现。与N个之前的那个相同，就按键；不同就不按。',
  responses: [{ id: 'same', label: '相同', keys: [' '] }],
  isSelfPaced: false,
  isOneStream: true,
  levels: [
    { id: 1, label: '1-back' },
    { id: 2, label: '2-back' },
    { id: 3, label: '3-back' },
  ],
  trials: (seed, level) =>
    letters(seed, level).map((letter, index, all) => {
      const isTarget = index >= level && all[index - level] === letter;
      return {
        condition: isTarget ? '目标' : '非目标',
        shown: letter,
        answer: isTarget ? 'same' : null,
        steps: [
          { stimulus: { kind: 'sign', text: letter }, ms: SHOWN_MS, asks: true },
          { stimulus: null, ms: EMPTY_MS },
        ],
      };
    }),
  score: (results) => ({
    main: { name: 'd′', value: signed(detection(results).dPrime.toFixed(2)), unit: '' },
    rows: detectionRows(results),
  }),
};

function letters(seed: number, level: number): string[] {
  const random = new Random(seed);
  const count = level + TARGETS + OTHERS;
  const targets = rarePlaces(count, TARGETS, level, random);
  const row: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = row[index - level];
    if (targets.has(index)) row.push(before);
    else
      row.push(
        pick(
          LETTERS.filter((letter) => letter !== before),
          random,
        ),
      );
  }
  return row;
}
