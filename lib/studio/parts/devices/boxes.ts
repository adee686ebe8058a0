/** Small instruments in cases: environment logger, vehicle-bus logger, body-worn unit, recorder. They stand on y = 0. */
import { type Group, Shape, SphereGeometry } from 'three';
import { clay, colour, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { bevelled, panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';

/** Disc or knob of radius r and height h on its own axis. */
const disc = (r: number, h: number, edge = 0.0006) =>
  turned(
    [
      [0, h],
      [r, h],
      [r, 0],
      [0, 0],
    ],
    Math.min(edge, h / 2.1),
    40,
  );

/** Environment logger: a round white case with air slots, a light dome on top and a small display. @param stand on three legs */
export function environmentLogger(stand = true): Group {
  const g = group(null, 'environment-logger');
  const y = stand ? 0.05 : 0;
  const slots: [number, number][] = [0.008, 0.0135, 0.019].flatMap((h) => [[0.05, h], [0.0455, h + 0.0012], [0.0455, h + 0.0028], [0.05, h + 0.004]]); // prettier-ignore
  const body: [number, number][] = [[0, 0], [0.044, 0], [0.05, 0.004], ...slots, [0.05, 0.064], [0.047, 0.07], [0, 0.07]]; // prettier-ignore
  add(g, turned(body, 0.002, 96), clay('#f4f7ff'), [0, y, 0]);
  add(g, turned([[0.0503, 0.0268], [0.0508, 0.027], [0.0508, 0.0292], [0.0503, 0.0294]], 0.0002, 96), clay(colour.brand), [0, y, 0]); // prettier-ignore
  add(g, disc(0.024, 0.004, 0.0015), clay(colour.steel), [0, y + 0.0695, 0]);
  const dome = add(g, new SphereGeometry(0.0195, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2), clay('#ffffff'), [0, y + 0.0732, 0]); // prettier-ignore
  dome.scale.y = 0.95;
  add(g, disc(0.0042, 0.0016), gloss('#16203f'), [0.0345, y + 0.0695, 0.006]);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 180"><rect width="300" height="180" fill="#081331"/>' +
    '<g font-family="sans-serif" font-weight="700" font-size="50" fill="#e6edff"><text x="22" y="66">310 lx</text><text x="22" y="144">38 dB</text></g>' +
    '<path d="M210 50h62M210 128h40" stroke="#18c7d4" stroke-width="14"/></svg>';
  add(g, roundedBox(0.05, 0.034, 0.012, 0.004), gloss('#0b1533'), [0, y + 0.0475, 0.0452]);
  add(g, panel(0.043, 0.0258, 0.002), screen('environment', svg), [0, y + 0.0475, 0.0514]);
  if (!stand) return g;
  add(g, disc(0.015, 0.012, 0.003), clay(colour.ink), [0, 0.04, 0]);
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2 + Math.PI / 3;
    const foot: Vec3 = [Math.sin(a) * 0.062, 0.005, Math.cos(a) * 0.062];
    add(g, tube([[Math.sin(a) * 0.006, 0.045, Math.cos(a) * 0.006], foot], 0.0048, 4), clay(colour.ink));
    add(g, disc(0.0078, 0.006, 0.002), clay(colour.brand), [foot[0], 0, foot[2]]);
  }
  return g;
}

/** Where the logger's two sockets are, mouth towards +z. */
export const BUS_SOCKETS: Vec3[] = [[-0.026, 0.013, 0.0385], [0.012, 0.013, 0.0385]]; // prettier-ignore

/** Vehicle-bus logger: flat black case 0.11 m wide on y = 0, two nine-pin sockets and four lamps towards +z. */
export function vehicleLogger(): Group {
  const g = group(null, 'vehicle-logger');
  add(g, roundedBox(0.112, 0.026, 0.076, 0.0055), clay('#141a2e'), [0, 0.013, 0]);
  for (let i = 0; i < 8; i++) add(g, roundedBox(0.07, 0.0026, 0.0034, 0.0012), clay('#1d2540'), [-0.012, 0.0262, -0.026 + i * 0.0074]); // prettier-ignore
  add(g, slab(0.014, 0.05, 0.0008, 0.003, 0.0003), clay(colour.brand), [0.04, 0.0258, 0]);
  add(g, roundedBox(0.106, 0.021, 0.004, 0.0018), clay('#232c4b'), [0, 0.013, 0.0372]);
  for (const [x, y, z] of BUS_SOCKETS) {
    const outline = new Shape();
    outline.moveTo(-0.0098, 0.0048).lineTo(0.0098, 0.0048).lineTo(0.0082, -0.0048).lineTo(-0.0082, -0.0048).closePath(); // prettier-ignore
    add(g, roundedBox(0.031, 0.0135, 0.002, 0.0009), metal('#aeb8cd'), [x, y, z + 0.001]);
    add(
      g,
      once('bus-socket', () => bevelled(outline, 0.0064, 0.001)),
      metal('#d5dbe8'),
      [x, y, z + 0.001],
    );
    add(g, once('bus-insert', () => bevelled(outline, 0.0006, 0.0002).scale(0.86, 0.8, 1)), clay('#0b1020'), [x, y, z + 0.0072]); // prettier-ignore
    for (let i = 0; i < 9; i++) add(g, roundedBox(0.0011, 0.0011, 0.0012, 0.0004), metal('#e5b765'), [x - 0.0064 + (i < 5 ? i * 0.0032 : (i - 5) * 0.0032 + 0.0016), y + (i < 5 ? 0.0016 : -0.0017), z + 0.008]); // prettier-ignore
    for (const s of [-1, 1]) add(g, turned([[0, 0.005], [0.0024, 0.005], [0.0026, 0], [0, 0]], 0.0005, 6), metal('#d5dbe8'), [x + s * 0.0125, y, z + 0.001], [Math.PI / 2, 0, 0]); // prettier-ignore
  }
  [colour.muscle, colour.muscle, colour.gaze, colour.skin].forEach((hex, i) => add(g, roundedBox(0.0042, 0.0042, 0.002, 0.0009), glow(hex), [0.036 + (i % 2) * 0.009, 0.0175 - Math.floor(i / 2) * 0.009, 0.0394])); // prettier-ignore
  return g;
}

/** Diagnostic plug with sixteen pins, pushed in towards −z; its cable leaves towards +z. */
export function diagnosticPlug(): Group {
  const g = group(null, 'diagnostic-plug');
  add(g, roundedBox(0.048, 0.025, 0.04, 0.006), clay('#141a2e'), [0, 0, 0.014]);
  add(g, roundedBox(0.03, 0.003, 0.02, 0.001), clay(colour.brand), [0, 0.0125, 0.016]);
  add(g, turned([[0, 0.03], [0.006, 0.03], [0.0085, 0], [0, 0]], 0.001, 24), clay('#141a2e'), [0, 0, 0.03], [Math.PI / 2, 0, 0]); // prettier-ignore
  return g;
}

/** Nine-pin plug that goes into one of the logger's sockets (towards −z). */
export function busPlug(hex: string = colour.navy): Group {
  const g = group(null, 'bus-plug');
  add(g, roundedBox(0.032, 0.0145, 0.026, 0.0035), clay(hex), [0, 0, 0.014]);
  for (const s of [-1, 1]) add(g, turned([[0, 0.03], [0.003, 0.03], [0.003, 0], [0, 0]], 0.0006, 16), metal('#c4cbdc'), [s * 0.0125, 0, 0.003], [Math.PI / 2, 0, 0]); // prettier-ignore
  add(g, turned([[0, 0.018], [0.0042, 0.018], [0.0062, 0], [0, 0]], 0.001, 20), clay('#0b1020'), [0, 0, 0.026], [Math.PI / 2, 0, 0]); // prettier-ignore
  return g;
}

/** Flat satellite antenna with its cable's first bend towards +z. */
export function gpsPuck(): Group {
  const g = group(null, 'gps');
  add(g, slab(0.044, 0.044, 0.015, 0.012, 0.005), clay('#f4f7ff'));
  add(g, slab(0.02, 0.02, 0.0012, 0.006, 0.0004), clay(colour.brand), [0, 0.0145, 0]);
  return g;
}

/**
 * Body-worn unit of skin conductance and respiration: a soft case with a strap and snap leads that end in electrodes.
 * @param leads how many leads leave it @param hex accent
 */
export function bodyUnit(leads = 2, hex: string = colour.skin, ends: Vec3[] = []): Group {
  const g = group(null, 'body-unit');
  add(g, slab(0.062, 0.044, 0.015, 0.012, 0.005), clay('#f4f7ff'));
  add(g, slab(0.03, 0.004, 0.001, 0.002, 0.0004), glow(hex), [0, 0.0146, 0.012]);
  add(g, disc(0.006, 0.001), clay(colour.navy), [0, 0.0146, -0.006]);
  for (let i = 0; i < leads; i++) {
    const x = (i - (leads - 1) / 2) * 0.014;
    const end = ends[i] ?? ([x * 3.4, 0.002, 0.1 + (i % 2) * 0.02] as Vec3);
    add(g, tube([[x, 0.007, 0.021], [x * 1.3, 0.004, 0.045], [end[0] * 0.8, 0.003, end[2] - 0.03], [end[0], 0.005, end[2]]], 0.0013), clay(i % 2 ? colour.ink : hex)); // prettier-ignore
    const electrode = group(g, 'electrode', end);
    add(electrode, disc(0.011, 0.003, 0.0012), clay('#e9effc'));
    add(electrode, disc(0.0055, 0.0042, 0.0012), metal('#cfd5e2'));
  }
  return g;
}

/**
 * Multi-channel video recorder, 19 inches wide: one lamp and one socket per channel, a disk bay, ventilation slots.
 * @param channels sockets on its face @param units height in rack units @param faceHex white on a light ground
 */
export function videoRecorder(channels = 4, units = 1, faceHex = '#f4f7ff'): Group {
  const g = group(null, 'video-recorder');
  const h = 0.044 * units + 0.02;
  const y = h / 2 + 0.006;
  const isDark = faceHex !== '#f4f7ff';
  add(g, roundedBox(0.43, h, 0.3, 0.008), clay(isDark ? '#1d2540' : colour.navy), [0, y, 0]);
  add(g, roundedBox(0.424, h - 0.006, 0.008, 0.003), clay(faceHex), [0, y, 0.15]);
  for (const s of [-1, 1])
    for (const z of [-0.12, 0.12]) add(g, disc(0.014, 0.008), clay(colour.ink), [s * 0.18, 0, z]);
  for (let i = 0; i < channels; i++) {
    const x = -0.175 + i * 0.034;
    add(g, roundedBox(0.024, 0.018, 0.004, 0.002), gloss('#05080f'), [x, y - 0.008, 0.154]);
    add(g, roundedBox(0.018, 0.005, 0.004, 0.0018), glow(colour.muscle), [x, y + 0.014, 0.154]);
  }
  add(g, roundedBox(0.13, h * 0.6, 0.006, 0.0028), clay(isDark ? '#27345f' : colour.steel), [0.055, y, 0.153]);
  add(g, roundedBox(0.05, 0.006, 0.006, 0.0025), clay(colour.brand), [0.055, y, 0.157]);
  for (let i = 0; i < 9; i++) add(g, roundedBox(0.003, h * 0.55, 0.004, 0.0013), gloss('#05080f'), [0.142 + i * 0.0064, y, 0.1525]); // prettier-ignore
  for (let i = 0; i < 12; i++) add(g, roundedBox(0.2, 0.002, 0.005, 0.0009), gloss('#05080f'), [0, y + h / 2, -0.09 + i * 0.014]); // prettier-ignore
  return g;
}
