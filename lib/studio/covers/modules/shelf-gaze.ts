/** One five-tier shelf twice: in the scene camera of the glasses, and as the photograph that gaze is mapped to. */
import { type Fixation, scanPath } from '../drawings/eye.ts';
import { DEEP, type Ground } from '../palette.ts';
import { field, ramp, scale } from '../plot.ts';
import { bell, indices, random } from '../random.ts';
import { box, clip, type Point, polygon, rect, sheet, text } from '../svg.ts';

const TIERS = 5;

/** Packs of one tier as boxes in units of the shelf: u along it, height as a share of the tier. */
function packs(tier: number): { u: number; width: number; height: number; kind: number }[] {
  const source = random(40 + tier);
  const row = [];
  for (let u = 0.015; u < 0.94;) {
    const kind = Math.floor(source.between(0, 4));
    const [width, height] = [
      [0.05, 0.74],
      [0.08, 0.52],
      [0.04, 0.62],
      [0.065, 0.4],
    ][kind] as [number, number];
    const count = Math.floor(source.between(2, 5));
    for (let i = 0; i < count && u + width < 0.985; i += 1, u += width + 0.008) row.push({ u, width, height, kind });
    u += 0.012;
  }
  return row;
}

/** A five-tier shelf; `at(u, v)` places it, u along it and v from the top of its upper tier to its foot. */
function shelf(g: Ground, at: (u: number, v: number) => Point, colours: readonly string[]): string {
  const quad = (u1: number, v1: number, u2: number, v2: number) => [at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)];
  return (
    polygon(quad(0, 0, 1, 1), { fill: g.panel, stroke: g.axis, width: 3 }) +
    indices(TIERS)
      .map((tier) => {
        const foot = (tier + 1) / TIERS;
        return (
          packs(tier)
            .map(({ u, width, height, kind }) =>
              polygon(quad(u, foot - 0.016 - height / TIERS, u + width, foot - 0.016), {
                fill: colours[kind]!,
                stroke: g.field,
                width: 2,
              }),
            )
            .join('') + polygon(quad(0, foot - 0.016, 1, foot), { fill: g.axis })
        );
      })
      .join('')
  );
}

/** The shelf in one frame of the scene camera, seen from the side, with the order of looking. */
export function sceneFrame(): string {
  const g = DEEP;
  // the frame is a bright room on the deep ground
  const lit = DEEP;
  const b = box(120, 100, 1360, 720);
  // one vanishing point on the left: the shelf recedes
  const place = (u: number, v: number): Point => {
    const depth = 1 / (1.9 - 1.08 * u);
    const x = 40 + 1290 * ((depth - 1 / 1.9) / (1 / 0.82 - 1 / 1.9)) + 90;
    return [x, 400 + (v - 0.46) * 800 * depth];
  };
  const on = (u: number, tier: number, ms: number): Fixation => {
    const [x, y] = place(u, (tier - 0.42) / TIERS);
    return { x, y, ms };
  };
  const tint = ['#283e77', '#388a87', '#392877', '#284277'];
  return sheet(
    g,
    clip(
      b,
      24,
      rect(b, { fill: '#203660' }),
      polygon([place(0, 1), place(1, 1), [1500, 840], [100, 840]], { fill: '#284377' }),
      shelf(lit, place, tint),
    ),
    rect(b, { stroke: g.axis, width: 2, radius: 24 }),
    scanPath(lit, [on(0.16, 2, 220), on(0.42, 3, 900), on(0.62, 3, 620), on(0.75, 4, 300), on(0.88, 3, 1900)], {
      size: 1.25,
    }),
  );
}

/** The front photograph of the shelf with all gaze of the first two seconds on it; the third tier holds most. */
export function mappedShelf(): string {
  const g = DEEP;
  const b = box(80, 100, 1110, 730);
  const shares = [14, 19, 39, 17, 11];
  const spots = shares.flatMap((share, tier) => {
    const source = random(70 + tier);
    return indices(Math.round(share / 1.1)).map(() => ({
      u: 0.47 + 0.17 * source.normal(),
      v: (tier + 0.56 + 0.14 * source.normal()) / TIERS,
    }));
  });
  const heat = (u: number, v: number) =>
    spots.reduce((sum, spot) => sum + bell(Math.hypot((u - spot.u) * 1.52, v - spot.v), 0, 0.07), 0) / 11.5;
  const tint = ['#284177', '#203460', '#284177', '#284077'];
  const bar = scale(0, 39, 0, 300);
  return sheet(
    g,
    shelf(g, (u, v) => [b.x + u * b.width, b.y + v * b.height], tint),
    field(b, 260, 170, (u, v) => {
      const h = heat(u, v);
      return [
        ramp(['#8a7438', '#ffc02e', '#ff7a2f', '#ef2f4a'], h),
        Math.min(0.86, Math.max(0, (h - 0.1) * 2.6)),
      ] as const;
    }),
    ...shares.map((share, tier) => {
      const y = b.y + ((tier + 0.55) * b.height) / TIERS;
      const most = share === 39;
      return (
        rect(box(1216, y - 30, bar(share), 60), { fill: most ? '#ef2f4a' : g.tick, radius: 8 }) +
        text(1216 + bar(share) + (most ? -16 : 16), y + 15, `${share}%`, {
          fill: most ? '#ffffff' : g.sub,
          weight: most ? 700 : 400,
          anchor: most ? 'end' : 'start',
        })
      );
    }),
  );
}
