/** Screen eye tracking on pages: areas of interest, and the time that two menus take. */
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices } from '../random.ts';
import { box, circle, line, path, rect, sheet, text } from '../svg.ts';

/** A settings page in six areas of interest with the seconds spent in each. */
export function sixAreas(): string {
  const g = DEEP;
  const b = box(160, 96, 1280, 734);
  const areas = [
    { b: box(200, 136, 800, 96), s: 0.6, colour: g.skin, kind: 'bar' },
    { b: box(1030, 136, 370, 96), s: 0.3, colour: g.other, kind: 'bar' },
    { b: box(200, 262, 300, 528), s: 1.6, colour: g.brain, kind: 'list' },
    { b: box(530, 262, 470, 336), s: 2.4, colour: g.gaze, kind: 'list' },
    { b: box(530, 628, 470, 162), s: 0.5, colour: g.muscle, kind: 'switch' },
    { b: box(1030, 262, 370, 528), s: 1.3, colour: g.heart, kind: 'card' },
  ];
  const flat = (kind: string) => kind === 'bar' || kind === 'switch';
  // placeholder rows leave the place of the number free
  const lines = (a: (typeof areas)[number]) => {
    const rows = a.kind === 'bar' ? 1 : a.kind === 'switch' ? 2 : Math.floor(a.b.height / 66);
    const pitch = a.b.height / rows;
    return indices(rows)
      .map((i) => a.b.y + pitch * (i + 0.5))
      .filter((y) => flat(a.kind) || Math.abs(y - a.b.y - a.b.height / 2) > 62)
      .map((y, i) => {
        const width = (a.b.width - (flat(a.kind) ? 200 : 60)) * [0.82, 0.56, 0.7, 0.62, 0.9][i % 5]!;
        return rect(box(a.b.x + 28, y - 9, width, 18), { fill: a.colour, opacity: 0.3, radius: 9 });
      })
      .join('');
  };
  return sheet(
    g,
    rect(b, { fill: g.panel, stroke: g.tick, width: 2, radius: 28 }),
    ...areas.map(
      (a) =>
        lines(a) +
        rect(a.b, { fill: a.colour, opacity: 0.1 + 0.11 * a.s, radius: 16 }) +
        rect(a.b, { stroke: a.colour, width: 4, radius: 16 }) +
        text(
          flat(a.kind) ? a.b.x + a.b.width - 28 : a.b.x + a.b.width / 2,
          a.b.y + a.b.height / 2 + (a.s > 1 ? 26 : 16),
          `${a.s} s`,
          {
            fill: g.ink,
            size: a.s > 2 ? 92 : a.s > 1 ? 72 : 46,
            weight: 700,
            anchor: flat(a.kind) ? 'end' : 'middle',
          },
        ),
    ),
  );
}

/** Search in a menu of three and of two levels: mean, spread and thirty users. */
export function twoMenus(): string {
  const g = DEEP;
  const foot = 650;
  const y = scale(0, 17, foot, 110);
  // thirty users spread as a normal distribution of the given SD (logistic approximation)
  const probit = (p: number) => 0.5513 * Math.log(p / (1 - p));
  const bars = [
    { x: 530, mean: 9.8, sd: 2.9, colour: g.tickMajor, levels: 3 },
    { x: 1070, mean: 6.7, sd: 2.2, colour: g.gaze, levels: 2 },
  ];
  const menu = (x: number, levels: number, colour: string) =>
    indices(levels)
      .map((i) => {
        const cx = x + (i - (levels - 1) / 2) * 104;
        return (
          rect(box(cx - 34, 716, 68, 68), {
            fill: i === levels - 1 ? colour : g.field,
            stroke: colour,
            width: 4,
            radius: 14,
          }) + (i < levels - 1 ? path(`M${cx + 44} 750h18m-9 -9l9 9l-9 9`, { stroke: g.sub, width: 3 }) : '')
        );
      })
      .join('');
  return sheet(
    g,
    ...[0, 5, 10, 15].map(
      (s) =>
        line(250, y(s), 1400, y(s), s ? g.rule : g.axis, 2) +
        text(226, y(s) + 10, s === 15 ? '15 s' : String(s), { fill: g.sub, size: 30, anchor: 'end' }),
    ),
    ...bars.map(
      ({ x, mean, sd, colour, levels }) =>
        rect(box(x - 120, y(mean), 240, foot - y(mean)), { fill: colour, radius: 12, opacity: 0.3 }) +
        indices(30)
          .map((i) =>
            circle(x - 96 + (192 * (i + 0.5)) / 30, y(mean + sd * probit((((i * 11) % 30) + 0.5) / 30)), 8, {
              fill: colour,
              opacity: 0.9,
            }),
          )
          .join('') +
        path(`M${x} ${y(mean + sd)}V${y(mean - sd)}M${x - 24} ${y(mean + sd)}h48M${x - 24} ${y(mean - sd)}h48`, {
          stroke: g.ink,
          width: 4,
        }) +
        text(x + 148, y(mean) + 20, `${mean} s`, { fill: g.ink, size: 56, weight: 700 }) +
        menu(x, levels, colour),
    ),
  );
}
