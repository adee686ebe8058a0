/** Motion capture: neck angle, foot prints, a day of posture scores, the sprint start. */
import { profile } from '../parts/body.ts';
import { DEEP } from '../palette.ts';
import { ramp, scale } from '../plot.ts';
import { bell, indices, range, smoothNoise } from '../random.ts';
import { area, box, circle, group, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { reach, sector } from './limbs.ts';

/** A crane driver looking down between his feet: neck bent beyond 30°. */
export function bentNeck(): string {
  const g = DEEP;
  const hip: Point = [640, 650];
  const neck = reach(hip, 8, 300);
  const head = reach(neck, 46, 112);
  const shoulder = reach(neck, 172, 40);
  const elbow = reach(shoulder, 158, 150);
  const wrist = reach(elbow, 86, 140);
  const knee = reach(hip, 88, 236);
  const ankle = reach(knee, 178, 166);
  const bone = (points: Point[]) =>
    polyline(points, g.ink, 9) +
    points.map(([x, y]) => circle(x, y, 13, { fill: g.motion, stroke: g.panel, width: 4 })).join('');
  return sheet(
    g,
    // the cab: seat, window in the floor, the container far below
    path('M486 330q-34 0 -28 40l44 320q6 40 46 40h250q26 0 26 -26t-26 -26H574q-24 0 -28 -26l-36 -290q-4 -32 -24 -32z', {
      fill: '#284277',
      stroke: g.ink,
    }),
    path('M610 730v106M560 836h110', { stroke: g.ink, width: 10 }),
    path('M430 836H860M1120 836H1180', { stroke: g.axis, width: 12 }),
    path('M1180 836L1290 160', { stroke: g.axis, width: 12 }),
    line(860, 836, 1120, 836, g.gaze, 6, { opacity: 0.5 }),
    polygon([reach(head, 100, 44), [900, 836], [1060, 836]], { fill: g.gaze, opacity: 0.14 }),
    group(`translate(${head[0]} ${head[1]}) rotate(46)`, profile(g, 10, -10, 168)),
    bone([hip, knee, ankle, reach(ankle, 94, 70)]),
    rect(box(600, 586, 330, 26), { fill: g.panel, stroke: g.ink, radius: 13 }),
    line(884, 586, 884, 536, g.ink, 10),
    bone([hip, neck]),
    bone([shoulder, elbow, wrist]),
    line(...neck, ...reach(neck, 8, 290), g.sub, 3, { dash: '4 12' }),
    sector(neck, reach(neck, 8, 100), reach(neck, 46, 100), 236, '#f08a24', 0.32),
    line(...neck, ...reach(neck, 46, 250), '#e0762a', 6),
    circle(...neck, 15, { fill: '#e0762a', stroke: g.panel, width: 4 }),
    text(...reach(neck, 22, 262), '38°', { fill: '#ff9a4d', size: 64, weight: 700 }),
  );
}

const FOOT: Point[] = [
  [-62, 0],
  [-52, -21],
  [-20, -19],
  [14, -23],
  [50, -25],
  [66, -6],
  [58, 15],
  [22, 20],
  [-18, 15],
  [-50, 20],
];

/** Prints on a walkway seen from above and, below, the time each foot stands: shorter on the right. */
export function footprints(): string {
  const g = DEEP;
  const left = g.gaze;
  const right = '#e0762a';
  const steps = indices(7).map((i) => ({ x: 210 + Math.ceil(i / 2) * 196 + Math.floor(i / 2) * 206, side: i % 2 }));
  const print = (x: number, side: number) =>
    group(
      `translate(${x} ${side ? 372 : 238}) rotate(${side ? 13 : -6}) scale(1.3 ${side ? 1.3 : -1.3})`,
      `<path d="M${(FOOT.at(-1)![0] + FOOT[0]![0]) / 2} ${(FOOT.at(-1)![1] + FOOT[0]![1]) / 2}${FOOT.map(
        ([px, py], i) => {
          const next = FOOT[(i + 1) % FOOT.length]!;
          return `Q${px} ${py} ${(px + next[0]) / 2} ${(py + next[1]) / 2}`;
        },
      ).join('')}Z" fill="${side ? right : left}"/>`,
    );
  const x = scale(0, 3, 300, 1480);
  // stance as share of the cycle; two double supports of 10 % each
  const bars = (name: string, y: number, start: number, share: number, fill: string) =>
    text(120, y + 46, name, { fill, size: 38, weight: 700 }) +
    indices(4)
      .map((c) => {
        const [from, to] = [Math.max(0, c - 1 + start), Math.min(3, c - 1 + start + share)];
        return to > from ? rect(box(x(from), y, x(to) - x(from) - 4, 66), { fill, radius: 10 }) : '';
      })
      .join('') +
    text((x(1 + start) + x(1 + start + share)) / 2, y + 46, `${Math.round(share * 100)}%`, {
      fill: '#0d1a44',
      size: 36,
      weight: 700,
      anchor: 'middle',
    });
  return sheet(
    g,
    rect(box(0, 150, 1600, 312), { fill: g.panel }),
    line(0, 150, 1600, 150, g.axis, 3),
    line(0, 462, 1600, 462, g.axis, 3),
    line(120, 305, 1480, 305, g.rule, 3, { dash: '20 18' }),
    ...steps.map(({ x: px, side }) => print(px, side)),
    bars('左', 560, 0, 0.66, left),
    bars('右', 660, 0.56, 0.54, right),
    line(x(0), 776, x(3), 776, g.axis, 2),
    ...indices(4).map((c) => line(x(c), 540, x(c), 776, g.axis, 2, { dash: '2 9' })),
    text(x(1.5), 826, '支撑期占步态周期', { fill: g.sub, size: 30, anchor: 'middle' }),
  );
}

/** Risk of posture second by second over a shift; the red lies before noon. */
export function dayOfScores(): string {
  const g = DEEP;
  const b = box(120, 170, 1360, 380);
  const x = scale(8, 17, b.x, b.x + b.width);
  const noise = smoothNoise(720, 2.2, 17);
  const hours = range(8, 17, 720);
  const score = hours.map(
    (h, i) => 2.5 + 0.5 * noise[i]! + 3.3 * bell(h, 11.2, 0.42) + 1.1 * bell(h, 9.3, 0.25) + 1.2 * bell(h, 15.2, 0.35),
  );
  const stops = [g.muscle, g.muscle, g.skin, g.heart, g.heart];
  const tone = (value: number) => ramp(stops, (value - 1) / 6);
  const worked = (h: number) => h < 12 || h > 13;
  const y = scale(1, 7, b.y + b.height, b.y);
  const bin = 12;
  const bins = indices(720 / bin).filter((k) => worked(hours[k * bin]!) && worked(hours[k * bin + bin - 1]!));
  const parts = [hours.findIndex((h) => h > 12), hours.findIndex((h) => h > 13)];
  const curveOf = (from: number, to: number) => {
    const points = score.slice(from, to).map((v, i): Point => [x(hours[from + i]!), y(Math.min(7, Math.max(1, v)))]);
    return area(points, b.y + b.height, g.tickMajor, 0.1) + polyline(points, g.tickMajor, 3);
  };
  return sheet(
    g,
    ...[2, 4, 6].map(
      (v) =>
        line(b.x, y(v), b.x + b.width, y(v), g.rule, 2) +
        text(b.x - 22, y(v) + 10, String(v), { fill: g.sub, size: 28, anchor: 'end' }),
    ),
    curveOf(0, parts[0]!),
    curveOf(parts[1]!, 720),
    ...bins.map((k) => {
      const mean = score.slice(k * bin, (k + 1) * bin).reduce((sum, v) => sum + v, 0) / bin;
      return rect(box(x(hours[k * bin]!), 590, b.width / 60 - 3, 150), { fill: tone(mean), radius: 4 });
    }),
    text(x(12.5), 680, '午休', { fill: g.sub, size: 32, anchor: 'middle' }),
    ...range(8, 17, 10).map((h) =>
      text(x(h), 800, h % 3 === 2 ? `${h}:00` : '', {
        fill: g.sub,
        size: 30,
        anchor: h === 8 ? 'start' : h === 17 ? 'end' : 'middle',
      }),
    ),
    ...(['低', '中', '高'] as const).map(
      (name, i) =>
        circle(1230 + i * 96, 122, 13, { fill: [g.muscle, g.skin, g.heart][i]! }) +
        text(1252 + i * 96, 133, name, { fill: g.ink, size: 30 }),
    ),
  );
}
