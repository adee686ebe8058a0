/** Time from the wire: pulses, edges, light and sound. */
import { markerBox, monitor } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices, range } from '../random.ts';
import { box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { hue } from './lanes.ts';

/** The marker box with three cables; the pulse stands at one moment in all lanes. */
export function oneMoment(): string {
  const g = DEEP;
  const rows = [g.brain, g.muscle, g.motion];
  return sheet(
    g,
    ...rows.map((colour, i) => {
      const y = 240 + i * 240;
      return (
        path(`M300 ${y}H560`, { stroke: colour, width: 7 }) +
        polyline(
          [
            [560, y],
            [900, y],
            [900, y - 120],
            [1090, y - 120],
            [1090, y],
            [1480, y],
          ],
          colour,
          5,
        )
      );
    }),
    rect(box(120, 130, 200, 700), { fill: g.panel, stroke: g.ink, radius: 26 }),
    ...rows.map(
      (colour, i) =>
        circle(240, 240 + i * 240, 46, { fill: g.field, stroke: g.ink }) +
        circle(240, 240 + i * 240, 12, { fill: colour }) +
        circle(160, 240 + i * 240, 8, { fill: g.muscle }),
    ),
    line(900, 90, 900, 830, g.ink, 3, { dash: '2 10' }),
    circle(900, 90, 12, { fill: g.ink }),
  );
}

/** Eight channels receive the same pulse of 5 ms. */
export function eightChannels(): string {
  const g = DEEP;
  return sheet(
    g,
    markerBox(g, 120, 130, 1360, 8),
    ...indices(8).map((i) => {
      const x = 120 + (1360 * (i + 0.5)) / 8;
      return (
        path(`M${x} 214V340`, { stroke: hue(g, i), width: 6 }) +
        polyline(
          [
            [x - 66, 720],
            [x - 30, 720],
            [x - 30, 470],
            [x + 26, 470],
            [x + 26, 720],
            [x + 66, 720],
          ],
          hue(g, i),
          5,
        ) +
        line(x, 340, x, 420, hue(g, i), 3, { dash: '2 10' })
      );
    }),
    line(120, 470, 1480, 470, g.ink, 2, { dash: '2 10' }),
    text(1480, 800, '5 ms', { fill: g.sub, size: 34, anchor: 'end' }),
  );
}

/** From the command to what is seen and heard: 21 ms to the light, 86 ms to the sound. */
export function lightAndSound(): string {
  const g = DEEP;
  const x = scale(0, 110, 760, 1480);
  return sheet(
    g,
    monitor(g, 130, 150, 480, 340, '#203360'),
    rect(box(142, 162, 84, 84), { fill: '#0d1a44' }),
    rect(box(150, 170, 68, 68), { fill: g.ink, radius: 14 }),
    circle(184, 204, 15, { fill: g.skin }),
    rect(box(200, 620, 200, 190), { fill: g.panel, stroke: g.ink, radius: 20 }),
    circle(300, 720, 66, { stroke: g.ink, width: 6 }),
    circle(300, 720, 26, { fill: g.ink }),
    path('M440 660q40 60 0 120M476 630q66 90 0 180', { stroke: g.brain, width: 6 }),
    line(x(0), 130, x(0), 820, g.ink, 3, { dash: '2 10' }),
    polyline(
      [
        [x(0), 320],
        [x(21), 320],
        [x(22), 210],
        [x(70), 210],
        [x(71), 320],
        [x(110), 320],
      ],
      g.skin,
      5,
    ),
    polyline(
      range(0, 110, 300).map((t): Point => [
        x(t),
        690 - (t > 86 ? 76 * Math.sin((t - 86) * 2.2) * Math.min(1, (t - 86) / 3) : 0),
      ]),
      g.brain,
      4,
    ),
    line(x(0), 380, x(21), 380, g.skin, 8),
    text(x(21) + 24, 392, '21 ms', { fill: g.ink, size: 40, weight: 700 }),
    line(x(0), 800, x(86), 800, g.brain, 8),
    text(x(43), 778, '86 ms', { fill: g.ink, size: 40, weight: 700, anchor: 'middle' }),
  );
}
