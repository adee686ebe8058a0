import { Random } from '../recordings/make/random';
import { pick, shuffled, times } from './order';
import { difference, inMs, median, rightShare, rightTimes } from './scores';
import { CROSS, type Ink, type Task } from './task';

const WORDS: Record<Ink, string> = { red: '红', yellow: '黄', green: '绿', blue: '蓝' };
const INKS = Object.keys(WORDS) as Ink[];
const KEYS: Record<Ink, string> = { red: 'd', yellow: 'f', green: 'j', blue: 'k' };
/** Words of the same length that name no colour. */
const NEUTRAL = ['桌', '河', '门', '信'];
const CONDITIONS = ['一致', '不一致', '中性'] as const;
const PER_CONDITION = 8;
const LONGEST_MS = 2_500;

export const stroop: Task = {
  name: 'Stroop色词',
  instruction: '按字的颜色选，不管字是什么意思。又快又准，答了就到下一个。',
  responses: INKS.map((ink) => ({ id: ink, label: `${WORDS[ink]}色`, keys: [KEYS[ink]], ink })),
  isSelfPaced: true,
  isOneStream: false,
  telling: '不一致',
  trials: (seed) => {
    const random = new Random(seed);
    // every colour as often in every condition
    const inks = CONDITIONS.flatMap((condition) =>
      times(PER_CONDITION / INKS.length, INKS).map((ink) => ({ condition, ink })),
    );
    return shuffled(inks, random).map(({ condition, ink }) => {
      const text = wordFor(condition, ink, random);
      return {
        condition,
        shown: `${text}（${WORDS[ink]}色）`,
        answer: ink,
        steps: [
          { stimulus: CROSS, ms: 500 },
          { stimulus: { kind: 'word', text, ink }, ms: LONGEST_MS, asks: true },
        ],
      };
    });
  },
  score: (results) => {
    const [congruent, incongruent, neutral] = CONDITIONS.map((condition) => median(rightTimes(results, condition)));
    return {
      main: { name: '干扰量（不一致减中性）', value: difference(incongruent, neutral), unit: 'ms' },
      rows: [
        { name: '一致，反应时中位数', value: inMs(congruent) },
        { name: '中性', value: inMs(neutral) },
        { name: '不一致', value: inMs(incongruent) },
        { name: '正确', value: rightShare(results) },
      ],
      note: '正的是字义拖慢了反应；负的是这一轮没有量出干扰，试次这么少时常有，多半是波动，或者越做越熟。',
    };
  },
};

function wordFor(condition: (typeof CONDITIONS)[number], ink: Ink, random: Random): string {
  if (condition === '一致') return WORDS[ink];
  if (condition === '中性') return pick(NEUTRAL, random);
  return WORDS[
    pick(
      INKS.filter((other) => other !== ink),
      random,
    )
  ];
}
