/** Pictures of the ecosystem's kinds: cases, papers, laboratories, documents, training. */
import { stick } from '../parts/stick-figure.ts';

import { captureCamera } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { axes, place, scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import {
  area,
  box,
  circle,
  fade,
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
import { followedCar, ridges } from './driving.ts';
import { scanPath } from './eye.ts';
import { pageLines } from './page.ts';
import { beats, ecg } from '../signals/heart.ts';
import { walker } from '../signals/motion.ts';

/** The braking car ahead with the driver's gaze, and when three cues were seen. */
export function caseHeader(): string {
  const g = DEEP;
  return sheet(
    g,
    followedCar(g, box(120, 120, 820, 700), true),
    scanPath(g, [
      { x: 300, y: 640, ms: 300 },
      { x: 420, y: 470, ms: 260 },
      { x: 535, y: 520, ms: 1500 },
      { x: 720, y: 450, ms: 340 },
    ]),
    ridges(g, box(1010, 180, 470, 600), [1.21, 0.94, 0.86]),
  );
}

/** Three conditions: every person a dot, mean and 95 % interval. */
export function caseResult(): string {
  const g = DEEP;
  const b = box(180, 130, 1240, 660);
  const source = random(31);
  const y = scale(0.2, 1.8, b.y + b.height, b.y);
  return sheet(
    g,
    ...[0.5, 1, 1.5].map((s) => line(b.x, y(s), b.x + b.width, y(s), g.rule, 2)),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 3),
    ...[1.21, 0.94, 0.86].map((mean, i) => {
      const x = b.x + b.width * (0.2 + 0.3 * i);
      const colour = i === 2 ? g.brand : i === 1 ? '#304b91' : g.axis;
      return (
        rect(box(x - 100, y(mean), 200, b.y + b.height - y(mean)), {
          fill: colour,
          opacity: i === 2 ? 1 : 0.55,
          radius: 14,
        }) +
        indices(32)
          .map(() =>
            circle(x + 76 * (2 * source.next() - 1), y(mean * Math.exp(0.16 * source.normal())), 8, {
              fill: g.ink,
              opacity: 0.4,
            }),
          )
          .join('') +
        path(
          `M${x - 24} ${y(mean + 0.07)}h48M${x - 24} ${y(mean - 0.07)}h48M${x} ${y(mean + 0.07)}V${y(mean - 0.07)}`,
          { stroke: g.ink, width: 5 },
        )
      );
    }),
  );
}

/** A journal page: two columns, a figure over both, pencil marks in the margin. */
export function journalPage(): string {
  const g = DEEP;
  const figure = box(420, 250, 760, 250);
  const noise = smoothNoise(300, 5, 2);
  return sheet(
    g,
    rect(box(330, 80, 940, 760), { fill: g.panel, stroke: g.tickMajor, width: 2, radius: 8 }),
    line(420, 150, 960, 150, g.ink, 20),
    line(420, 196, 760, 196, g.tickMajor, 10),
    rect(figure, { fill: g.field }),
    polyline(
      place(
        noise.map((v, i) => 0.3 * v + 2.4 * bell(i, 170, 26) - 0.9 * bell(i, 112, 11)),
        box(450, 280, 700, 190),
        -1.6,
        2.8,
      ),
      g.brain,
      5,
    ),
    line(450, 402, 1150, 402, g.axis, 2),
    pageLines(box(420, 530, 360, 280), 9, g.rule, 4, 10),
    pageLines(box(820, 530, 360, 280), 9, g.rule, 12, 10),
    path('M396 548q-22 46 0 104', { stroke: g.skin, width: 6 }),
    path('M820 656q40 -10 80 0t80 0t80 0', { stroke: g.skin, width: 5 }),
    path('M1204 300q66 -6 60 70q-8 66 -70 56', { stroke: g.skin, width: 5 }),
    group(
      'translate(1330 640) rotate(38)',
      rect(box(-20, -260, 40, 300), { fill: g.skin, stroke: g.ink }),
      polygon(
        [
          [-20, 40],
          [20, 40],
          [0, 92],
        ],
        { fill: '#70572e', stroke: g.ink },
      ),
      rect(box(-20, -290, 40, 40), { fill: g.heart, stroke: g.ink, radius: 8 }),
    ),
  );
}

/** A pile of printed papers, the top one with a trace. */
export function paperPile(): string {
  const g = DEEP;
  const sheetAt = (dy: number, dx: number) =>
    path(`M${800 + dx} ${190 + dy}L${1380 + dx} ${440 + dy}L${800 + dx} ${690 + dy}L${220 + dx} ${440 + dy}Z`, {
      fill: g.panel,
      stroke: g.tickMajor,
      width: 2,
    });
  const onTop = (u: number, v: number): Point => [800 + (u - v) * 580, 190 + (u + v) * 250];
  const times = beats(5, { seed: 4, mean: 0.8 });
  const wave = range(0.5, 4.5, 700).map((t, i): Point => onTop(0.14 + (i / 700) * 0.72, 0.42 - 0.2 * ecg(t, times)));
  const rows = [0.14, 0.2].map((v, i) =>
    polyline([onTop(0.14, v), onTop(i ? 0.5 : 0.72, v)], i ? g.tick : g.ink, i ? 8 : 16),
  );
  const text2 = [0.6, 0.67, 0.74, 0.81, 0.88].flatMap((v) => [
    polyline([onTop(0.14, v), onTop(0.46, v)], g.axis, 9),
    polyline([onTop(0.54, v), onTop(v > 0.8 ? 0.7 : 0.86, v)], g.axis, 9),
  ]);
  return sheet(
    g,
    ...indices(7).map((i) => sheetAt(112 - i * 16, [10, -14, 6, 18, -8, 12, 0][i]!)),
    ...rows,
    polyline(wave, g.heart, 4),
    ...text2,
  );
}

/** A hall with a ring of capture cameras under the roof and a runner in the middle. */
export function captureHall(): string {
  const g = DEEP;
  const ring = indices(10).map((i): Point => [
    800 + 640 * Math.cos((Math.PI * (i + 0.5)) / 10 + Math.PI),
    240 + 90 * Math.sin((Math.PI * (i + 0.5)) / 10 + Math.PI),
  ]);
  return sheet(
    g,
    path('M120 150L420 330H1180L1480 150', { stroke: g.rule, width: 3 }),
    path('M120 830L420 600H1180L1480 830M420 330V600M1180 330V600', { stroke: g.rule, width: 3 }),
    ...range(0, 1, 7).map((t) => line(420 + 760 * t, 600, 120 + 1360 * t, 830, g.rule, 2)),
    ...range(0, 1, 5).map((t) =>
      line(420 - 300 * t * t, 600 + 230 * t * t, 1180 + 300 * t * t, 600 + 230 * t * t, g.rule, 2),
    ),
    ...ring.map((p) => polygon([p, [640, 800], [960, 800]], { fill: g.gaze, opacity: 0.035 })),
    ...ring.map(([x, y]) => captureCamera(g, x, y, 0.8, 'roof')),
    ...[0, 0.22, 0.44].map((p, i) =>
      fade(
        [0.3, 0.5, 1][i]!,
        stick(walker(0.56 + p), [580 + i * 220, 806], 470, g.ink, g.sub, g.motion, i === 2 ? 5 : 3),
      ),
    ),
  );
}

/** Days of one project on a ruler: 5 1 8 4 3 1. */
export function projectDays(): string {
  const g = DEEP;
  const days = [5, 1, 8, 4, 3, 1];
  const colours = ['#2a4bb3', '#22315f', '#5b8cff', '#8fb0ff', '#3d62d0', '#ffffff'];
  let from = 0;
  const bars = days.map((length, i) => {
    const b = box(120 + from * 61.8, 150 + i * 108, length * 61.8 - 8, 82);
    from += length;
    return (
      rect(b, { fill: colours[i], radius: 12 }) +
      text(b.x + b.width + 22, b.y + 58, String(length), { fill: g.sub, size: 44 }) +
      line(b.x - 4, 130, b.x - 4, 820, g.rule, 2)
    );
  });
  return sheet(g, ...bars);
}

/** Sensitivity of one number to a choice, as dots on a line with its interval. */
export function stateCurve(): string {
  const g = DEEP;
  const noise = smoothNoise(300, 9, 19);
  const b = box(120, 420, 1360, 380);
  const level = noise.map((v, i) => 0.16 + 0.06 * v + 0.66 / (1 + Math.exp(-(i - 190) / 18)));
  const points = place(level, b, 0, 1);
  const lid = (x: number, open: number) => {
    const upper = `M${x - 170} 270Q${x} ${270 - 210 * open} ${x + 170} 270`;
    const shape = `${upper}Q${x} ${270 + 150 * Math.max(open, 0.3)} ${x - 170} 270z`;
    return (
      path(shape, { fill: g.panel, stroke: g.ink }) +
      `<clipPath id="lid${x}"><path d="${shape}"/></clipPath><g clip-path="url(#lid${x})">` +
      circle(x, 256, 78, { fill: g.gaze, opacity: 0.3 }) +
      circle(x, 256, 78, { stroke: g.gaze, width: 4 }) +
      circle(x, 256, 34, { fill: '#030818' }) +
      '</g>' +
      path(upper, { stroke: g.ink, width: 6 })
    );
  };
  return sheet(
    g,
    lid(340, 1),
    lid(800, 0.62),
    lid(1260, 0.06),
    line(b.x, b.y + b.height * 0.45, b.x + b.width, b.y + b.height * 0.45, g.heart, 2, { dash: '3 11' }),
    axes(b, g),
    area(points, b.y + b.height, g.skin, 0.14),
    polyline(points, g.skin, 4),
    polyline(
      points.filter(([, y]) => y < b.y + b.height * 0.45),
      g.heart,
      6,
    ),
  );
}
