/** Movement and posture: inertial nodes, optical volume, pressure under the seat. */
import { stick } from '../parts/stick-figure.ts';
import { person, type Pose, STANDING } from '../parts/body.ts';
import { captureCamera } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { field, ramp, scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import {
  box,
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  type Point,
  polygon,
  polyline,
  rect,
  sheet,
  text,
} from '../svg.ts';
import { walker } from '../signals/motion.ts';

/** Seventeen inertial nodes on a T pose, and the heading after ten steps out and back. */
export function tPose(): string {
  const g = DEEP;
  const pose: Pose = {
    ...STANDING,
    arms: [
      [
        [-88, -748],
        [-250, -748],
        [-400, -748],
      ],
      [
        [88, -748],
        [250, -748],
        [400, -748],
      ],
    ],
  };
  const nodes: Point[] = [
    [0, -930],
    [0, -700],
    [0, -500],
    [-60, -752],
    [60, -752],
    [-190, -748],
    [190, -748],
    [-320, -748],
    [320, -748],
    [-420, -748],
    [420, -748],
    [-48, -350],
    [48, -350],
    [-52, -150],
    [52, -150],
    [-64, -20],
    [64, -20],
  ];
  const steps = indices(11).map((i): Point => [980 + i * 46, 700 - 4 * i]);
  return sheet(
    g,
    person(g, pose, [500, 830], 0.76),
    ...nodes.map(([x, y]) =>
      rect(box(500 + x * 0.76 - 16, 830 + y * 0.76 - 12, 32, 24), {
        fill: g.motion,
        stroke: g.ink,
        width: 3,
        radius: 7,
      }),
    ),
    path('M1150 360L1460 300A316 316 0 0 1 1460 420Z', { fill: g.motion, opacity: 0.22 }),
    line(1150, 360, 1480, 360, g.ink, 3),
    line(1150, 360, 1466, 378, g.motion, 5),
    circle(1150, 360, 12, { fill: g.ink }),
    text(1200, 300, '3°', { fill: g.ink, size: 38, anchor: 'end' }),
    ...steps.map(([x, y], i) =>
      ellipse(x, y + (i % 2 ? 34 : 0), 20, 11, { fill: i === 0 ? g.ink : g.panel, stroke: g.ink, width: 3 }),
    ),
    path('M1440 660q60 60 -20 110H1000', { stroke: g.motion, width: 4, dash: '12 12' }),
    polygon(
      [
        [1000, 758],
        [1000, 782],
        [976, 770],
      ],
      { fill: g.motion },
    ),
  );
}

/** Heading drift over a shift beside a steel column; parts beyond 5° are not used. */
export function headingDrift(): string {
  const g = DEEP;
  const b = box(620, 160, 860, 600);
  const x = scale(0, 180, b.x, b.x + b.width);
  const y = scale(-9, 9, b.y + b.height, b.y);
  const drift = smoothNoise(360, 10, 6);
  const value = (m: number, i: number) => 0.5 * drift[i]! + 0.012 * m + 6.4 * bell(m, 96, 13) - 0.9 * Math.sin(m / 30);
  const points = range(0, 180, 360).map((m, i): Point => [x(m), y(value(m, i))]);
  const w = walker(0.02);
  return sheet(
    g,
    rect(box(b.x, y(5), b.width, y(-5) - y(5)), { fill: g.motion, opacity: 0.1 }),
    line(b.x, y(5), b.x + b.width, y(5), g.motion, 2, { dash: '2 9' }),
    line(b.x, y(-5), b.x + b.width, y(-5), g.motion, 2, { dash: '2 9' }),
    text(b.x + b.width, y(5) - 16, '5°', { fill: g.sub, size: 32, anchor: 'end' }),
    line(b.x, y(0), b.x + b.width, y(0), g.axis, 2),
    polyline(points, g.motion, 4),
    polyline(
      points.filter(([, py]) => py < y(5)),
      g.heart,
      6,
    ),
    ...range(0, 180, 13).map((m) => line(x(m), b.y + b.height, x(m), b.y + b.height + 16, g.tickMajor, 3)),
    rect(box(480, 120, 34, 700), { fill: g.rule }),
    rect(box(450, 120, 94, 22), { fill: g.axis }),
    rect(box(450, 798, 94, 22), { fill: g.axis }),
    line(120, 820, 560, 820, g.axis, 3),
    stick(w, [280, 812], 560, g.ink, g.sub, g.motion, 4),
  );
}

/** An optical volume: eight cameras around a floor, the wand's sweeps inside. */
export function opticalVolume(): string {
  const g = DEEP;
  const floor = (u: number, v: number, h = 0): Point => [800 + (u - v) * 560, 560 + (u + v) * 210 - 210 - h];
  const sweeps = range(0, 1, 240).map((t): Point => {
    const a = t * 14 * Math.PI;
    return floor(
      0.5 + 0.3 * Math.cos(a * 0.31) * Math.cos(a),
      0.5 + 0.3 * Math.sin(a * 0.23) * Math.cos(a * 0.9 + 1),
      70 + 190 * (0.5 + 0.5 * Math.sin(a * 0.77)),
    );
  });
  const posts: [number, number][] = [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0.5, 1],
    [0, 1],
    [0, 0.5],
  ];
  const sorted = [...posts].sort((a, c) => a[0] + a[1] - c[0] - c[1]);
  // never all at one height, never two that face each other
  const height = (u: number, v: number) => ((u + 2 * v) % 1 === 0 ? 185 : 120);
  const cameraAt = ([u, v]: [number, number]) => {
    const [x, y] = floor(u, v);
    return captureCamera(g, x, y - height(u, v), 1, height(u, v));
  };
  return sheet(
    g,
    polygon([floor(0, 0), floor(1, 0), floor(1, 1), floor(0, 1)], { fill: g.panel, stroke: g.axis }),
    ...range(0, 1, 9).flatMap((t) => [
      line(...floor(t, 0), ...floor(t, 1), g.rule, 2),
      line(...floor(0, t), ...floor(1, t), g.rule, 2),
    ]),
    ...sorted.slice(0, 4).map(cameraAt),
    ...sorted.map(([u, v]) =>
      polygon([[floor(u, v)[0], floor(u, v)[1] - height(u, v)], floor(0.42, 0.42, 180), floor(0.58, 0.58, 60)], {
        fill: g.gaze,
        opacity: 0.06,
      }),
    ),
    curve(sweeps, { stroke: g.motion, width: 3 }),
    ...sweeps.filter((_, i) => i % 20 === 0).map(([x, y]) => circle(x, y, 6, { fill: g.motion })),
    group(
      'translate(800 480) rotate(-24)',
      line(0, -120, 0, 96, g.ink, 9),
      line(-72, -120, 72, -120, g.ink, 9),
      ...[-72, -22, 72].map((x) => circle(x, -120, 17, { fill: g.panel, stroke: g.ink, width: 4 })),
    ),
    ...sorted.slice(4).map(cameraAt),
  );
}

/** Pressure under the seat: 24 × 24 cells, two sitting bones, thighs; numbers in kPa at the scale. */
export function seatMap(): string {
  const g = DEEP;
  const source = random(10);
  const stops = ['#0d1a44', '#1f3fb0', '#18c7d4', '#2fd3a0', '#ffc04d', '#ff7a92'];
  const kpa = (u: number, v: number) => {
    const bone = (side: number) => 1.05 * bell(u, 0.5 + side * 0.155, 0.055) * bell(v, 0.33, 0.07);
    const buttock = (side: number) => 0.46 * bell(u, 0.5 + side * 0.17, 0.13) * bell(v, 0.33, 0.15);
    const thigh = (side: number) => 0.36 * bell(u, 0.5 + side * (0.14 + 0.12 * (v - 0.4)), 0.085) * bell(v, 0.72, 0.22);
    return bone(1) * 1 + bone(-1) * 0.93 + buttock(1) + buttock(-1) + thigh(1) + thigh(-1);
  };
  const b = box(320, 116, 720, 700);
  const cell = { width: b.width / 24, height: b.height / 24 };
  const cells = indices(576).map((i) => {
    const [c, r] = [i % 24, Math.floor(i / 24)];
    const value = Math.max(0, kpa((c + 0.5) / 24, (r + 0.5) / 24) + 0.015 * source.normal());
    return rect(box(b.x + c * cell.width + 1.5, b.y + r * cell.height + 1.5, cell.width - 3, cell.height - 3), {
      fill: ramp(stops, value / 1.35),
      radius: 4,
    });
  });
  const bar = field(box(1150, 180, 40, 560), 2, 280, (_, v) => [ramp(stops, 1 - v), 1]);
  return sheet(
    g,
    ...cells,
    bar,
    text(1214, 204, '15 kPa', { fill: g.sub, size: 32 }),
    text(1214, 740, '0', { fill: g.sub, size: 32 }),
  );
}
