import { Random } from '../recordings/make/random';
import { pick, rarePlaces } from './order';
import { detection, detectionRows, deviation, inMs, rightTimes } from './scores';
import type { Task } from './task';

const COUNT = 50;
const TARGETS = 5;
const TARGET = '7';
const OTHERS = [...'12345689'];
const SHOWN_MS = 250;
const EMPTY_MS = 950;

export const continuousPerformance: Task = {
  name: '持续操作',
  instruction: '数字一个接一个闪过。只在看到7时按键，别的都不按。演示1 min，正式的做30 min。',
  responses: [{ id: 'target', label: '看到7', keys: [' '] }],
  isSelfPaced: false,
  isOneStream: false,
  trials: (seed) => {
    const random = new Random(seed);
    const targets = rarePlaces(COUNT, TARGETS, 3, random);
    return Array.from({ length: COUNT }, (_, index) => {
      const isTarget = targets.has(index);
      const text = isTarget ? TARGET : pick(OTHERS, random);
      return {
        condition: isTarget ? '目标' : '非目标',
        shown: text,
        answer: isTarget ? 'target' : null,
        steps: [
          { stimulus: { kind: 'sign', text }, ms: SHOWN_MS, asks: true },
          { stimulus: null, ms: EMPTY_MS },
        ],
      };
    });
  },
  score: (results) => {
    const { misses, hits } = detection(results);
    return {
      main: { name: '漏掉的目标', value: String(misses), unit: `个，共${hits + misses}个` },
      rows: [...detectionRows(results), { name: '反应时标准差', value: inMs(deviation(rightTimes(results))) }],
    };
  },
};
