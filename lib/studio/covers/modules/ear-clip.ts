/** The pulse wave of an ear clip, beat by beat. */
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { bell, range, smoothNoise } from '../random.ts';
import { box, circle, curve, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

const EAR: Point[] = [
  [-0.14, -0.16],
  [-0.15, -0.3],
  [-0.07, -0.43],
  [0.08, -0.49],
  [0.22, -0.44],
  [0.3, -0.3],
  [0.3, -0.12],
  [0.24, 0.04],
  [0.17, 0.16],
  [0.13, 0.28],
  [0.09, 0.4],
  [0.01, 0.46],
  [-0.07, 0.43],
  [-0.11, 0.34],
  [-0.11, 0.22],
];

/** An ear with the clip on its lobe; the box shows six pulse waves, one of them unlike the person's template. */
export function clipOnLobe(): string {
  const g = DEEP;
  const d = DEEP;
  const [ex, ey, size] = [370, 430, 640];
  const w = 4 / size;
  const ear = group(
    `translate(${ex} ${ey}) scale(${size})`,
    curve(EAR, { fill: g.panel, stroke: g.ink, width: w }),
    path('M-0.085 -0.2C-0.09 -0.33 0.0 -0.41 0.09 -0.41S0.235 -0.32 0.23 -0.2S0.17 0.02 0.11 0.1', {
      stroke: g.ink,
      width: w,
    }),
    path(
      'M-0.01 -0.29C0.05 -0.34 0.15 -0.3 0.15 -0.19S0.11 -0.01 0.05 0.09S0.02 0.2 -0.04 0.2S-0.09 0.16 -0.085 0.13',
      {
        stroke: g.axis,
        width: w,
      },
    ),
    path(
      'M-0.14 -0.16C-0.13 -0.1 -0.1 -0.09 -0.02 -0.12M-0.13 -0.06C-0.08 -0.05 -0.05 0.0 -0.06 0.06S-0.1 0.12 -0.12 0.11',
      {
        stroke: g.ink,
        width: w,
      },
    ),
    path('M-0.14 -0.16C-0.165 -0.12 -0.165 -0.08 -0.13 -0.06M-0.12 0.11C-0.13 0.15 -0.12 0.19 -0.11 0.22', {
      stroke: g.ink,
      width: w,
    }),
  );
  const [lx, ly] = [ex + 0.035 * size, ey + 0.37 * size];
  const screen = box(720, 210, 760, 500);
  const b = box(760, 300, 680, 250);
  const times = range(0, 5.4, 620);
  const wave = (u: number) => bell(u, 0.2, 0.085) + 0.42 * bell(u, 0.52, 0.12) - 0.1 * bell(u, 0.4, 0.04);
  const pulse = (u: number) => wave(u - 1) + wave(u) + wave(u + 1);
  const noise = smoothNoise(620, 9, 6);
  const period = 0.9;
  const bad = 3;
  const x = scale(0, 5.4, b.x, b.x + b.width);
  const y = scale(-0.15, 1.1, b.y + b.height, b.y);
  const points = times.map((t, i): Point => {
    const k = Math.floor(t / period);
    const u = t / period - k;
    const own = pulse(u) * (1 + 0.06 * Math.sin(k * 2.1));
    // chewing moves the clip
    const share = k === bad ? Math.min(1, 6 * u, 6 * (1 - u)) : 0;
    return [x(t), y(own * (1 - 0.6 * share) + share * (0.34 + 0.26 * noise[i]!))];
  });
  const quality = [0.98, 0.97, 0.98, 0.62, 0.96, 0.97];
  return sheet(
    g,
    ear,
    path(`M${lx} ${ly + 96}C${lx + 4} ${ly + 190} ${lx + 260} ${ly + 190} ${screen.x} ${screen.y + 420}`, {
      stroke: g.ink,
      width: 8,
    }),
    rect(box(lx - 44, ly - 46, 88, 146), { fill: g.ink, radius: 30 }),
    circle(lx, ly - 4, 18, { fill: g.heart }),
    circle(lx, ly - 4, 30, { stroke: g.heart, width: 3, opacity: 0.6 }),
    path(`M${lx - 20} ${ly + 66}h40`, { stroke: g.tick, width: 5 }),
    rect(screen, { fill: d.field, stroke: g.ink, width: 4, radius: 34 }),
    rect(box(x(bad * period), 262, x(period) - x(0), 388), { fill: d.skin, opacity: 0.16, radius: 12 }),
    polyline(points, d.heart, 6),
    ...quality.map((r, k) => {
      const cx = x((k + 0.5) * period);
      const good = r >= 0.8;
      return (
        circle(cx, 604, 16, good ? { fill: d.muscle } : { stroke: d.skin, width: 5 }) +
        (good
          ? path(`M${cx - 8} 604l6 7l11 -13`, { stroke: d.field, width: 4 })
          : line(cx - 7, 597, cx + 7, 611, d.skin, 4)) +
        text(cx, 664, r.toFixed(2), {
          fill: good ? d.sub : d.skin,
          size: 32,
          weight: good ? 400 : 700,
          anchor: 'middle',
        })
      );
    }),
  );
}
