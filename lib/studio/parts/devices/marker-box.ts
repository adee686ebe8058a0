/** Event marking: the marker box with its eight BNC sockets, its light sensor and its cables. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group, once, place } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { rect, svg, text } from '../screens.ts';

const SOCKET: [number, number][] = [[0, 0.002], [0.0078, 0.002], [0.0078, 0.0045], [0.006, 0.0055], [0.006, 0.0145], [0.0044, 0.0145], [0.0044, 0.006], [0, 0.006]]; // prettier-ignore
const SIGNAL = [colour.gaze, colour.brain, colour.heart, colour.skin, colour.muscle, colour.motion, '#f4f7ff', colour.navy]; // prettier-ignore

/** Where the sockets of the box are: two rows of four, mouth towards +z. */
export const MARKER_SOCKETS: Vec3[] = Array.from({ length: 8 }, (_, i) => [((i % 4) - 1.5) * 0.0245, i < 4 ? 0.0375 : 0.0155, 0.042]); // prettier-ignore

/** Silver case the size of a hand, 0.116 m wide on y = 0, sockets towards +z. @param lit how many outputs show green */
export function markerBox(lit = 5): Group {
  const g = group(null, 'marker-box');
  add(g, roundedBox(0.116, 0.052, 0.08, 0.007), clay('#b9c2d4'), [0, 0.027, 0]);
  for (const s of [-1, 1]) add(g, roundedBox(0.1, 0.0012, 0.002, 0.0005), metal('#8d97b0'), [0, 0.0532, s * 0.033]);
  add(g, roundedBox(0.107, 0.046, 0.004, 0.0018), clay(colour.navy), [0, 0.0265, 0.0395]);
  MARKER_SOCKETS.forEach(([x, y, z], i) => {
    add(
      g,
      once('bnc', () => turned(SOCKET, 0.0005, 32)),
      metal('#e3e7f0'),
      [x, y, z - 0.002],
      [Math.PI / 2, 0, 0],
    );
    add(g, once('bnc-pin', () => turned([[0, 0.011], [0.0013, 0.011], [0.0013, 0.004], [0, 0.004]], 0.0004, 12)), metal('#e5b765'), [x, y, z - 0.002], [Math.PI / 2, 0, 0]); // prettier-ignore
    for (const s of [-1, 1]) add(g, roundedBox(0.003, 0.0018, 0.0024, 0.0006), metal('#e3e7f0'), [x + s * 0.0064, y, z + 0.0085]); // prettier-ignore
    add(g, roundedBox(0.0036, 0.0022, 0.0016, 0.0007), glow(i < lit ? colour.muscle : '#35426f'), [x + 0.0094, y + 0.0078, 0.0416]); // prettier-ignore
  });
  const digits = svg(320, 100, '#071029', text(14, 70, 56, '00:42.318', '#8fb0ff', 'font-weight="700"'));
  add(g, roundedBox(0.07, 0.0014, 0.026, 0.0006), gloss('#071029'), [-0.014, 0.0532, 0.006]);
  add(g, panel(0.062, 0.0194, 0.001), screen('marker-clock', digits), [-0.014, 0.0541, 0.006], [-Math.PI / 2, 0, 0]);
  add(g, turned([[0, 0.004], [0.0068, 0.004], [0.0076, 0], [0, 0]], 0.0012, 32), clay(colour.heart), [0.04, 0.0528, 0.006]); // prettier-ignore
  // jack of the light sensor on the right side
  add(g, turned([[0, 0.005], [0.005, 0.005], [0.006, 0], [0, 0]], 0.0008, 24), metal('#8d97b0'), [0.057, 0.024, 0.01], [0, 0, -Math.PI / 2]); // prettier-ignore
  return g;
}

/**
 * Light sensor on a foam pad; lies on y = 0 with its back up.
 * @param cable points that the cable runs through, from the sensor
 */
export function lightSensor(
  cable: Vec3[] = [
    [0.04, 0.003, 0.006],
    [0.07, 0.003, 0.03],
    [0.06, 0.003, 0.06],
    [0.02, 0.003, 0.062],
  ],
): Group {
  // prettier-ignore
  const g = group(null, 'light-sensor');
  add(
    g,
    turned(
      [
        [0, 0.004],
        [0.0155, 0.004],
        [0.0155, 0],
        [0, 0],
      ],
      0.0016,
      40,
    ),
    fabric('#39456b'),
  );
  add(g, turned([[0, 0.011], [0.0095, 0.011], [0.0125, 0.0085], [0.0125, 0.004], [0, 0.004]], 0.0015, 40), clay('#f4f7ff')); // prettier-ignore
  add(
    g,
    turned(
      [
        [0, 0.0122],
        [0.004, 0.0118],
        [0.0045, 0.01],
        [0, 0.01],
      ],
      0.0006,
      28,
    ),
    gloss('#1d2b5c'),
  );
  add(g, roundedBox(0.012, 0.0065, 0.0085, 0.0025), clay(colour.ink), [0.0155, 0.0068, 0]);
  add(g, tube([[0.018, 0.0065, 0], ...cable], 0.0017, cable.length * 16), clay(colour.ink));
  return g;
}

/** Plug of a TTL cable along +z, its boot in the cable's colour. */
export function bncPlug(hex: string): Group {
  const g = group(null, 'bnc-plug');
  const sleeve: [number, number][] = [[0, 0.024], [0.0072, 0.024], [0.0076, 0.012], [0.0062, 0.0105], [0.0062, 0], [0, 0]]; // prettier-ignore
  add(
    g,
    once('bnc-sleeve', () => turned(sleeve, 0.0008, 28)),
    metal('#d9dee9'),
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    add(g, roundedBox(0.0016, 0.0016, 0.009, 0.0005), metal('#c3cad9'), [Math.sin(a) * 0.0073, Math.cos(a) * 0.0073, 0.018]); // prettier-ignore
  }
  add(g, once('bnc-boot', () => turned([[0, 0], [0.0058, 0], [0.0034, -0.022], [0, -0.022]], 0.0012, 24)), clay(hex), [0, 0, 0], [Math.PI / 2, 0, 0]); // prettier-ignore
  return g;
}

/** Cable from socket `i` of a box at the origin through points. */
export function markerCable(i: number, points: Vec3[], hex: string = SIGNAL[i]): Group {
  const g = group(null, 'marker-cable');
  const [x, y, z] = MARKER_SOCKETS[i];
  place(g, bncPlug(hex), [x, y, z + 0.03], Math.PI);
  add(g, tube([[x, y, z + 0.048], [x, y - 0.001, z + 0.062], ...points], 0.0022, points.length * 18 + 18), clay(hex));
  return g;
}

/** TTL cable rolled up and tied, lying on y = 0. @param i which of eight colours */
export function cableCoil(i = 0, radius = 0.042): Group {
  const g = group(null, 'cable-coil');
  const hex = SIGNAL[i % 8];
  const turns: Vec3[] = Array.from({ length: 69 }, (_, k) => {
    const a = (k / 16) * Math.PI * 2;
    const r = radius + 0.0034 * Math.sin(k * 0.83 + i);
    return [Math.sin(a) * r, 0.0028 + 0.0022 * (k / 16) + 0.001 * Math.sin(k * 1.7), Math.cos(a) * r * 0.86];
  });
  const end = turns[turns.length - 1];
  const out: Vec3[] = [[end[0] + 0.02, 0.011, end[2] - 0.02], [radius * 1.5, 0.008, -radius * 0.3]]; // prettier-ignore
  const start: Vec3[] = [
    [-radius * 0.55, 0.006, radius * 1.5],
    [-radius * 0.1, 0.004, radius * 1.05],
  ];
  add(g, tube([...start, ...turns.slice(1), ...out], 0.0022, 420), clay(hex));
  place(g, bncPlug(hex), [radius * 1.64, 0.008, -radius * 0.02], 0.45);
  place(g, bncPlug(hex), [-radius * 0.9, 0.008, radius * 1.78], -0.9);
  add(g, roundedBox(0.012, 0.016, 0.014, 0.004), clay(colour.ink), [-radius, 0.0075, 0]);
  return g;
}

/** Screen whose upper left corner carries the white square that the sensor watches. @param corner where the square is */
export const flashPage = (name: string, corner: 'top' | 'bottom' = 'top') =>
  screen(name, svg(1600, 930, '#8e9ab8', rect(0, corner === 'top' ? 0 : 740, 190, 190, 0, '#ffffff') + rect(770, 457, 60, 12, 3, '#0b1533') + rect(794, 433, 12, 60, 3, '#0b1533'))); // prettier-ignore
