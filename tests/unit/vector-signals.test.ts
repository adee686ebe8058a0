import { ankleAngle, hipAngle, joints, kneeAngle, pelvisHeight } from '@/lib/studio/vector/gait';
import { heartBeat, lightReflex, looped, skinResponse } from '@/lib/studio/vector/signals';

/** The time in s at which `signal` is highest between two times. */
function peak(signal: (t: number) => number, from: number, to: number): number {
  let best = from;
  for (let t = from; t <= to; t += 0.001) if (signal(t) > signal(best)) best = t;
  return best;
}

const PHASES = Array.from({ length: 100 }, (_, index) => index / 100);

test('一次心搏依次有 P、QRS、T', () => {
  expect(peak(heartBeat, -0.3, -0.08)).toBeCloseTo(-0.16, 1);
  expect(peak(heartBeat, -0.3, 0.5)).toBeCloseTo(0, 2);
  expect(peak(heartBeat, 0.15, 0.5)).toBeCloseTo(0.28, 1);
  expect(heartBeat(0.03)).toBeLessThan(0);
});

test('皮肤电在刺激后 1–3 s 开始上升，升得快，落得慢', () => {
  expect(skinResponse(1)).toBe(0);
  expect(skinResponse(3)).toBeGreaterThan(0.5);
  const top = peak(skinResponse, 0, 8);
  expect(top - 1.6).toBeGreaterThan(1);
  expect(top - 1.6).toBeLessThan(3);
  expect(skinResponse(top + (top - 1.6))).toBeGreaterThan(0.5);
});

test('循环的反应首尾相同', () => {
  const signal = looped((t) => skinResponse(t - 0.6), 6, 8);
  expect(signal(6)).toBeCloseTo(signal(0), 1);
});

test('瞳孔对光在约 0.25 s 后收缩，1 s 前后最小', () => {
  expect(lightReflex(0.2)).toBe(0);
  expect(peak(lightReflex, 0, 4)).toBeGreaterThan(0.7);
  expect(peak(lightReflex, 0, 4)).toBeLessThan(1.2);
});

test('步态：摆动期膝屈约 62°，蹬离时踝跖屈，足跟着地时髋屈', () => {
  const knee = PHASES.map(kneeAngle);
  expect(Math.max(...knee)).toBeGreaterThan(58);
  expect(Math.max(...knee)).toBeLessThan(66);
  expect(knee.indexOf(Math.max(...knee)) / 100).toBeCloseTo(0.73, 1);
  const ankle = PHASES.map(ankleAngle);
  expect(ankle.indexOf(Math.min(...ankle)) / 100).toBeCloseTo(0.63, 1);
  expect(hipAngle(0)).toBe(25);
});

test('步态：总有一只脚踩在地上，没有脚在地面以下', () => {
  for (const phase of PHASES) {
    const lowest = [joints(phase), joints((phase + 0.5) % 1)].flatMap(({ heel, toe }) => [heel[1], toe[1]]);
    expect(Math.max(...lowest)).toBeCloseTo(pelvisHeight(phase));
  }
});
