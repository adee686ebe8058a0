/** Surroundings: six quantities over four hours. */
import { DEEP } from '../palette.ts';
import { range, smoothNoise } from '../random.ts';
import { box, line, type Point, polyline, sheet, text } from '../svg.ts';

/** Six environmental quantities over four hours; carbon dioxide falls when the door opens. */
export function environment(): string {
  const g = DEEP;
  const colours = [g.skin, g.gaze, g.heart, g.motion, g.muscle, g.other];
  const units = ['lx', 'dB', '°C', '%', 'CO₂', 'hPa'];
  const rows = colours.map((colour, k) => {
    const b = box(270, 130 + k * 116, 1210, 92);
    const noise = smoothNoise(480, k === 1 ? 1.2 : 12, 60 + k);
    const values = range(0, 240, 480).map((m, i) => {
      if (k === 0) return 0.5 + 0.08 * noise[i]! - (m > 118 && m < 119.2 ? 0.9 : 0);
      if (k === 1) return 0.25 + 0.06 * Math.abs(noise[i]!) + (i % 97 === 40 ? 0.6 : 0);
      if (k === 2) return 0.3 + 0.4 * (m / 240) + 0.06 * noise[i]!;
      if (k === 3) return 0.65 - 0.3 * (m / 240) + 0.06 * noise[i]!;
      if (k === 4) return 0.12 + 0.78 * ((m % 48) / 48) * (m % 48 < 43 ? 1 : (48 - (m % 48)) / 5) + 0.02 * noise[i]!;
      return 0.5 + 0.12 * Math.sin(m / 70) + 0.02 * noise[i]!;
    });
    const points = values.map((v, i): Point => [
      b.x + (b.width * i) / 479,
      b.y + b.height * (1 - Math.max(0, Math.min(1.05, v))),
    ]);
    return (
      line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.rule, 2) +
      polyline(points, colour, 5) +
      text(230, b.y + 64, units[k]!, { fill: colour, size: 34, anchor: 'end' })
    );
  });
  return sheet(g, ...rows);
}
