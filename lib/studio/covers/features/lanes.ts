/** Lanes of signals as the platform shows them. */
import { type Ground, SIGNALS } from '../palette.ts';
import { place } from '../plot.ts';
import { bell, indices, range, smoothNoise } from '../random.ts';
import { box, type Box, polyline, text } from '../svg.ts';
import { eeg } from '../signals/brain.ts';
import { beats, breath, ecg, skin } from '../signals/heart.ts';
import { emg, gazePosition } from '../signals/motion.ts';

/** Samples of one signal over `seconds`, scaled to about 0..1. */
export function signal(kind: number, seconds: number, seed: number, count = 600): number[] {
  const t = range(0, seconds, count);
  const times = beats(seconds + 1, { seed });
  switch (kind % 8) {
    case 0:
      return gazePosition(
        count,
        indices(Math.ceil(seconds * 1.6)).map((i) => 0.5 + 0.42 * Math.sin(i * 2.4 + seed)),
        seed,
      );
    case 1:
      return eeg(count, count / seconds, seed, (i) => 0.3 + 1.3 * bell(i, count * 0.6, count * 0.2)).map(
        (v) => 0.5 + v / 90,
      );
    case 2:
      return t.map((s) => 0.25 + 0.6 * ecg(s, times));
    case 3:
      return t.map(
        (s) =>
          0.1 +
          0.8 *
            skin(
              s,
              [
                { at: seconds * 0.15, amplitude: 0.6 },
                { at: seconds * 0.55, amplitude: 0.9 },
              ],
              1.2,
            ),
      );
    case 4:
      return emg(
        count,
        (i) => 0.16 * (0.1 + bell(i, count * 0.55, count * 0.07) + 0.6 * bell(i, count * 0.2, count * 0.05)),
        seed,
      ).map((v) => 0.5 + v);
    case 5:
      return t.map((s) => 0.5 + 0.4 * Math.sin(s * 2.1 + seed) * Math.cos(s * 0.6));
    case 6:
      return t.map((s) => 0.1 + 0.8 * breath(s, 0.26));
    default:
      return smoothNoise(count, count / 22, seed).map((v) => 0.5 + 0.2 * v);
  }
}

export const NAMES = ['注视', '脑电', '心电', '皮肤电', '肌电', '动作', '呼吸', '车速'];

export const hue = (g: Ground, i: number) => (i < 6 ? g[SIGNALS[i]!] : i === 6 ? g.motion : g.other);

/** Lanes with names left of them. */
export function lanes(g: Ground, b: Box, count: number, seconds: number, seed: number, until = 1): string {
  const gap = b.height / count;
  return indices(count)
    .map((i) => {
      const values = signal(i, seconds, seed + i);
      const points = place(values, box(b.x + 130, b.y + i * gap + gap * 0.14, b.width - 130, gap * 0.72), 0, 1);
      return (
        text(b.x, b.y + (i + 0.5) * gap + 10, NAMES[i]!, { fill: hue(g, i), size: 28 }) +
        polyline(points.slice(0, Math.round(points.length * until)), hue(g, i), 3)
      );
    })
    .join('');
}
