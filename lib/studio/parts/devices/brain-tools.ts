/** What is at hand when caps are prepared. Lying things lie on y = 0; tools point along +z from the hand at the origin. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, roundCone, smoothUnion, union, type Vec3 } from '../../kit/sdf.ts';
import { bevelled, rectOutline, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

const alongZ: Vec3 = [Math.PI / 2, 0, 0];

/** Shallow tray with a raised edge. */
export function tray(w = 0.34, d = 0.24, hex = '#ffffff'): Group {
  const g = group(null, 'tray');
  add(g, slab(w, d, 0.006, 0.03, 0.0025), clay(hex));
  const outline = rectOutline(w, d, 0.03);
  outline.holes.push(rectOutline(w - 0.012, d - 0.012, 0.025));
  const edge = bevelled(outline, 0.02, 0.0025, 24);
  edge.rotateX(-Math.PI / 2);
  add(g, edge, clay(hex));
  return g;
}

/** Semi-dry electrode standing on its back: dark cup, spring, wet cotton wick upwards. */
export function semiDryElectrode(ringHex: string = colour.motion): Group {
  const g = group(null, 'semi-dry-electrode');
  add(g, once('sd-cup', () => turned([[0, 0], [0.0125, 0], [0.0145, 0.003], [0.0145, 0.012], [0.0112, 0.0135], [0.0112, 0.0105], [0, 0.0105]], 0.0016, 40)), clay('#1c2542')); // prettier-ignore
  add(g, once('sd-ring', () => turned([[0.0108, 0.012], [0.0132, 0.0136], [0.0132, 0.0146], [0.0104, 0.0146]], 0.0004, 40)), clay(ringHex)); // prettier-ignore
  const coil: Vec3[] = Array.from({ length: 41 }, (_, i) => [Math.cos(i * 0.785) * 0.0066, 0.0105 + i * 0.00026, Math.sin(i * 0.785) * 0.0066]); // prettier-ignore
  add(
    g,
    once('sd-spring', () => tube(coil, 0.0007, 240)),
    metal('#c8d2ea'),
  );
  add(g, once('sd-seat', () => turned([[0, 0.02], [0.0078, 0.02], [0.0078, 0.0235], [0.006, 0.0245], [0, 0.0245]], 0.0008, 36)), clay('#f4f7ff')); // prettier-ignore
  add(g, once('sd-wick', () => turned([[0, 0.0405], [0.0036, 0.04], [0.0055, 0.036], [0.0057, 0.024], [0, 0.024]], 0.002, 36)), fabric('#f7efe0')); // prettier-ignore
  return g;
}

/** Bottle of saline, part full, with a nozzle. */
export function salineBottle(): Group {
  const g = group(null, 'saline-bottle');
  add(g, turned([[0, 0], [0.026, 0], [0.027, 0.086], [0.021, 0.104], [0.0125, 0.11], [0, 0.11]], 0.006, 64), clay('#dcecfb')); // prettier-ignore
  add(
    g,
    turned(
      [
        [0.0274, 0.03],
        [0.0277, 0.03],
        [0.0277, 0.074],
        [0.0274, 0.074],
      ],
      0.0002,
      64,
    ),
    clay('#ffffff'),
  );
  add(
    g,
    turned(
      [
        [0.0278, 0.034],
        [0.028, 0.034],
        [0.028, 0.045],
        [0.0278, 0.045],
      ],
      0.0001,
      64,
    ),
    clay(colour.brand),
  );
  add(g, turned([[0, 0.128], [0.013, 0.128], [0.0148, 0.124], [0.0148, 0.108], [0, 0.108]], 0.002, 48), clay(colour.brand)); // prettier-ignore
  add(
    g,
    turned(
      [
        [0, 0.162],
        [0.0022, 0.162],
        [0.0052, 0.13],
        [0.007, 0.127],
        [0, 0.127],
      ],
      0.0012,
      32,
    ),
    clay('#f4f7ff'),
  );
  return g;
}

/** Syringe with a blunt needle, filled with gel. */
export function gelSyringe(): Group {
  const g = group(null, 'gel-syringe');
  add(g, turned([[0, 0], [0.0088, 0], [0.0088, 0.062], [0.0032, 0.066], [0.0032, 0.074], [0, 0.074]], 0.0012, 36), clay('#e4eefb'), [0, 0, 0], alongZ); // prettier-ignore
  add(g, turned([[0, 0.02], [0.0091, 0.02], [0.0091, 0.06], [0, 0.06]], 0.0012, 36), clay('#b9cff5'), [0, 0, 0], alongZ); // prettier-ignore
  for (let i = 0; i < 5; i++) add(g, roundedBox(0.006, 0.0006, 0.0008, 0.0002), clay('#27345f'), [0, 0.0091, 0.022 + i * 0.008]); // prettier-ignore
  add(g, roundedBox(0.034, 0.012, 0.003, 0.0014), clay('#e4eefb'), [0, 0, 0.0]);
  add(g, turned([[0, -0.042], [0.0038, -0.042], [0.0038, 0], [0, 0]], 0.001, 20), clay('#f4f7ff'), [0, 0, 0], alongZ); // prettier-ignore
  add(g, turned([[0, -0.046], [0.0115, -0.046], [0.0115, -0.042], [0, -0.042]], 0.0014, 32), clay('#f4f7ff'), [0, 0, 0], alongZ); // prettier-ignore
  add(g, turned([[0, 0.07], [0.0042, 0.07], [0.0046, 0.08], [0.0014, 0.084], [0.0014, 0.112], [0, 0.112]], 0.0006, 24), clay(colour.motion), [0, 0, 0], alongZ); // prettier-ignore
  return g;
}

/** Hand-held three-dimensional scanner: head with two lenses and a ring of light looking +z, handle downwards. */
export function headScanner(): Group {
  const g = group(null, 'scanner');
  const shape = smoothUnion(0.03, box([0, 0.075, 0.01], [0.078, 0.036, 0.021], 0.02), roundCone([0, 0.05, 0], [0, -0.075, -0.012], 0.021, 0.0165)); // prettier-ignore
  add(g, once('scanner', () => surface(shape, 0.0032, [[-0.1, -0.12, -0.06], [0.1, 0.14, 0.06]])), clay('#f4f7ff')); // prettier-ignore
  add(g, roundedBox(0.136, 0.052, 0.006, 0.0028), gloss('#0f1838'), [0, 0.075, 0.0295]);
  const lens = once('scanner-lens', () => turned([[0.006, 0.002], [0.0125, 0.004], [0.015, 0.001], [0.015, -0.002], [0, -0.002], [0, 0]], 0.001, 36)); // prettier-ignore
  for (const s of [-1, 1]) add(g, lens, metal('#8b97b8'), [s * 0.046, 0.075, 0.0335], alongZ);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    add(g, roundedBox(0.0055, 0.0055, 0.003, 0.0014), glow('#dfeaff'), [Math.cos(a) * 0.016, 0.075 + Math.sin(a) * 0.016, 0.0325]); // prettier-ignore
  }
  add(g, roundedBox(0.012, 0.022, 0.008, 0.003), clay(colour.brand), [0, 0.024, 0.022]);
  add(g, roundedBox(0.03, 0.006, 0.02, 0.0028), clay(colour.brand), [0, 0.112, 0.006]);
  return g;
}

/** Tweezers, tips at z = 0.13. */
export function tweezers(): Group {
  const g = group(null, 'tweezers');
  const arm = (s: number) => roundCone([s * 0.002, 0, -0.005], [s * 0.0085, 0, 0.06], 0.0042, 0.0034);
  const tip = (s: number) => roundCone([s * 0.0085, 0, 0.06], [s * 0.0022, 0, 0.13], 0.0032, 0.0009);
  add(g, once('tweezers', () => surface(union(arm(1), arm(-1), tip(1), tip(-1)), 0.0009, [[-0.03, -0.02, -0.02], [0.03, 0.02, 0.14]])), metal('#d5ddec')); // prettier-ignore
  return g;
}

/** Pen torch, lit end at z = 0.1. */
export function penTorch(): Group {
  const g = group(null, 'torch');
  add(g, turned([[0, -0.03], [0.0068, -0.03], [0.0072, 0.07], [0.0105, 0.084], [0.0105, 0.1], [0, 0.1]], 0.0016, 36), clay('#e4e9f4'), [0, 0, 0], alongZ); // prettier-ignore
  add(g, turned([[0, 0.1006], [0.0088, 0.1006], [0.0088, 0.099], [0, 0.099]], 0.0005, 36), glow('#fff6d8'), [0, 0, 0], alongZ); // prettier-ignore
  add(g, turned([[0.0073, 0.02], [0.0076, 0.02], [0.0076, 0.026], [0.0073, 0.026]], 0.0001, 36), clay(colour.brand), [0, 0, 0], alongZ); // prettier-ignore
  return g;
}

/** Cotton swab, tip at z = 0.12. */
export function swab(): Group {
  const g = group(null, 'swab');
  add(g, turned([[0, -0.03], [0.0017, -0.03], [0.0017, 0.11], [0, 0.11]], 0.0005, 16), clay('#f4f7ff'), [0, 0, 0], alongZ); // prettier-ignore
  add(g, turned([[0, 0.1], [0.0032, 0.104], [0.0042, 0.112], [0.0028, 0.121], [0, 0.123]], 0.0012, 20), fabric('#ffffff'), [0, 0, 0], alongZ); // prettier-ignore
  return g;
}

/** Steel rule, a stroke every millimetre, along x from 0. */
export function rule(length = 0.06): Group {
  const g = group(null, 'rule');
  add(g, slab(length + 0.008, 0.014, 0.0012, 0.002, 0.0005), metal('#d9dfec'), [length / 2, 0, 0]);
  for (let i = 0; i <= Math.round(length * 1000); i++) {
    const l = i % 10 ? (i % 5 ? 0.003 : 0.0045) : 0.007;
    add(g, roundedBox(0.00028, 0.0003, l, 0.0001, 1), gloss('#0b1533'), [i * 0.001, 0.0012, -0.0068 + l / 2]);
  }
  return g;
}

/** Screen that stands on a table between two people. */
export function deskDivider(w = 0.5, h = 0.42, hex = '#dfe7f7'): Group {
  const g = group(null, 'divider');
  add(g, roundedBox(w, h, 0.018, 0.008), clay(hex), [0, h / 2 + 0.012, 0]);
  for (const s of [-1, 1]) add(g, roundedBox(0.03, 0.016, 0.16, 0.006), clay(colour.slate), [s * w * 0.36, 0.008, 0]);
  return g;
}
