/** EEG: averages and their map, theta over four loads, single trials behind an average, bad channels. */
import { topography } from '../drawings/brain.ts';
import { scalp } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { field, place, ramp, scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { eeg, evoked, SITES } from '../signals/brain.ts';
import { area, box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** Averages of a rare tone at four midline electrodes, and the map of the scalp at their peak. */
export function oddballMap(): string {
  const g = DEEP;
  const b = box(900, 150, 580, 620);
  const x = scale(-100, 800, b.x, b.x + b.width);
  const sites = [
    { name: 'Fz', early: 1, late: 0.36 },
    { name: 'Cz', early: 1.05, late: 0.74 },
    { name: 'Pz', early: 0.62, late: 1 },
    { name: 'Oz', early: 0.25, late: 0.5 },
  ];
  const height = b.height / sites.length;
  const wave = (t: number, early: number, late: number) =>
    early * evoked(t, false) + late * 10 * (t < 340 ? bell(t, 340, 52) : bell(t, 340, 92));
  return sheet(
    g,
    topography(g, 440, 480, 300, (u, v) => {
      const peak = 0.98 * bell(Math.hypot(u * 0.82, v - 0.34), 0, 0.42);
      return peak - 0.34 * bell(Math.hypot(u * 0.7, v + 0.85), 0, 0.34) + 0.02;
    }),
    rect(box(x(310), b.y - 20, x(370) - x(310), b.height + 20), { fill: g.brain, opacity: 0.16 }),
    ...sites.map(({ name, early, late }, k) => {
      const zero = b.y + k * height + height * 0.72;
      const y = scale(0, 12, zero, zero - height * 0.82);
      const noise = smoothNoise(226, 5, 60 + k);
      const points = range(-100, 800, 226).map((t, i): Point => [
        x(t),
        y((t < 0 ? 0 : wave(t, early, late)) + 0.22 * noise[i]!),
      ]);
      const main = name === 'Pz';
      return (
        line(b.x, zero, b.x + b.width, zero, g.rule, 2) +
        (main ? area(points, zero, g.brain, 0.2) : '') +
        polyline(points, main ? g.brain : g.tickMajor, main ? 6 : 4) +
        text(b.x - 26, zero + 11, name, {
          fill: main ? g.ink : g.sub,
          size: 34,
          weight: main ? 700 : 400,
          anchor: 'end',
        }) +
        (main ? circle(x(340), y(wave(340, early, late)), 11, { fill: g.ink }) : '')
      );
    }),
    line(x(0), b.y, x(0), b.y + b.height, g.axis, 2),
    text(x(0), b.y + b.height + 44, '0', { fill: g.sub, size: 30, anchor: 'middle' }),
    text(x(340), b.y + b.height + 44, '340 ms', { fill: g.ink, size: 34, weight: 700, anchor: 'middle' }),
  );
}

/** Frontal midline theta of 36 people, 1-back to 4-back: it rises to the third step and stays. */
export function thetaSteps(): string {
  const g = DEEP;
  const power = [0.6, 1.3, 2.1, 2.0];
  const spread = [0.7, 0.8, 1.0, 1.1];
  const foot = 790;
  const y = scale(0, 3.2, foot, 590);
  const cx = (i: number) => 262 + i * 359;
  return sheet(
    g,
    ...power.map((dB, i) =>
      topography(g, cx(i), 300, 146, (u, v) => (dB / 2.15) * bell(Math.hypot(u * 0.9, v + 0.34), 0, 0.3) - 0.03),
    ),
    line(120, foot, 1480, foot, g.axis, 2),
    ...power.map(
      (dB, i) =>
        text(cx(i), 500, `${i + 1}-back`, { fill: g.ink, size: 38, weight: 700, anchor: 'middle' }) +
        rect(box(cx(i) - 54, y(dB), 108, foot - y(dB)), { fill: g.heart, radius: 10, opacity: 0.25 + 0.32 * dB }) +
        path(
          `M${cx(i)} ${y(dB + spread[i]!)}V${y(dB - spread[i]!)}M${cx(i) - 16} ${y(dB + spread[i]!)}h32M${cx(i) - 16}` +
            ` ${y(dB - spread[i]!)}h32`,
          { stroke: g.ink },
        ) +
        text(cx(i), y(dB + spread[i]!) - 18, `${dB.toFixed(1)} dB`, { fill: g.sub, size: 34, anchor: 'middle' }),
    ),
  );
}

/** Forty single trials as rows of colour, and what remains when they are averaged: one task above two tasks. */
export function singleTrials(): string {
  const g = DEEP;
  const [trials, samples] = [40, 226];
  const top = box(190, 110, 1290, 340);
  const b = box(190, 500, 1290, 270);
  const times = range(-100, 800, samples);
  const source = random(33);
  const record = (gain: number, seed: number) =>
    indices(trials).map((k) => {
      const shift = 26 * source.normal();
      const size = gain * (1 + 0.3 * source.normal());
      const noise = eeg(samples, 250, seed + k, () => 0.25);
      return times.map((t, i) => {
        const p3 = t - shift < 340 ? bell(t - shift, 340, 52) : bell(t - shift, 340, 92);
        return (t < 0 ? 0 : evoked(t, false) + size * p3) + 0.62 * noise[i]!;
      });
    });
  const single = record(12, 300);
  const dual = record(6, 500);
  const mean = (rows: number[][]) => {
    const raw = times.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length);
    const base = raw.slice(0, 25).reduce((sum, v) => sum + v, 0) / 25;
    // the 20 Hz low-pass of a printed average
    return raw.map((_, i) => {
      const part = raw.slice(Math.max(0, i - 5), i + 6);
      return part.reduce((sum, v) => sum + v, 0) / part.length - base;
    });
  };
  const x = scale(-100, 800, b.x, b.x + b.width);
  const y = scale(-5, 14, b.y + b.height, b.y);
  const [first, second] = [mean(single), mean(dual)];
  const points = (values: number[]) => values.map((v, i): Point => [x(times[i]!), y(v)]);
  const stops = ['#2456e6', '#304b91', '#0d1a44', '#702e39', '#f0355a'];
  return sheet(
    g,
    field(top, samples, 160, (u, v) => [
      ramp(stops, 0.5 + single[Math.floor(v * trials)]![Math.floor(u * samples)]! / 44),
      1,
    ]),
    rect(top, { stroke: g.axis, width: 2 }),
    text(164, 146, '40', { fill: g.sub, size: 30, anchor: 'end' }),
    text(164, 290, '试次', { fill: g.sub, size: 30, anchor: 'end' }),
    text(164, 450, '1', { fill: g.sub, size: 30, anchor: 'end' }),
    rect(box(x(250), b.y, x(500) - x(250), b.height), { fill: g.heart, opacity: 0.09 }),
    line(b.x, y(0), b.x + b.width, y(0), g.axis, 2),
    line(x(0), top.y, x(0), b.y + b.height, g.ink, 2, { dash: '2 9' }),
    polyline(points(second), g.gaze, 5),
    polyline(points(first), g.heart, 6),
    text(x(520), y(9.2), '单任务', { fill: g.heart, size: 36, weight: 700 }),
    text(x(520), y(3.4), '双任务', { fill: g.gaze, size: 36, weight: 700 }),
    ...[0, 250, 500].map((t) =>
      text(x(t), b.y + b.height + 40, t === 500 ? '500 ms' : String(t), { fill: g.sub, size: 30, anchor: 'middle' }),
    ),
  );
}

/** The 64 sites of the cap on the unit disc: the common ones and those of the outer rows. */
const CAP: Record<string, readonly [number, number]> = {
  ...SITES,
  Fpz: [0, -0.76],
  ...Object.fromEntries(
    (
      [
        ['AF7', -0.5, -0.6],
        ['F7', -0.7, -0.4],
        ['FT7', -0.78, -0.2],
        ['TP7', -0.78, 0.2],
        ['P7', -0.7, 0.4],
        ['PO7', -0.5, 0.6],
        ['TP9', -0.88, 0.3],
        ['P9', -0.78, 0.52],
      ] as const
    ).flatMap(([name, sx, sy]) => [
      [name, [sx, sy] as const],
      [name.replace(/\d+/, (d) => String(Number(d) + 1)), [-sx, sy] as const],
    ]),
  ),
  Iz: [0, 0.87],
};

/** Two bad channels among 64, what they record, and what their neighbours put in their place. */
export function badChannels(): string {
  const g: Ground = DEEP;
  const [cx, cy, r] = [430, 470, 320];
  const bad = ['O1', 'P6'];
  const spot = (name: string): Point => [cx + CAP[name]![0] * r * 1.07, cy + CAP[name]![1] * r * 1.07];
  const neighbours = (name: string) =>
    Object.keys(CAP)
      .filter((other) => !bad.includes(other))
      .map((other) => ({ other, far: Math.hypot(CAP[other]![0] - CAP[name]![0], CAP[other]![1] - CAP[name]![1]) }))
      .sort((a, c) => a.far - c.far)
      .slice(0, 4);
  const buzz = smoothNoise(560, 0.7, 8);
  const drift = smoothNoise(560, 60, 9);
  const rows = bad.map((name, k) => {
    const top = 190 + k * 320;
    const calm = eeg(560, 125, 61 + 5 * k, () => 1.1);
    const loud = calm.map((v, i) =>
      k === 0 ? 26 * buzz[i]! : 0.4 * v + 34 * drift[i]! + (i > 90 ? 70 * Math.exp(-((i - 90) % 187) / 9) : 0),
    );
    return (
      text(900, top + 12, name, { fill: g.heart, size: 38, weight: 700, anchor: 'end' }) +
      polyline(place(loud, box(940, top - 80, 540, 160), -80, 80), g.heart, 2.5) +
      path(`M900 ${top + 70}v52m-12 -14l12 14l12 -14`, { stroke: g.sub }) +
      polyline(place(calm, box(940, top + 80, 540, 110), -60, 60), g.muscle, 3)
    );
  });
  return sheet(
    g,
    scalp(g, cx, cy, r),
    ...bad.flatMap((name) => neighbours(name).map(({ other }) => line(...spot(name), ...spot(other), g.muscle, 4))),
    ...Object.keys(CAP).map((name) => {
      const isBad = bad.includes(name);
      return circle(...spot(name), isBad ? 27 : 15, { fill: isBad ? g.heart : g.muscle, stroke: g.panel, width: 4 });
    }),
    ...rows,
  );
}
