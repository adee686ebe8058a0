/** VR headsets in head coordinates: the wired HZ-X1 (dark, sensor dimples) and the wireless HZ-X2 (white, four cameras). */
import { type Group, SphereGeometry } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, cast, cylinder, ellipsoid, gradient, halfSpace, inflate, mirrored, moved, shell, smoothCommon, smoothCut, smoothUnion, transform, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { cranium } from '../person/skull.ts';

export type HeadsetModel = 'x1' | 'x2';

const REGION: [Vec3, Vec3] = [
  [-0.15, -0.12, -0.19],
  [0.15, 0.19, 0.2],
];
const HUES = {
  x1: { body: '#545f7f', front: '#27335c', strap: '#232b47', knob: '#76819f' },
  x2: { body: '#f4f7ff', front: '#e3eafa', strap: '#7f90bd', knob: colour.brand },
} as const;

/** What the face goes into, open towards the head. */
const hollow: Sdf = smoothUnion(0.02, box([0, 0.002, 0.07], [0.072, 0.04, 0.045], 0.024), ellipsoid([0, -0.05, 0.1], [0.022, 0.034, 0.034])); // prettier-ignore

const visor = (model: HeadsetModel): Sdf => {
  const bulk =
    model === 'x1'
      ? smoothUnion(0.018, box([0, 0, 0.118], [0.092, 0.052, 0.03], 0.024), box([0, 0.002, 0.142], [0.08, 0.044, 0.03], 0.022)) // prettier-ignore
      : smoothUnion(0.02, box([0, 0, 0.116], [0.091, 0.05, 0.034], 0.033), ellipsoid([0, 0, 0.125], [0.093, 0.051, 0.045])); // prettier-ignore
  return smoothCut(0.004, bulk, hollow);
};

/** Disc around its own z axis. */
export const disc = (r: number, depth: number, edge = 0.0008) =>
  turned([[0, depth], [r, depth], [r, 0], [0, 0]], Math.min(edge, depth / 2.1), 40).rotateX(Math.PI / 2); // prettier-ignore

/** Two lenses and their rings of infra-red lamps for the eye tracker, seen from the wearer's side. */
function optics(g: Group) {
  const wall = smoothCommon(0.002, hollow, (x, y, z) => Math.max(Math.abs(z - 0.109) - 0.0022, -0.04 - y));
  add(g, once('vr-wall', () => surface(wall, 0.0022, REGION)), gloss('#0a1024')); // prettier-ignore
  for (const s of [-1, 1]) {
    const eye = group(g, 'lens', [s * 0.0325, 0.001, 0.1068], [0, Math.PI, 0]);
    add(eye, disc(0.0282, 0.006, 0.002), clay('#10183a'));
    add(eye, once('vr-ring', () => surface(moved(cylinder([0, 0, 0], 0.0262, 0.0022, 0.0012), transform([0, 0, 0], [Math.PI / 2, 0, 0])), 0.001)), gloss('#05081a'), [0, 0, 0.006]); // prettier-ignore
    const lens = add(eye, once('vr-lens', () => new SphereGeometry(0.0205, 56, 36)), gloss('#a9bcff'), [0, 0, 0.0062]); // prettier-ignore
    lens.scale.z = 0.34;
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2 + 0.3;
      add(eye, once('vr-lamp', () => new SphereGeometry(0.0017, 14, 10)), glow('#ff3d5e'), [Math.sin(a) * 0.0237, Math.cos(a) * 0.0237, 0.0082]); // prettier-ignore
    }
  }
}

/** Foam against the face. */
function cushion(g: Group, hex: string) {
  const rim = smoothCut(0.004, box([0, 0, 0.083], [0.088, 0.05, 0.014], 0.026), box([0, 0.002, 0.08], [0.07, 0.037, 0.05], 0.02), ellipsoid([0, -0.05, 0.085], [0.024, 0.034, 0.05])); // prettier-ignore
  add(g, once('vr-foam', () => surface(rim, 0.0028, REGION)), fabric(hex)); // prettier-ignore
}

const sits = (lift: number) => inflate(cranium, lift);

function straps(g: Group, model: HeadsetModel, lift: number, overhead: boolean) {
  const { strap } = HUES[model];
  const cloth = model === 'x1' ? fabric(strap) : clay(strap);
  const thick = model === 'x1' ? 0.003 : 0.0045;
  const band = smoothCommon(0.005, shell(sits(lift), thick), halfSpace([0, 1, -0.3], 0.04), halfSpace([0, -1, 0.3], -0.004), halfSpace([0, 0, 1], 0.1)); // prettier-ignore
  add(g, once(`vr-band-${model}${lift}`, () => surface(band, 0.0032, REGION)), cloth); // prettier-ignore
  const top = smoothCommon(0.005, shell(sits(lift), 0.0028), (x) => Math.abs(x) - 0.015, halfSpace([0, -1, 0], -0.012));
  if (overhead) add(g, once(`vr-top-${lift}`, () => surface(top, 0.0032, REGION)), fabric(strap)); // prettier-ignore
  // arms from the visor to the band
  const arm = mirrored(moved(box([0, 0, 0], [0.006, 0.016, 0.05], 0.0055), transform([0.0925, 0.016, 0.07], [-0.12, -0.07, 0]))); // prettier-ignore
  add(g, once('vr-arm', () => surface(arm, 0.0026, REGION)), clay(HUES[model].body)); // prettier-ignore
}

/** Back of the head: battery and dial (X2), or the clip from which the thick cable hangs (X1). */
function rear(g: Group, model: HeadsetModel, lift: number) {
  const { body, knob } = HUES[model];
  const z = -0.1125 - lift;
  const pack = smoothCut(0.004, box([0, -0.018, z + 0.002], model === 'x2' ? [0.062, 0.034, 0.03] : [0.04, 0.034, 0.022], 0.02), sits(lift - 0.004)); // prettier-ignore
  add(g, once(`vr-pack-${model}${lift}`, () => surface(pack, 0.0028, REGION)), clay(body)); // prettier-ignore
  const back = group(g, 'dial', [0, -0.018, z - (model === 'x2' ? 0.028 : 0.02)], [0, Math.PI, 0]);
  add(back, disc(0.0225, 0.012, 0.003), clay(knob));
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    add(back, roundedBox(0.003, 0.003, 0.011, 0.0012), clay(knob), [Math.sin(a) * 0.0224, Math.cos(a) * 0.0224, 0.0055], [0, 0, -a]); // prettier-ignore
  }
  if (model === 'x2') add(g, roundedBox(0.02, 0.003, 0.003, 0.0012), glow(colour.muscle), [0.036, -0.004, z - 0.026]);
}

/**
 * @param lift how far the straps stay off the skull (hair under them) @param overhead false: top strap taken off
 * @param cable course of the X1's cable from the back of the head
 */
export function headMountedDisplay(
  model: HeadsetModel,
  { lift = 0.019, overhead = true, cable = [] as Vec3[] } = {},
): Group {
  const g = group(null, `hz-${model}`);
  const { body, front } = HUES[model];
  const shape = visor(model);
  add(g, once(`vr-visor-${model}`, () => surface(shape, 0.0026, REGION)), clay(body)); // prettier-ignore
  optics(g);
  cushion(g, '#27335c');
  straps(g, model, lift, overhead);
  rear(g, model, lift);
  /** Something on the front, following its surface. */
  const onFront = (x: number, y: number, name: string) => {
    const hit = cast(shape, [x, y, 0.3], [0, 0, -1]) ?? [x, y, 0.16];
    const n = gradient(shape, ...hit);
    return group(g, name, hit, [-Math.asin(n[1]), Math.atan2(n[0], n[2]), 0]);
  };
  if (model === 'x2') {
    const plate = smoothCommon(0.002, inflate(shape, 0.0016), box([0, 0, 0.16], [0.074, 0.036, 0.05], 0.03));
    add(g, once('vr-plate-x2', () => surface(plate, 0.0022, REGION)), gloss(front)); // prettier-ignore
    for (const [x, y] of [
      [-0.058, 0.021],
      [0.058, 0.021],
      [-0.05, -0.024],
      [0.05, -0.024],
    ]) {
      const cam = onFront(x, y, 'camera');
      add(cam, disc(0.0088, 0.0036, 0.001), gloss('#0b1533'));
      add(cam, disc(0.0094, 0.0026, 0.001), clay('#aebbdc'));
      const eye = add(
        cam,
        once('vr-cam', () => new SphereGeometry(0.0056, 28, 18)),
        gloss('#3557d8'),
        [0, 0, 0.003],
      );
      eye.scale.z = 0.4;
    }
    add(g, roundedBox(0.012, 0.003, 0.003, 0.0012), glow(colour.gaze), [0.05, 0.05, 0.118]);
  } else {
    for (const [x, y] of [
      [0, 0.03],
      [-0.032, 0.033],
      [0.032, 0.033],
      [-0.062, 0.024],
      [0.062, 0.024],
      [-0.018, 0.008],
      [0.018, 0.008],
      [-0.048, -0.002],
      [0.048, -0.002],
      [-0.066, -0.022],
      [0.066, -0.022],
      [-0.03, -0.028],
      [0.03, -0.028],
      [0, -0.018],
    ])
      // prettier-ignore
      add(onFront(x, y, 'dimple'), disc(0.0062, 0.0012, 0.0005), gloss('#0a1024'));
    add(g, roundedBox(0.014, 0.003, 0.003, 0.0012), glow(colour.muscle), [0.06, 0.052, 0.12]);
    for (const s of [-1, 1]) {
      const ear = group(g, 'earphone', [s * 0.1, -0.022, -0.004], [0, (s * Math.PI) / 2, 0]);
      add(ear, disc(0.03, 0.016, 0.006), clay('#141b36'), [0, 0, -0.008]);
      add(ear, disc(0.02, 0.002), metal('#5a678f'), [0, 0, 0.008]);
      add(g, tube([[s * 0.103, 0.0, -0.004], [s * 0.104, 0.022, 0.0]], 0.005, 6), clay(body)); // prettier-ignore
    }
  }
  if (cable.length) {
    add(g, tube(cable, 0.0058, cable.length * 14), clay('#10162e'));
    const [a, b] = cable;
    add(g, tube([a, [a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3, a[2] + (b[2] - a[2]) * 0.3]], 0.009, 8), clay('#27335c')); // prettier-ignore
  }
  return g;
}
