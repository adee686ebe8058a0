/** Small worn sensors and the VR headset. Wrist parts lie in wrist coordinates (z along the forearm, y outwards). */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, cast, halfSpace, inflate, shell, smoothCommon, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, tube } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { cranium } from '../person/skull.ts';

const HEAD: [Vec3, Vec3] = [
  [-0.14, -0.1, -0.17],
  [0.14, 0.17, 0.18],
];

/** Pulse sensor with a lit window. */
export function wristSensor({ bandHex = '#0f1830', lightHex = colour.motion as string } = {}): Group {
  const g = group(null, 'wrist-sensor');
  const band: Sdf = (x, y, z) => {
    const r = Math.abs(Math.hypot(x / 1.1, y) - 0.0385) - 0.0026;
    const b = Math.abs(z) - 0.0115;
    return Math.min(Math.max(r, b), 0) + Math.hypot(Math.max(r, 0), Math.max(b, 0)) - 0.0012;
  };
  add(g, once('wrist-band', () => surface(band, 0.0026, [[-0.06, -0.06, -0.03], [0.06, 0.06, 0.03]])), clay(bandHex)); // prettier-ignore
  add(g, roundedBox(0.034, 0.012, 0.034, 0.0055), clay('#f4f7ff'), [0, 0.041, 0]);
  add(g, roundedBox(0.022, 0.004, 0.022, 0.0019), glow(lightHex), [0, 0.0462, 0]);
  return g;
}

/** fNIRS headband: dark band over the forehead with sources and detectors in two rows. */
export function fnirsBand({ hex = '#151d3d' } = {}): Group {
  const g = group(null, 'fnirs-band');
  const outer = inflate(cranium, 0.0095);
  const band = smoothCommon(
    0.004,
    shell(outer, 0.0042),
    halfSpace([0, 1, -0.12], 0.066),
    halfSpace([0, -1, 0.12], -0.022),
  );
  add(
    g,
    once('fnirs-band', () => surface(band, 0.0036, HEAD)),
    fabric(hex),
  );
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++) {
      const a = (i - 2.5) * 0.32;
      const y = 0.038 + row * 0.018;
      const hit = cast(inflate(cranium, 0.0145), [Math.sin(a) * 0.3, y, Math.cos(a) * 0.3 - 0.012], [-Math.sin(a), 0, -Math.cos(a)]); // prettier-ignore
      const optode = group(g, 'optode', hit ?? [0, y, 0.1], [-0.25 - row * 0.2, a, 0]);
      optode.rotation.order = 'YXZ';
      add(optode, roundedBox(0.013, 0.011, 0.008, 0.0035, 3), clay('#f4f7ff'));
      add(
        optode,
        roundedBox(0.005, 0.004, 0.003, 0.0014, 2),
        glow((i + row) % 2 ? '#ff5c4d' : colour.brand),
        [0, 0, 0.0044],
      );
    }
  add(g, roundedBox(0.05, 0.032, 0.02, 0.008), clay('#f4f7ff'), [0, 0.042, -0.128]);
  return g;
}

/** VR headset on a head. */
export function vrHeadset(): Group {
  const g = group(null, 'vr-headset');
  const visor = smoothUnion(0.02, box([0, 0, 0.118], [0.09, 0.05, 0.036], 0.03), box([0, 0.004, 0.092], [0.08, 0.045, 0.02], 0.02)); // prettier-ignore
  add(
    g,
    once('vr-visor', () => surface(visor, 0.0042, HEAD)),
    clay('#f4f7ff'),
  );
  add(
    g,
    once('vr-front', () => surface(box([0, 0.002, 0.147], [0.078, 0.038, 0.0105], 0.0104), 0.003, HEAD)),
    gloss('#0b1533'),
  );
  const band = smoothCommon(
    0.006,
    shell(inflate(cranium, 0.016), 0.004),
    halfSpace([0, 1, -0.28], 0.05),
    halfSpace([0, -1, 0.28], -0.004),
  );
  add(
    g,
    once('vr-band', () => surface(band, 0.004, HEAD)),
    fabric('#27345f'),
  );
  const top = smoothCommon(
    0.006,
    shell(inflate(cranium, 0.016), 0.003),
    (x) => Math.abs(x) - 0.017,
    halfSpace([0, -1, 0], -0.04),
  );
  add(
    g,
    once('vr-top', () => surface(top, 0.004, HEAD)),
    fabric('#27345f'),
  );
  for (const s of [-1, 1]) for (const y of [-0.028, 0.03]) add(g, roundedBox(0.012, 0.012, 0.008, 0.0038), gloss('#0b1533'), [s * 0.077, y, 0.142]); // prettier-ignore
  return g;
}

/** Headset with a microphone. */
export function headset({ hex = '#1b2650' } = {}): Group {
  const g = group(null, 'headset');
  const bow = smoothCommon(
    0.004,
    shell(inflate(cranium, 0.019), 0.004),
    (_x, _y, z) => Math.abs(z + 0.008) - 0.011,
    halfSpace([0, -1, 0], 0.0),
  );
  add(
    g,
    once('headset-bow', () => surface(bow, 0.004, HEAD)),
    clay(hex),
  );
  for (const s of [-1, 1]) add(g, roundedBox(0.028, 0.062, 0.054, 0.0135), clay(hex), [s * 0.1, -0.008, -0.008]);
  add(g, tube([[0.1, -0.02, 0.01], [0.098, -0.055, 0.05], [0.06, -0.078, 0.095], [0.03, -0.078, 0.105]], 0.003), clay(hex)); // prettier-ignore
  add(g, roundedBox(0.02, 0.012, 0.012, 0.005), clay('#0b1533'), [0.028, -0.078, 0.106]);
  return g;
}

/** Hard hat. */
export function hardHat({ hex = '#ffb020' } = {}): Group {
  const g = group(null, 'hard-hat');
  const dome = smoothCommon(0.004, inflate(cranium, 0.026), halfSpace([0, -1, 0], -0.042));
  const brim: Sdf = (x, y, z) =>
    Math.max(Math.hypot(x / 0.92, (z - 0.018) / 1.12) - 0.128, Math.abs(y - 0.046 + z * 0.06) - 0.004);
  const ridge: Sdf = smoothCommon(
    0.004,
    inflate(cranium, 0.033),
    (x) => Math.abs(x) - 0.016,
    halfSpace([0, -1, 0], -0.06),
  );
  add(
    g,
    once('hard-hat', () => surface(smoothUnion(0.01, dome, brim, ridge), 0.0048, HEAD)),
    clay(hex),
  );
  return g;
}
