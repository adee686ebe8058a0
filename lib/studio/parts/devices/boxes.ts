/** Small instruments in cases: environment logger, vehicle-bus logger, skin-conductance unit, recorder. They stand on y = 0. */
import type { Group } from 'three';
import { clay, colour, glass, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';

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

/** Environment logger: an upright case with a light dome, a microphone, air slots and a small display. */
export function environmentLogger(): Group {
  const g = group(null, 'environment-logger');
  add(g, roundedBox(0.085, 0.13, 0.042, 0.014), clay('#f4f7ff'), [0, 0.067, 0]);
  add(g, slab(0.095, 0.06, 0.006, 0.01, 0.002), clay(colour.steel));
  const dome = disc(0.013, 0.009, 0.0085);
  add(g, dome, glass('#dfe8ff'), [-0.022, 0.131, 0]);
  add(g, disc(0.009, 0.003), glow('#ffe9b8'), [-0.022, 0.131, 0]);
  add(g, disc(0.006, 0.012, 0.003), metal('#c4cbdc'), [0.02, 0.13, 0]);
  for (let i = 0; i < 6; i++) add(g, roundedBox(0.05, 0.0024, 0.003, 0.001), gloss('#16203f'), [0, 0.022 + i * 0.0062, 0.0206]); // prettier-ignore
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 210"><rect width="300" height="210" fill="#081331"/>' +
    '<g font-family="sans-serif" font-size="46" fill="#cdd8f5"><text x="20" y="62">310 lx</text><text x="20" y="124">38 dB</text><text x="20" y="186">23.4 °C</text></g>' +
    '<path d="M190 60h90M190 122h60M190 184h76" stroke="#18c7d4" stroke-width="8"/></svg>';
  add(g, panel(0.058, 0.041, 0.003), screen('environment', svg), [0, 0.094, 0.0213]);
  return g;
}

/** Vehicle-bus logger: finned aluminium case with a diagnostic plug on a cable and a GPS puck. */
export function vehicleLogger(): Group {
  const g = group(null, 'vehicle-logger');
  add(g, slab(0.11, 0.085, 0.03, 0.006, 0.002), metal('#8f9bb8'));
  for (let i = 0; i < 9; i++) add(g, roundedBox(0.1, 0.006, 0.0032, 0.0012), metal('#a8b3cd'), [0, 0.0325, -0.034 + i * 0.0085]); // prettier-ignore
  add(g, roundedBox(0.112, 0.02, 0.006, 0.002), clay(colour.navy), [0, 0.014, 0.042]);
  [colour.muscle, colour.gaze, colour.skin].forEach((hex, i) => add(g, roundedBox(0.004, 0.004, 0.002, 0.0008), glow(hex), [0.034 + i * 0.008, 0.016, 0.0458])); // prettier-ignore
  const plugAt: Vec3 = [-0.16, 0.02, 0.1];
  add(g, tube([[-0.03, 0.014, 0.044], [-0.04, 0.008, 0.09], [-0.09, 0.005, 0.12], [-0.13, 0.012, 0.115], plugAt], 0.0034), clay(colour.ink)); // prettier-ignore
  const plug = group(g, 'plug', plugAt, [0, 0.9, 0]);
  add(plug, roundedBox(0.046, 0.024, 0.03, 0.004), clay(colour.ink), [-0.006, -0.004, 0]);
  add(plug, roundedBox(0.04, 0.016, 0.012, 0.003), clay(colour.brand), [-0.006, -0.004, 0.019]);
  add(g, tube([[0.02, 0.014, 0.044], [0.04, 0.005, 0.08], [0.1, 0.004, 0.1], [0.14, 0.006, 0.06]], 0.0018), clay(colour.ink)); // prettier-ignore
  const puck = group(g, 'gps', [0.155, 0, 0.05]);
  add(puck, disc(0.024, 0.013, 0.006), clay('#f4f7ff'));
  add(puck, disc(0.006, 0.0142, 0.001), clay(colour.brand));
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

/** Respiration belt lying as an open ring, with its sensor case. @param hex of the webbing */
export function respirationBelt(radius = 0.11, hex: string = colour.navy): Group {
  const g = group(null, 'respiration-belt');
  const ring: Vec3[] = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    return [Math.sin(a) * radius * 1.25, 0.016, Math.cos(a) * radius * 0.8];
  });
  const band = tube(ring, 0.003, 160, true);
  band.scale(1, 5, 1);
  band.translate(0, -0.062, 0);
  add(g, band, clay(hex));
  add(g, roundedBox(0.07, 0.036, 0.014, 0.006), clay('#f4f7ff'), [0, 0.018, radius * 0.8 + 0.004]);
  add(g, roundedBox(0.03, 0.004, 0.002, 0.0009), glow(colour.motion), [0, 0.026, radius * 0.8 + 0.0115]);
  return g;
}

/** Multi-channel video recorder, 19 inches wide. @param channels sockets on its face @param units height in rack units */
export function videoRecorder(channels = 4, units = 1): Group {
  const g = group(null, 'video-recorder');
  const h = 0.044 * units + 0.02;
  add(g, roundedBox(0.43, h, 0.3, 0.008), clay(colour.navy), [0, h / 2 + 0.006, 0]);
  add(g, roundedBox(0.424, h - 0.012, 0.006, 0.0025), clay('#f4f7ff'), [0, h / 2 + 0.006, 0.15]);
  for (const s of [-1, 1])
    for (const z of [-0.12, 0.12]) add(g, disc(0.014, 0.008), clay(colour.ink), [s * 0.18, 0, z]);
  for (let i = 0; i < channels; i++) {
    const x = -0.18 + (i % 8) * 0.026;
    add(g, roundedBox(0.018, 0.014, 0.004, 0.002), gloss('#0b1533'), [x, h / 2 + 0.006, 0.1525]);
    add(g, roundedBox(0.018, 0.003, 0.003, 0.001), glow(i % 3 ? colour.muscle : colour.gaze), [
      x,
      h / 2 + 0.019,
      0.1528,
    ]);
  }
  const lines = Array.from({ length: 4 }, (_, i) => `<path d="M14 ${30 + i * 26}h${60 + ((i * 53) % 90)}m14 0h${40 + ((i * 31) % 50)}" stroke="${[colour.gaze, colour.motion, colour.skin, colour.heart][i]}" stroke-width="12"/>`).join(''); // prettier-ignore
  add(g, panel(0.13, 0.036, 0.003), screen(`recorder${channels}`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 130"><rect width="260" height="130" fill="#081331"/>${lines}</svg>`), [0.12, h / 2 + 0.006, 0.1536]); // prettier-ignore
  return g;
}
