/** Things that are lifted, and what helps to lift and to walk. */
import type { Group } from 'three';
import { clay, colour, gloss, matte } from '../kit/material.ts';
import { add, group } from '../kit/node.ts';
import {
  capsule,
  inflate,
  mix,
  moved,
  roundCone,
  smoothCommon,
  smoothCut,
  torus,
  transform,
  type Sdf,
} from '../kit/sdf.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import type { Person } from './person/person.ts';

/** Cardboard box standing on y = 0. */
export function carton(w = 0.4, h = 0.3, d = 0.3): Group {
  const g = group(null, 'carton');
  add(g, roundedBox(w, h, d, 0.008), matte('#d7b58a'), [0, h / 2, 0]);
  add(g, roundedBox(w + 0.002, 0.004, 0.05, 0.001), matte('#c29a66'), [0, h, 0]);
  for (const s of [-1, 1]) add(g, roundedBox(0.05, 0.07, 0.003, 0.001), matte('#c29a66'), [0, h - 0.035, (s * d) / 2]);
  add(g, roundedBox(0.1, 0.07, 0.003, 0.001), matte('#ffffff'), [w * 0.26, h * 0.42, d / 2]);
  return g;
}

/** Wooden pallet 1.2 × 0.8 m. */
export function pallet(): Group {
  const g = group(null, 'pallet');
  for (let i = 0; i < 6; i++)
    add(g, roundedBox(1.2, 0.022, 0.1, 0.004), matte('#cfa878'), [0, 0.129, -0.35 + i * 0.14]);
  for (const x of [-0.54, 0, 0.54]) add(g, roundedBox(0.1, 0.118, 0.8, 0.006), matte('#b98f5e'), [x, 0.059, 0]);
  return g;
}

/** Ankle–foot orthosis on a leg (0 left, 1 right): shell behind the shank, strap, foot plate. */
export function ankleOrthosis(p: Person, side: 0 | 1): void {
  const leg = p.body.legs[side];
  const shank: Sdf = roundCone(mix(leg.middle, leg.end, 0.4), leg.end, 0.072, 0.062);
  const front = capsule(mix(leg.middle, leg.end, 0.2), [leg.end[0], leg.end[1], leg.end[2] + 0.1], 0.06);
  const half = smoothCut(0.01, inflate(shank, 0.006), (x, y, z) => front(x, y, z - 0.05));
  add(p, surface(half, 0.007), clay('#f4f7ff'));
  for (const t of [0.5, 0.82]) {
    const strap = group(p, 'strap', mix(leg.middle, leg.end, t));
    strap.lookAt(...leg.end);
    add(strap, surface(moved(torus([0, 0, 0], 0.068, 0.012), transform([0, 0, 0], [Math.PI / 2, 0, 0])), 0.006), clay(colour.brand)); // prettier-ignore
  }
  add(p, roundedBox(0.1, 0.012, 0.2, 0.005), clay('#f4f7ff'), [leg.end[0], leg.end[1] - 0.088, leg.end[2] + 0.05]);
}

/** Hip exoskeleton: belt with motors at both hips, back frame, thigh braces. */
export function hipExoskeleton(p: Person): void {
  const frameGroup = group(p, 'exoskeleton');
  frameGroup.applyMatrix4(p.body.pelvis);
  const belt: Sdf = smoothCommon(0.004, (x, y, z) => Math.abs(Math.hypot(x / 0.182, (z + 0.006) / 0.152) - 1) * 0.16 - 0.009, (_x, y) => Math.abs(y - 0.05) - 0.034); // prettier-ignore
  add(frameGroup, surface(belt, 0.008), gloss('#16203f'));
  for (const s of [-1, 1]) {
    add(frameGroup, roundedBox(0.05, 0.12, 0.12, 0.024), clay('#f4f7ff'), [s * 0.205, 0.04, 0]);
    add(frameGroup, roundedBox(0.012, 0.06, 0.06, 0.005), clay(colour.brand), [s * 0.233, 0.04, 0]);
  }
  add(frameGroup, roundedBox(0.16, 0.18, 0.06, 0.025), clay('#f4f7ff'), [0, 0.08, -0.175]);
  const torso = group(p, 'exoskeleton-back');
  torso.applyMatrix4(p.body.chest);
  for (const s of [-1, 1]) add(torso, tube([[s * 0.06, -0.06, -0.16], [s * 0.09, 0.1, -0.165], [s * 0.11, 0.24, -0.1], [s * 0.11, 0.27, 0], [s * 0.115, 0.2, 0.09], [s * 0.11, 0.06, 0.125]], 0.014), gloss('#16203f')); // prettier-ignore
  for (const [i, leg] of p.body.legs.entries()) {
    const s = i ? -1 : 1;
    const knee = mix(leg.root, leg.middle, 0.62);
    const hip = leg.root;
    add(p, tube([[hip[0] + s * 0.13, hip[1] + 0.03, hip[2]], [knee[0] + s * 0.115, knee[1] + 0.02, knee[2]]], 0.016, 6), gloss('#16203f')); // prettier-ignore
    const cuff = group(p, 'cuff', knee);
    cuff.lookAt(...leg.middle);
    add(cuff, surface(moved(torus([0, 0, 0], 0.088, 0.016), transform([0, 0, 0], [Math.PI / 2, 0, 0])), 0.007), clay(colour.brand)); // prettier-ignore
  }
}
