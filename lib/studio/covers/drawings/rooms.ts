/** Rooms from above: walls, doors, cables, cameras and their fields of view. */
import { camera } from '../parts/devices.ts';
import { type Ground, MIST } from '../palette.ts';
import { indices } from '../random.ts';
import { type Box, box, circle, clip, group, line, path, type Point, polygon, rect, sheet } from '../svg.ts';

/** A person from above at a desk: shoulders, arms to the front, head; facing `angle` (0 = right). */
export const seatAbove = (g: Ground, x: number, y: number, angle: number, fill = g.panel, size = 1) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    path('M-4 -36Q30 -44 44 -16M-4 36Q30 44 44 16', { stroke: g.ink, width: 17 }),
    path('M-4 -36Q30 -44 44 -16M-4 36Q30 44 44 16', { stroke: fill, width: 11 }),
    rect(box(-22, -48, 34, 96), { fill, stroke: g.ink, radius: 17 }),
    circle(2, 0, 19, { fill: g.ink }),
  );

/** A field of view: wedge from a point, `angle` ± `half` degrees. */
export function wedge(
  x: number,
  y: number,
  angle: number,
  half: number,
  length: number,
  fill: string,
  opacity = 0.13,
): string {
  const at = (degrees: number): Point => [
    x + length * Math.cos((degrees * Math.PI) / 180),
    y + length * Math.sin((degrees * Math.PI) / 180),
  ];
  return polygon([[x, y], at(angle - half), at(angle), at(angle + half)], { fill, opacity });
}

const wall = (b: Box, g: Ground) => rect(b, { fill: g.panel, stroke: g.ink, width: 10 });

/** A door leaf with its arc, hinge at (x, y). */
const door = (g: Ground, x: number, y: number, size: number, angle: number) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    line(0, 0, size, 0, g.panel, 12),
    path(`M0 0V${size}A${size} ${size} 0 0 0 ${size} 0`, { stroke: g.axis, width: 2 }),
  );

/** A classroom of forty seats with four cameras: front left, front right, back, teacher's desk. */
export function classroom({ at = 0.56 } = {}): string {
  const g = MIST;
  const room = box(180, 110, 1240, 716);
  const seats = indices(40).map((i) => {
    const [c, r] = [i % 8, Math.floor(i / 8)];
    const [x, y] = [330 + c * 134 + (c > 3 ? 30 : 0), 330 + r * 96];
    return (
      rect(box(x - 44, y - 34, 88, 34), { fill: '#e4ebf8', stroke: g.tickMajor, width: 2, radius: 6 }) +
      circle(x, y + 20, 17, { fill: i % 7 === 3 ? g.axis : g.ink, opacity: 0.85 })
    );
  });
  return sheet(
    g,
    at,
    wall(room, g),
    clip(
      room,
      0,
      wedge(216, 150, 42, 32, 1080, g.gaze),
      wedge(1384, 150, 138, 32, 1080, g.gaze),
      wedge(800, 806, -90, 44, 720, g.motion, 0.12),
      wedge(990, 196, 118, 46, 420, g.skin, 0.2),
    ),
    line(560, 116, 1040, 116, g.ink, 16),
    line(560, 116, 1040, 116, g.muscle, 8),
    rect(box(690, 160, 200, 56), { fill: g.panel, stroke: g.ink, radius: 8 }),
    seatAbove(g, 640, 190, 90, g.skin),
    ...seats,
    camera(g, 216, 150, 42, 1.25, g.gaze),
    camera(g, 1384, 150, 138, 1.25, g.gaze),
    camera(g, 800, 800, -90, 1.25, g.motion),
    camera(g, 980, 186, 118, 1.1, g.skin),
    door(g, 180, 640, 110, 90),
  );
}

/** A laboratory with control room: cabin, EEG booth, cables to one rack, one-way glass. `variant` shifts the layout. */
export function laboratory({ at = 0.16, plan = 0 } = {}): string {
  const g = MIST;
  const cable = (d: string, colour: string) => path(d, { stroke: colour, width: 5 });
  return sheet(
    g,
    at,
    wall(box(160, 110, 1280, 716), g),
    line(980, 110, 980, 826, g.ink, 10),
    line(980, 500, 1440, 500, g.ink, 10),
    line(980, 230, 980, 430, g.panel, 12),
    line(980, 230, 980, 430, g.motion, 5),
    door(g, 980, 700, 110, -90),
    door(g, 560, 826, 130, -90),
    path('M330 620A330 330 0 0 1 330 210', { stroke: g.ink, width: 16 }),
    path('M330 620A330 330 0 0 1 330 210', { stroke: plan ? g.motion : g.gaze, width: 8 }),
    wedge(520, 415, 180, 52, 300, g.gaze, 0.1),
    rect(box(440, 350, 220, 130), { fill: '#e4ebf8', stroke: g.ink, radius: 30 }),
    seatAbove(g, 540, 415, 180, g.gaze, 1.25),
    camera(g, 250, 170, 40, 1.1, g.panel),
    camera(g, 880, 200, 145, 1.1, g.panel),
    camera(g, 880, 740, 215, 1.1, g.panel),
    cable('M250 170V140H1200V190', g.gaze),
    cable('M880 200V160H1180V190', g.gaze),
    cable('M880 740V780H940V176H1220V190', g.gaze),
    cable('M540 480V560H930V250H1180', g.brain),
    rect(box(1180, 190, 90, 120), { fill: g.ink, radius: 8 }),
    ...indices(5).map((i) =>
      line(1196, 212 + i * 20, 1254, 212 + i * 20, [g.gaze, g.gaze, g.gaze, g.brain, g.skin][i]!, 6),
    ),
    rect(box(1040, 380, 300, 60), { fill: g.panel, stroke: g.ink, radius: 6 }),
    rect(box(1070, 392, 100, 14), { fill: g.gaze, radius: 4 }),
    rect(box(1200, 392, 100, 14), { fill: g.gaze, radius: 4 }),
    seatAbove(g, 1120, 462, -90, g.panel),
    seatAbove(g, 1250, 462, -90, g.panel),
    rect(box(1120, 570, 200, 180), { fill: '#ece6fe', stroke: g.brain, radius: 12 }),
    seatAbove(g, 1220, 660, 180, g.brain, 1.1),
    rect(box(1138, 610, 22, 100), { fill: g.ink, radius: 4 }),
    cable('M1220 690V790H960V300H1180', g.skin),
  );
}

/** Four rooms in a row with their door plates and a day of bookings each. */
export function fourRooms({ at = 0.34 } = {}): string {
  const g = MIST;
  const colours = [g.gaze, g.brain, g.motion, g.skin];
  const rooms = colours.map((colour, i) => {
    const b = box(130 + i * 340, 150, 320, 440);
    const bookings = [
      [0, 2],
      [2.4, 1.6],
      [4.6, 2.4],
    ] as const;
    return (
      wall(b, g) +
      door(g, b.x + 80, b.y + b.height, 100, -90) +
      (i === 0
        ? path(`M${b.x + 60} ${b.y + 250}A150 150 0 0 1 ${b.x + 260} ${b.y + 250}`, { stroke: colour, width: 12 }) +
          seatAbove(g, b.x + 160, b.y + 260, -90, colour, 1.2)
        : i === 1
          ? rect(box(b.x + 70, b.y + 80, 180, 200), { fill: '#ece6fe', stroke: colour, radius: 12 }) +
            seatAbove(g, b.x + 160, b.y + 190, -90, colour, 1.2)
          : i === 2
            ? indices(6)
                .map((k) =>
                  circle(b.x + 160 + 110 * Math.cos(k), b.y + 190 + 110 * Math.sin(k), 14, {
                    fill: colour,
                    stroke: g.ink,
                  }),
                )
                .join('') + seatAbove(g, b.x + 160, b.y + 190, -90, g.panel, 1.2)
            : rect(box(b.x + 90, b.y + 110, 140, 120), { fill: g.panel, stroke: g.ink, radius: 60 }) +
              [0, 90, 180, 270]
                .map((a) =>
                  seatAbove(
                    g,
                    b.x + 160 + 108 * Math.cos((a * Math.PI) / 180),
                    b.y + 170 + 100 * Math.sin((a * Math.PI) / 180),
                    a + 180,
                    colour,
                  ),
                )
                .join('')) +
      bookings
        .map(([from, length]) =>
          rect(box(b.x + 10 + (from + i * 0.2) * 40, 690, length * 40 - 6, 70), {
            fill: colour,
            radius: 8,
            opacity: from > 4 ? 0.45 : 1,
          }),
        )
        .join('') +
      line(b.x, 790, b.x + b.width, 790, g.tickMajor, 3)
    );
  });
  return sheet(g, at, ...rooms);
}
