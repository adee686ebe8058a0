/** Devices as line drawings, each an owner would know. */
import { indices } from '../random.ts';
import type { Ground } from '../palette.ts';
import { box, circle, group, line, path, polyline, rect } from '../svg.ts';

/** Eye-tracking glasses from the front, `width` px over both rims: scene camera, infra-red lights, eye cameras. */
export function glasses(g: Ground, x: number, y: number, width: number, { lens = g.panel, style = 0 } = {}): string {
  const k = width / 600;
  const rims = [
    'M-292 -74q-8 -22 20 -24h196q34 2 32 36l-12 90q-6 52 -62 54h-88q-58 -2 -68 -56z',
    'M-284 -70q0 -26 28 -26h180q34 0 34 32v70q0 84 -118 84t-120 -82z',
    'M-290 -70q0 -24 26 -24h192q28 0 28 26v94q0 46 -46 46h-152q-48 0 -48 -46z',
    'M-296 -86q0 -16 18 -16h246q22 0 30 18v130q-6 22 -34 24h-206q-44 0 -52 -46z',
  ];
  const rim = rims[style % rims.length]!;
  const side = (flip: number) =>
    group(
      `scale(${flip} 1)`,
      path(rim, { fill: lens, stroke: g.ink, width: 9 / k > 16 ? 12 : 9 }),
      ...indices(6).map((i) => circle(-268 + i * 40, i % 5 === 0 ? -60 : -72, 6, { fill: g.heart })),
      path('M-292 -70l-26 6v-36l30 -2', { fill: g.ink, stroke: g.ink }),
      path('M-226 66q34 16 76 12', { stroke: g.tick, width: 5 }),
    );
  return group(
    `translate(${x} ${y}) scale(${k})`,
    side(1),
    side(-1),
    path('M-48 -56q48 -30 96 0', { stroke: g.ink, width: 16 }),
    path('M-44 -8q-26 42 -20 72M44 -8q26 42 20 72', { stroke: g.axis, width: 6 }),
    rect(box(-34, -112, 68, 44), { fill: g.ink, radius: 12 }),
    circle(0, -90, 13, { fill: g.gaze }),
    circle(0, -90, 5, { fill: g.field }),
  );
}

/** A head-mounted display on a profile head facing right (same x, y, height as `profile`). */
export const headset = (g: Ground, x: number, y: number, height: number, fill = g.panel) =>
  group(
    `translate(${x} ${y}) scale(${height / 400})`,
    path('M-176 -60Q-60 -150 120 -92', { stroke: g.ink, width: 30 * 1 }),
    path('M-176 -60Q-60 -150 120 -92', { stroke: fill, width: 22 }),
    rect(box(92, -128, 128, 140), { fill, stroke: g.ink, width: 3, radius: 34 }),
    path('M92 -100v84', { stroke: g.ink, width: 10 }),
    circle(190, -88, 9, { fill: g.motion }),
    circle(190, -30, 9, { fill: g.motion }),
  );

/** A monitor from the front; its screen is the inner box. */
export const monitor = (g: Ground, x: number, y: number, width: number, height: number, screen = g.panel) =>
  rect(box(x + width / 2 - 24, y + height, 48, 62), { fill: g.panel, stroke: g.ink }) +
  rect(box(x + width / 2 - 110, y + height + 58, 220, 16), { fill: g.panel, stroke: g.ink, radius: 8 }) +
  rect(box(x, y, width, height), { fill: g.ink, radius: 18 }) +
  rect(box(x + 12, y + 12, width - 24, height - 24), { fill: screen, radius: 8 });

/** A box with `ports` round connectors (marker box, hub). */
export const markerBox = (g: Ground, x: number, y: number, width: number, ports: number) =>
  rect(box(x, y, width, 110), { fill: g.panel, stroke: g.ink, radius: 16 }) +
  indices(ports)
    .map((i) => {
      const cx = x + (width * (i + 0.5)) / ports;
      return (
        circle(cx, y + 62, Math.min(24, width / ports / 3), { fill: g.field, stroke: g.ink }) +
        circle(cx, y + 62, 6, { fill: g.ink }) +
        circle(cx, y + 22, 5, { fill: g.muscle })
      );
    })
    .join('');

/** A camera seen from above, lens to the right, turned by `angle` degrees. */
export const camera = (g: Ground, x: number, y: number, angle: number, size = 1, fill = g.panel) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    rect(box(-34, -22, 54, 44), { fill, stroke: g.ink, radius: 8 }),
    path('M20 -14h16v28h-16z', { fill, stroke: g.ink }),
  );

/** An eye from the front with a pupil of `pupil` px radius. */
export const eye = (g: Ground, x: number, y: number, r: number, pupil: number, iris = g.gaze) =>
  path(
    `M${x - 2 * r} ${y}Q${x - r} ${y - 1.25 * r} ${x} ${y - 1.25 * r}T${x + 2 * r} ${y}Q${x + r} ${y + 1.15 * r}` +
      ` ${x} ${y + 1.15 * r}T${x - 2 * r} ${y}z`,
    {
      fill: g.panel,
      stroke: g.ink,
    },
  ) +
  circle(x, y, r, { fill: iris, opacity: 0.28 }) +
  circle(x, y, r, { stroke: iris }) +
  circle(x, y, pupil, { fill: g.name === 'deep' ? '#030818' : g.ink }) +
  circle(x - pupil * 0.3, y - pupil * 0.35, Math.max(5, r * 0.09), { fill: '#ffffff' });

/** A phone standing upright. */
export const phone = (g: Ground, x: number, y: number, width: number, height: number, screen = g.panel) =>
  rect(box(x, y, width, height), { fill: g.ink, radius: width * 0.14 }) +
  rect(box(x + 10, y + 10, width - 20, height - 20), { fill: screen, radius: width * 0.11 });

/** An optical motion-capture camera, lens ring towards the viewer, on a tripod of `stand` px or hanging from the roof. */
export const captureCamera = (g: Ground, x: number, y: number, size = 1, stand: number | 'roof' = 120) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stand === 'roof'
      ? line(0, -110, 0, -34, g.ink, 5) + rect(box(-22, -50, 44, 18), { fill: g.ink, radius: 4 })
      : polyline(
          [
            [-26, stand],
            [0, stand - 86],
            [26, stand],
          ],
          g.ink,
          3,
        ) + line(0, 34, 0, stand - 8, g.ink, 3),
    rect(box(-34, -34, 68, 68), { fill: g.panel, stroke: g.ink, radius: 14 }),
    circle(0, 0, 24, { stroke: g.heart, width: 5, dash: '3 8' }),
    circle(0, 0, 12, { fill: g.ink }),
  );

/** A steering wheel from the front, turned by `angle` degrees. */
export const steeringWheel = (g: Ground, x: number, y: number, r: number, angle = 0) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    circle(0, 0, r, { stroke: g.ink, width: r * 0.17 + 6 }),
    circle(0, 0, r, { stroke: g.panel, width: r * 0.17 }),
    path(`M${-r * 0.92} ${-r * 0.08}H${r * 0.92}M0 0V${r * 0.92}`, { stroke: g.ink, width: r * 0.16 + 6 }),
    path(`M${-r * 0.9} ${-r * 0.08}H${r * 0.9}M0 0V${r * 0.9}`, { stroke: g.panel, width: r * 0.16 }),
    rect(box(-r * 0.3, -r * 0.28, r * 0.6, r * 0.46), { fill: g.panel, stroke: g.ink, radius: r * 0.14 }),
  );
