/** Plans and reports on paper. */
import { type Ground, MIST } from '../palette.ts';
import { axes, scale } from '../plot.ts';
import { indices, random } from '../random.ts';
import { type Box, box, circle, group, line, path, rect, sheet } from '../svg.ts';
import { pageLines } from './page.ts';

/** A sheet of paper with a folded corner. */
export const paper = (g: Ground, b: Box, angle = 0) =>
  group(
    `rotate(${angle} ${b.x + b.width / 2} ${b.y + b.height / 2})`,
    path(`M${b.x} ${b.y}h${b.width - 70}l70 70v${b.height - 70}h${-b.width}z`, { fill: g.panel, stroke: g.ink }),
    path(`M${b.x + b.width - 70} ${b.y}v70h70`, { fill: g.field, stroke: g.ink }),
  );

/** A plan locked before the data: hypotheses above, marks of a reader, a seal, an empty data axis. */
export function preregistration({ at = 0.08 } = {}): string {
  const g = MIST;
  const b = box(250, 110, 560, 720);
  return sheet(
    g,
    at,
    paper(g, b, -2),
    group(
      'rotate(-2 530 470)',
      rect(box(310, 190, 300, 26), { fill: g.ink, radius: 6 }),
      pageLines(box(310, 250, 440, 170), 5, g.rule, 3),
      rect(box(310, 452, 200, 22), { fill: g.ink, radius: 6 }),
      pageLines(box(310, 494, 440, 110), 3, g.rule, 8),
      path('M310 530q30 -12 60 0t60 0t60 0t60 0', { stroke: g.heart, width: 4 }),
      path('M650 250q80 -14 96 22t-96 26q-70 -2 -60 -26q14 -26 90 -22', { stroke: g.heart, width: 4 }),
      rect(box(310, 650, 40, 40), { stroke: g.ink, radius: 8 }),
      path('M318 670l10 10l16 -22', { stroke: g.brand, width: 5 }),
      rect(box(310, 716, 40, 40), { stroke: g.ink, radius: 8 }),
      path('M318 736l10 10l16 -22', { stroke: g.brand, width: 5 }),
      pageLines(box(374, 644, 376, 54), 1, g.rule, 2),
      pageLines(box(374, 710, 376, 54), 1, g.rule, 2),
    ),
    path('M880 470H1480', { stroke: g.ink, width: 3 }),
    ...indices(25).map((i) => line(880 + i * 25, 470, 880 + i * 25, 470 + (i % 5 ? 12 : 24), g.axis, 2)),
    circle(960, 470, 76, { fill: g.brand }),
    path('M928 464h64v50h-64zM940 464v-18a20 20 0 0 1 40 0v18', { stroke: '#ffffff', width: 6 }),
    line(1140, 300, 1140, 640, g.ink, 2, { dash: '2 9' }),
    ...indices(6).map((i) => circle(1200 + i * 50, 470, 13, { fill: g.panel, stroke: g.tickMajor })),
  );
}

/** A report opened: figure on the left page, table on the right. */
export function openReport({ at = 0.98 } = {}): string {
  const g = MIST;
  const source = random(9);
  const figure = box(280, 260, 420, 300);
  const x = scale(0, 1, figure.x, figure.x + figure.width);
  const means = [0.72, 0.5];
  const lines = indices(24).map(() => {
    const a = means[0]! + 0.13 * source.normal();
    return line(
      x(0.25),
      figure.y + figure.height * (1 - a),
      x(0.75),
      figure.y + figure.height * (1 - a + 0.2 + 0.09 * source.normal()),
      g.gaze,
      2,
      { opacity: 0.4 },
    );
  });
  return sheet(
    g,
    at,
    path(
      'M800 190C700 130 400 130 190 160V800C400 770 700 770 800 830C900 770 1200 770 1410 800V160C1200 130 900 130 800 190Z',
      { fill: g.panel, stroke: g.ink },
    ),
    line(800, 190, 800, 830, g.ink, 3),
    axes(figure, g),
    ...lines,
    line(x(0.25), figure.y + figure.height * 0.28, x(0.75), figure.y + figure.height * 0.5, g.ink, 6),
    circle(x(0.25), figure.y + figure.height * 0.28, 14, { fill: g.ink }),
    circle(x(0.75), figure.y + figure.height * 0.5, 14, { fill: g.ink }),
    pageLines(box(270, 610, 440, 120), 4, g.rule, 4, 10),
    rect(box(880, 240, 250, 22), { fill: g.ink, radius: 6 }),
    ...indices(8).map(
      (r) =>
        line(880, 310 + r * 56, 1330, 310 + r * 56, r === 0 || r === 7 ? g.ink : g.rule, r === 0 || r === 7 ? 3 : 2) +
        (r < 7
          ? [880, 1040, 1160, 1270]
              .map((cx, c) =>
                line(cx, 338 + r * 56, cx + (c ? 44 : 110), 338 + r * 56, r === 2 ? g.brand : g.tickMajor, 10),
              )
              .join('')
          : ''),
    ),
  );
}
