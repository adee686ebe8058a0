/** Screen eye tracking close to the eye: saccades within a fixation, and a pupil that follows the light of the screen. */
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices, random, smoothNoise } from '../random.ts';
import { box, circle, clip, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** Gaze within one fixation: slow drift in a tangle, and the straight jumps in it; below them, how often they come. */
export function withinFixation(): string {
  const g = DEEP;
  const perDegree = 760;
  const source = random(26);
  const [driftX, driftY] = [smoothNoise(1200, 18, 31), smoothNoise(1200, 18, 47)];
  const tremor = random(3);
  const jumps = [210, 430, 640, 800, 1010];
  let [jx, jy, wx, wy] = [0, 0, 0, 0];
  const points: Point[] = [];
  const straight: Point[][] = [];
  for (let i = 0; i < 1200; i += 1) {
    wx = 0.993 * wx + 0.0027 * driftX[i]!;
    wy = 0.993 * wy + 0.0027 * driftY[i]!;
    if (jumps.includes(i)) {
      // a microsaccade leads back towards the middle
      const before = points.at(-1)!;
      const [tx, ty] = [(before[0] - 430) / perDegree, (before[1] - 450) / perDegree];
      const far = Math.hypot(tx, ty) || 1;
      const length = source.between(0.16, 0.36);
      const turn = source.between(-0.5, 0.5);
      jx += -length * ((tx / far) * Math.cos(turn) - (ty / far) * Math.sin(turn));
      jy += -length * ((ty / far) * Math.cos(turn) + (tx / far) * Math.sin(turn));
      straight.push([before, [430 + perDegree * (wx + jx), 450 + perDegree * (wy + jy)]]);
    }
    points.push([
      430 + perDegree * (wx + jx + 0.004 * tremor.normal()),
      450 + perDegree * (wy + jy + 0.004 * tremor.normal()),
    ]);
  }
  const drift: Point[][] = [0, ...jumps].map((from, k) => points.slice(from, jumps[k] ?? 1200));
  const x = scale(0, 10, 900, 1480);
  const raster = (top: number, rate: number, seed: number, label: string, colour: string) => {
    const chance = random(seed);
    return (
      text(900, top - 30, label, { fill: g.sub, size: 32 }) +
      text(1480, top - 30, `${rate} 次/s`, { fill: colour, size: 40, weight: 700, anchor: 'end' }) +
      indices(5)
        .map((trial) => {
          const y = top + trial * 34;
          const marks = [];
          for (
            let t = 0.2 + chance.next() * 0.5;
            t < 9.9;
            t += Math.max(0.25, (1 / rate) * (0.55 + 0.9 * chance.next()))
          )
            marks.push(line(x(t), y, x(t), y + 22, colour, 5));
          return marks.join('');
        })
        .join('')
    );
  };
  return sheet(
    g,
    circle(430, 450, 320, { fill: g.panel }),
    circle(430, 450, perDegree * 0.4, { stroke: g.axis, width: 2, dash: '2 10' }),
    clip(
      box(110, 130, 640, 640),
      320,
      ...drift.map((part) => polyline(part, g.tickMajor, 2)),
      ...straight.map((part) => polyline(part, g.motion, 7)),
    ),
    line(430, 808, 430 + perDegree * 0.5, 808, g.sub, 4),
    text(414, 818, '0.5°', { fill: g.sub, size: 32, anchor: 'end' }),
    raster(220, 1.4, 5, '追踪 1 个目标', g.motion),
    raster(540, 0.9, 7, '追踪 4 个目标', g.gaze),
    line(900, 752, 1480, 752, g.axis, 2),
    text(1480, 800, '10 s', { fill: g.sub, size: 30, anchor: 'end' }),
  );
}

/** A grey screen mirrored in the pupil; the difference between easy and hard sums before and after the light is taken out. */
export function greyScreen(): string {
  const g = DEEP;
  const [cx, cy, r] = [1030, 450, 236];
  const source = random(14);
  const lids =
    `M${cx - 430} ${cy + 60}Q${cx - 220} ${cy - 216} ${cx + 10} ${cy - 216}T${cx + 440} ${cy + 90}Q${cx + 220}` +
    ` ${cy + 262} ${cx - 20} ${cy + 262}T${cx - 430} ${cy + 60}Z`;
  const bar = scale(0, 0.14, 0, 330);
  const pair = (y: number, words: string, value: number, colour: string) =>
    text(150, y - 22, words, { fill: g.sub, size: 32 }) +
    rect(box(150, y, bar(value), 46), { fill: colour, radius: 10 }) +
    text(150 + bar(value) + 20, y + 38, `${value} mm`, { fill: g.ink, size: value > 0.1 ? 44 : 34, weight: 700 });
  return sheet(
    g,
    rect(box(150, 150, 380, 250), { fill: g.ink, radius: 18 }),
    rect(box(164, 164, 352, 222), { fill: '#a9b2c6', radius: 8 }),
    path('M340 255v40M320 275h40', { stroke: g.ink, width: 5 }),
    path('M310 400h60v44h-60zM258 444h164', { stroke: g.ink, fill: g.panel, width: 4 }),
    path(`M530 200L${cx - 40} ${cy - 66}M530 360L${cx - 40} ${cy + 2}`, { stroke: g.axis, width: 2, dash: '3 12' }),
    `<clipPath id="eye"><path d="${lids}"/></clipPath><g clip-path="url(#eye)">`,
    path(lids, { fill: g.panel }),
    circle(cx, cy, r, { fill: '#304d91', stroke: g.gaze, width: 8 }),
    ...indices(72).map((i) => {
      const a = (2 * Math.PI * i) / 72;
      const [r1, r2] = [source.between(128, 144), source.between(180, 222)];
      return line(
        cx + r1 * Math.cos(a),
        cy + r1 * Math.sin(a),
        cx + r2 * Math.cos(a),
        cy + r2 * Math.sin(a),
        g.gaze,
        3,
        {
          opacity: 0.6,
        },
      );
    }),
    circle(cx, cy, 118, { fill: '#050a1c' }),
    path(`M${cx - 72} ${cy - 62}q52 -12 104 -4q4 34 0 66q-50 10 -102 2q-6 -32 -2 -64z`, { fill: '#203460' }),
    '</g>',
    path(lids, { stroke: g.ink, width: 6 }),
    path(`M${cx - 400} ${cy - 40}Q${cx - 200} ${cy - 290} ${cx + 20} ${cy - 286}T${cx + 440} ${cy + 10}`, {
      stroke: g.axis,
      width: 4,
    }),
    pair(580, '校正前', 0.05, g.axis),
    pair(730, '扣除亮度以后', 0.14, g.gaze),
  );
}
