/** Things on a table: the travelling kit, connectors, cleaning, a whiteboard, a cabin from above. */
import { glasses, headset } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { indices, range } from '../random.ts';
import { box, circle, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { seatAbove } from './rooms.ts';

const drop = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x} ${y - size}q${size * 0.8} ${size} ${size * 0.8} ${size * 1.4}a${size * 0.8} ${size * 0.8} 0 0` +
      ` 1 -${size * 1.6} 0q0 -${size * 0.4} ${size * 0.8} -${size * 1.4}z`,
    { fill },
  );

/** Three things, three ways to clean: water for the cap, a wipe for the frame, dry paper for the lens. */
export function cleaning(): string {
  const g = DEEP;
  return sheet(
    g,
    line(566, 150, 566, 800, g.rule, 2),
    line(1034, 150, 1034, 800, g.rule, 2),
    path('M200 190H320V260', { stroke: g.ink, width: 34 }),
    path('M200 190H320V256', { stroke: g.panel, width: 27 }),
    ...[
      [320, 320, 20],
      [280, 372, 16],
      [360, 380, 16],
      [320, 430, 18],
    ].map(([x, y, s]) => drop(x!, y!, s!, g.gaze)),
    path('M190 630Q230 760 320 766T450 630', { stroke: g.brand, width: 11 }),
    path('M164 640C150 500 236 450 320 450S490 500 476 640Q436 604 320 604T164 640Z', { fill: g.brand, stroke: g.ink }),
    ...[
      [240, 530],
      [320, 496],
      [400, 530],
      [206, 588],
      [280, 566],
      [360, 566],
      [434, 588],
    ].map(([x, y]) => circle(x!, y!, 18, { fill: '#0d1a44', stroke: g.ink })),
    glasses(g, 800, 520, 380, { lens: '#0d1a44' }),
    group(
      'translate(900 410) rotate(-14)',
      rect(box(-90, -70, 180, 120), { fill: '#255b46', stroke: g.ink, radius: 14 }),
      path('M-50 -20h100M-50 10h70', { stroke: g.muscle, width: 8 }),
    ),
    path('M640 640q150 50 300 0', { stroke: g.muscle, width: 5, dash: '3 12' }),
    text(800, 300, '75%', { fill: g.ink, size: 60, weight: 700, anchor: 'middle' }),
    headset(g, 1230, 620, 400),
    circle(1420, 554, 60, { fill: '#5b4b25', stroke: g.ink }),
    path('M1380 540q40 -24 80 0M1384 570q36 18 72 0', { stroke: g.skin, width: 4 }),
    path('M1160 380h190l40 60h-190z', { fill: g.panel, stroke: g.ink }),
    path('M1200 400h130', { stroke: g.rule, width: 8 }),
  );
}

/** An open flight case from above: glasses, recorder, band, marker, tablet, each in its bed of foam. */
export function flightCase(): string {
  const g = DEEP;
  const bed = (x: number, y: number, w: number, h: number, ...art: string[]) =>
    rect(box(x, y, w, h), { fill: '#284277', stroke: g.axis, width: 2, radius: 26 }) + art.join('');
  return sheet(
    g,
    rect(box(150, 100, 1300, 730), { fill: g.ink, radius: 50 }),
    rect(box(186, 136, 1228, 658), { fill: '#203660', radius: 26 }),
    bed(220, 170, 640, 280, glasses(g, 540, 312, 520, { lens: '#203460' })),
    bed(
      890,
      170,
      490,
      400,
      rect(box(930, 204, 410, 332), { fill: g.ink, radius: 22 }),
      rect(box(946, 220, 378, 300), { fill: g.panel, radius: 10 }),
      ...[0, 1, 2, 3].map((i) =>
        polyline(
          range(0, 1, 90).map((t): Point => [
            970 + t * 330,
            264 + i * 70 + 18 * Math.sin(t * (20 + i * 16)) * Math.sin(t * 9),
          ]),
          [g.gaze, g.brain, g.heart, g.muscle][i]!,
          4,
        ),
      ),
    ),
    bed(
      220,
      480,
      300,
      280,
      path('M300 690V602a70 70 0 0 1 140 0V690', { stroke: g.ink, width: 56 }),
      path('M300 690V602a70 70 0 0 1 140 0V690', { stroke: g.panel, width: 50 }),
      rect(box(320, 512, 100, 84), { fill: g.ink, radius: 20 }),
      path('M336 554h16l10 -18l14 36l10 -18h16', { stroke: g.heart, width: 4 }),
    ),
    bed(
      550,
      480,
      310,
      280,
      ...indices(6).map(
        (i) =>
          circle(610 + (i % 3) * 92, 566 + Math.floor(i / 3) * 110, 36, { fill: g.panel, stroke: g.ink }) +
          circle(610 + (i % 3) * 92, 566 + Math.floor(i / 3) * 110, 13, { fill: g.muscle }),
      ),
    ),
    bed(
      890,
      600,
      490,
      160,
      rect(box(930, 634, 240, 92), { fill: g.panel, stroke: g.ink, radius: 14 }),
      ...indices(4).map((i) => circle(966 + i * 56, 688, 17, { fill: g.field, stroke: g.ink })),
      path('M1210 680q30 -60 60 0t60 0', { stroke: g.ink, width: 10 }),
    ),
  );
}

/** Three connectors run into one axis of time. */
export function connectors(): string {
  const g = DEEP;
  const plug = (y: number, colour: string, pins: string) =>
    path(`M160 ${y - 66}h220l26 26v80l-26 26h-220z`, { fill: g.panel, stroke: g.ink }) +
    pins +
    path(`M406 ${y}C620 ${y} 620 470 860 470`, { stroke: colour, width: 10 });
  return sheet(
    g,
    plug(
      210,
      g.motion,
      indices(9)
        .map((i) => circle(206 + (i % 5) * 34 + (i > 4 ? 17 : 0), i > 4 ? 232 : 190, 9, { fill: g.ink }))
        .join(''),
    ),
    plug(
      470,
      g.brain,
      indices(8)
        .map((i) => line(196 + i * 22, 440, 196 + i * 22, 484, g.skin, 9))
        .join(''),
    ),
    plug(730, g.heart, rect(box(190, 700, 150, 60), { stroke: g.ink, radius: 8 }) + line(210, 742, 320, 742, g.ink, 8)),
    circle(880, 470, 40, { fill: g.ink }),
    circle(880, 470, 13, { fill: g.motion }),
    line(920, 470, 1480, 470, g.ink, 3),
    ...indices(29).map((i) => line(940 + i * 18.5, 470, 940 + i * 18.5, 470 + (i % 5 ? 14 : 28), g.axis, 2)),
    ...(
      [
        [980, g.motion, 300],
        [1010, g.motion, 330],
        [1090, g.brain, 250],
        [1180, g.heart, 350],
        [1270, g.motion, 290],
        [1330, g.brain, 220],
        [1420, g.heart, 330],
      ] as const
    ).map(([x, colour, y]) => line(x, 470, x, y, colour, 5) + circle(x, y, 15, { fill: colour })),
  );
}

/** A cabin from above with screens of 120° and 200°. */
export function fieldOfView(): string {
  const g = DEEP;
  const [x, y] = [800, 690];
  const arc = (r: number, half: number, colour: string, width: number) => {
    const p = (a: number): Point => [x + r * Math.sin((a * Math.PI) / 180), y - r * Math.cos((a * Math.PI) / 180)];
    return path(`M${p(-half).join(' ')}A${r} ${r} 0 ${half > 90 ? 1 : 0} 1 ${p(half).join(' ')}`, {
      stroke: colour,
      width,
    });
  };
  return sheet(
    g,
    path(`M${x} ${y}L${x - 554} ${y + 98}A562 562 0 1 1 ${x + 554} ${y + 98}Z`, { fill: g.gaze, opacity: 0.07 }),
    path(`M${x} ${y}L${x - 364} ${y - 210}A420 420 0 0 1 ${x + 364} ${y - 210}Z`, { fill: g.motion, opacity: 0.14 }),
    arc(562, 100, g.ink, 16),
    arc(562, 100, g.gaze, 9),
    arc(420, 60, g.ink, 16),
    arc(420, 60, g.motion, 9),
    text(x, y - 440, '120°', { fill: g.ink, size: 42, weight: 700, anchor: 'middle' }),
    text(x, y - 580, '200°', { fill: g.ink, size: 42, weight: 700, anchor: 'middle' }),
    path(
      `M${x - 190} ${y + 130}V${y - 60}Q${x - 180} ${y - 170} ${x} ${y - 176}Q${x + 180} ${y - 170} ${x + 190} ${y - 60}V${y + 130}Z`,
      { fill: g.panel, stroke: g.ink },
    ),
    rect(box(x - 140, y - 30, 110, 120), { fill: '#283f77', stroke: g.ink, radius: 24 }),
    rect(box(x + 30, y - 30, 110, 120), { fill: g.panel, stroke: g.tickMajor, radius: 24 }),
    seatAbove(g, x - 84, y + 26, -90, g.brand, 1.3),
    circle(x - 84, y - 70, 44, { stroke: g.ink, width: 8 }),
  );
}
