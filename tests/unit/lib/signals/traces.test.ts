import { dataOf, SCENES } from '@/lib/illustrations/hotspots';
import { dialLines, lanesPicture, recordingPicture } from '@/lib/signals/drawing';
import { EVENTS, LOOP, TRACES, type Signal } from '@/lib/signals/traces';

const trace = (signal: Signal) => TRACES.find((entry) => entry.signal === signal)!;
/** Mean distance from zero between two moments. */
const effort = (signal: Signal, from: number, to: number) => {
  const moments = Array.from({ length: 200 }, (_, index) => from + ((to - from) * index) / 200);
  return moments.reduce((sum, moment) => sum + Math.abs(trace(signal).at(moment)), 0) / moments.length;
};

test.each(TRACES.map(({ signal }) => signal))('%s 的一圈首尾相接', (signal) => {
  const end = LOOP.start + LOOP.seconds;
  for (const step of [0.001, 0.004]) {
    expect(Math.abs(trace(signal).at(end - step) - trace(signal).at(LOOP.start))).toBeLessThan(0.2);
  }
  expect(trace(signal).at(1.25)).toBeCloseTo(trace(signal).at(1.25 + LOOP.seconds), 9);
});

test('次序是真的：眼先到，肌肉先于踏板，皮肤最后', () => {
  const [, look, brake] = EVENTS;
  expect(trace('gaze').at(look.at + 0.05) - trace('gaze').at(look.at - 0.05)).toBeGreaterThan(0.8);
  expect(effort('muscle', look.at + 0.35, brake.at)).toBeGreaterThan(5 * effort('muscle', -1, 0));
  expect(trace('motion').at(brake.at + 0.2) - trace('motion').at(brake.at - 0.15)).toBeGreaterThan(0.4);
  expect(trace('skin').at(1.85)).toBeLessThan(trace('skin').at(0));
  expect(trace('skin').at(2.8)).toBeGreaterThan(trace('skin').at(1.85) + 0.8);
});

test('心电：P 波在 QRS 之前，QRS 之后先低后有 T 波', () => {
  const beat = 0.23;
  const base = trace('heart').at(beat - 0.3);
  expect(trace('heart').at(beat - 0.16)).toBeGreaterThan(base + 0.1);
  expect(trace('heart').at(beat)).toBeGreaterThan(base + 0.9);
  expect(trace('heart').at(beat + 0.03)).toBeLessThan(base - 0.1);
  expect(trace('heart').at(beat + 0.25)).toBeGreaterThan(base + 0.2);
});

test('这些画每次画得一样，不重于 32 kB', () => {
  const recordings = Object.values(SCENES).map((scene) => () => recordingPicture(dataOf(scene)));
  for (const draw of [lanesPicture, () => JSON.stringify(dialLines()), ...recordings]) {
    expect(draw()).toBe(draw());
    expect(draw().length).toBeLessThan(32_000);
    expect(draw()).not.toContain('NaN');
  }
});

test('插图下面的记录：一种数据一条线，各在自己的一行里', () => {
  const lanes = dataOf(SCENES.road);
  const picture = recordingPicture(lanes);
  const starts = [...picture.matchAll(/<path d="M0 ([\d.]+)l/g)].map(([, y]) => Number(y));
  expect(starts).toHaveLength(lanes.length);
  for (const [index, y] of starts.entries()) expect(Math.floor(y / 28)).toBe(index);
});
