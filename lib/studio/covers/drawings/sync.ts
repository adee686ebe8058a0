/** Time: pulses over devices, drift, triggers, latency, the network. */
import { DEEP, type Ground, SIGNALS } from '../palette.ts';
import { axes, scale } from '../plot.ts';
import { indices, random, range, smoothNoise } from '../random.ts';
import { type Box, box, circle, fade, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** One pulse received by several devices: before (staircase) and after correction (one line). */
export function staircase(g: Ground, b: Box, devices: number, spread: number, width: number): string {
  const gap = b.height / devices;
  return indices(devices)
    .map((i) => {
      const base = b.y + gap * (i + 0.86);
      const x = b.x + b.width * 0.3 + spread * i;
      const colour = g[SIGNALS[i % 6]!];
      return polyline(
        [
          [b.x, base],
          [x, base],
          [x, base - gap * 0.62],
          [x + width, base - gap * 0.62],
          [x + width, base],
          [b.x + b.width, base],
        ],
        colour,
        3.5,
      );
    })
    .join('');
}

/** Drift of four devices over 60 min, raw and corrected, checked every ten minutes. */
export function drift(): string {
  const g = DEEP;
  const b = box(120, 140, 1360, 660);
  const x = scale(0, 60, b.x, b.x + b.width);
  const y = scale(-0.8, 8.4, b.y + b.height, b.y);
  const ends = [7.9, 6.2, 5.6, 3.1];
  const colours = [g.gaze, g.motion, g.heart, g.brain];
  return sheet(
    g,
    rect(box(b.x, y(0.4), b.width, y(-0.4) - y(0.4)), { fill: g.ink, opacity: 0.12 }),
    axes(b, g),
    ...range(0, 60, 7).map((m) => line(x(m), b.y, x(m), b.y + b.height, g.rule, 2, { dash: '2 9' })),
    ...ends.map((end, k) => {
      const wobble = smoothNoise(61, 7, 3 + k);
      return (
        polyline(
          range(0, 60, 61).map((m, i): Point => [x(m), y((end * m) / 60 + 0.07 * wobble[i]! * Math.min(1, m / 10))]),
          colours[k]!,
          4,
          { opacity: 0.6 },
        ) +
        range(0, 60, 7)
          .map((m) => circle(x(m), y((end * m) / 60), 12, { fill: g.field, stroke: colours[k] }))
          .join('') +
        polyline(
          range(0, 60, 61).map((m, i): Point => [x(m), y(0.17 * wobble[i]!)]),
          colours[k]!,
          3,
        )
      );
    }),
    text(b.x + 24, b.y + 36, 'ms', { fill: g.sub, size: 34 }),
    text(b.x + b.width - 8, y(7.9) - 26, '7.9', { fill: g.gaze, size: 40, weight: 700, anchor: 'end' }),
    text(b.x + b.width - 8, y(0.4) - 18, '0.4', { fill: g.ink, size: 40, weight: 700, anchor: 'end' }),
  );
}

/** Eight trigger lines as a logic analyser shows them, and the rising edge enlarged. */
export function triggers(): string {
  const g = DEEP;
  const source = random(44);
  const names = ['gaze', 'brain', 'muscle', 'heart', 'skin', 'motion', 'gaze', 'brain'] as const;
  const rows = names.map((name, i) => {
    const base = 190 + i * 84;
    let x = 120 + source.between(10, 120);
    const points: Point[] = [[120, base]];
    const width = [14, 14, 40, 40, 64, 26, 14, 90][i]!;
    while (x < 1000 - width) {
      points.push([x, base], [x, base - 52], [x + width, base - 52], [x + width, base]);
      x += width + source.between(90, 230);
    }
    points.push([1020, base]);
    return polyline(points, g[name], 4.5);
  });
  const b = box(1100, 150, 380, 640);
  const edge = range(-2, 12, 90).map((t): Point => [
    b.x + 40 + (t + 2) * 21,
    b.y + b.height - 90 - (t <= 0 ? 0 : 440 * (1 - Math.exp(-t / 1.1) * Math.cos(t * 1.9) * (t < 6 ? 1 : 0.6))),
  ]);
  return sheet(
    g,
    ...rows,
    rect(b, { fill: g.panel, radius: 24 }),
    ...[0.1, 0.9].map((h) =>
      line(b.x + 30, b.y + b.height - 90 - 440 * h, b.x + b.width - 30, b.y + b.height - 90 - 440 * h, g.axis, 2, {
        dash: '2 9',
      }),
    ),
    polyline(edge, g.skin, 6),
    text(b.x + b.width / 2, b.y + b.height - 28, '< 10 µs', { fill: g.sub, size: 34, anchor: 'middle' }),
  );
}

/** Pendulum with a headset, the marks it passes, and the lag of the picture behind the head. */
export function pendulum(): string {
  const g = DEEP;
  const pivot: Point = [430, 110];
  const swing = (degrees: number): Point => [
    pivot[0] + 560 * Math.sin((degrees * Math.PI) / 180),
    pivot[1] + 560 * Math.cos((degrees * Math.PI) / 180),
  ];
  const goggles = (degrees: number) =>
    line(...pivot, ...swing(degrees), g.ink, 6) +
    group(
      `translate(${swing(degrees).join(' ')}) rotate(${-degrees})`,
      rect(box(-92, -54, 184, 118), { fill: g.panel, stroke: g.ink, radius: 34 }),
      ...[-40, 40].map((x) => circle(x, 6, 30, { fill: '#203360', stroke: g.ink }) + line(x, -20, x, 32, g.motion, 5)),
    );
  const b = box(860, 190, 620, 540);
  const x = scale(0, 4, b.x, b.x + b.width);
  const y = scale(-1.1, 1.1, b.y + b.height, b.y);
  const cosine = (lag: number) => range(0, 4, 200).map((t): Point => [x(t), y(Math.cos(Math.PI * (t - lag)))]);
  return sheet(
    g,
    line(pivot[0] - 130, pivot[1], pivot[0] + 130, pivot[1], g.ink, 10),
    line(pivot[0], pivot[1], pivot[0], 800, g.axis, 2, { dash: '2 9' }),
    path(`M${swing(-20).join(' ')}A560 560 0 0 0 ${swing(20).join(' ')}`, {
      stroke: g.tickMajor,
      width: 3,
      dash: '4 12',
    }),
    fade(0.3, goggles(-19)),
    goggles(11),
    circle(...pivot, 15, { fill: g.panel, stroke: g.ink, width: 5 }),
    line(b.x, y(0), b.x + b.width, y(0), g.axis, 2),
    rect(box(x(0.5), b.y, x(0.68) - x(0.5), b.height), { fill: g.heart, opacity: 0.18 }),
    rect(box(x(2.5), b.y, x(2.68) - x(2.5), b.height), { fill: g.heart, opacity: 0.18 }),
    polyline(cosine(0), g.ink, 4),
    polyline(cosine(0.18), g.motion, 4),
    text(x(0.59), b.y - 26, '30 ms', { fill: g.ink, size: 34, anchor: 'middle' }),
  );
}

/** Two networks that do not touch: sensors, cameras and marker on one switch, the office on the other side. */
export function labNetwork(): string {
  const g = DEEP;
  const colours = [g.gaze, g.gaze, g.gaze, g.gaze, g.muscle, g.muscle, g.muscle, g.skin];
  const port = (i: number): Point => [330 + i * 92, 470];
  const device = (x: number, y: number, colour: string, kind: number) =>
    rect(box(x - 58, y - 46, 116, 92), { fill: g.panel, stroke: g.ink, radius: 16 }) +
    (kind === 0
      ? circle(x - 8, y, 24, { stroke: colour, width: 5 }) + circle(x - 8, y, 9, { fill: colour })
      : kind === 1
        ? path(`M${x - 40} ${y}h16l12 -24l16 46l12 -22h20`, { stroke: colour, width: 5 })
        : [-26, 0, 26].map((d) => circle(x + d, y, 9, { fill: colour })).join(''));
  const devices = indices(8).map((i) => {
    const x = 178 + i * 134;
    const [px, py] = port(i);
    return (
      path(`M${x} 236C${x} 380 ${px} 340 ${px} ${py}`, { stroke: colours[i], width: 6 }) +
      device(x, 190, colours[i]!, i < 4 ? 0 : i < 7 ? 1 : 2)
    );
  });
  return sheet(
    g,
    ...devices,
    rect(box(270, 440, 800, 92), { fill: g.ink, radius: 16 }),
    ...indices(8).map(
      (i) =>
        rect(box(port(i)[0] - 26, 462, 52, 44), { fill: colours[i], radius: 6 }) +
        circle(port(i)[0], 520, 4, { fill: g.muscle }),
    ),
    path('M670 532V640', { stroke: g.ink, width: 6, dash: '3 14' }),
    ...indices(4).map(
      (i) =>
        rect(box(540, 640 + i * 44, 260, 36), { fill: g.panel, stroke: g.ink, radius: 8 }) +
        circle(770, 658 + i * 44, 6, { fill: i < 3 ? g.muscle : g.rule }),
    ),
    line(1180, 130, 1180, 820, g.ink, 2, { dash: '2 10' }),
    rect(box(1260, 440, 220, 92), { fill: g.panel, stroke: g.tickMajor, radius: 16 }),
    ...indices(4).map((i) => rect(box(1282 + i * 48, 466, 34, 36), { fill: g.rule, radius: 6 })),
    path('M1370 440C1370 330 1330 320 1330 236M1400 440C1400 330 1450 320 1450 236', { stroke: g.tickMajor, width: 4 }),
    ...[1330, 1450].map(
      (x) =>
        rect(box(x - 48, 146, 96, 70), { fill: g.panel, stroke: g.tickMajor, radius: 10 }) +
        line(x - 26, 234, x + 26, 234, g.tickMajor, 4),
    ),
  );
}
