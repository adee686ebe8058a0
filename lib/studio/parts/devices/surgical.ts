/** Instruments at the operating table, and the dummy's head that looks out from under the drape. */
import { type Group, Matrix4 } from 'three';
import { clay, colour, glass, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { roundedBox, tube } from '../../kit/solid.ts';
import { head } from '../person/head.ts';
import { surgicalCap } from '../person/headwear.ts';

const STEEL = '#dfe5ef';

/** All tools point along +z, held at the origin; `l` from there to the tip. */
export function scalpel(l = 0.075): Group {
  const g = group(null, 'scalpel');
  add(g, roundedBox(0.006, 0.009, 0.11, 0.0025), metal(STEEL), [0, 0, l - 0.078]);
  add(g, roundedBox(0.0016, 0.008, 0.03, 0.0007), metal('#f4f7ff'), [0, -0.001, l - 0.013]);
  return g;
}

export function forceps(l = 0.085): Group {
  const g = group(null, 'forceps');
  for (const s of [-1, 1]) add(g, tube([[0, 0, -0.075], [s * 0.009, 0, -0.03], [s * 0.008, 0, 0.02], [s * 0.0015, 0, l]], 0.0028, 16), metal(STEEL)); // prettier-ignore
  return g;
}

/** Suction tube with its hose. */
export function suction(l = 0.12): Group {
  const g = group(null, 'suction');
  add(g, tube([[0, 0.0, -0.05], [0, 0.004, 0.02], [0, 0.016, l * 0.6], [0, 0, l]], 0.0045, 16), metal(STEEL)); // prettier-ignore
  add(g, tube([[0, 0, -0.045], [0, 0.006, -0.1], [0.01, -0.05, -0.17], [0.03, -0.16, -0.2]], 0.007, 24), clay('#cfe0f2')); // prettier-ignore
  return g;
}

/** Head of the training dummy lying on its back, crown towards −x, with cap, mask and breathing hose. */
export function dummyHead(): Group {
  const g = group(null, 'dummy');
  const lying = group(g, 'lying');
  lying.applyMatrix4(new Matrix4().set(0, -1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, 1));
  lying.add(head({ hair: null, skinHex: '#ecd7c4', lids: 0, mouth: 'calm', face: 'soft' }));
  lying.add(surgicalCap({ hex: '#7fc4cf' }));
  add(lying, roundedBox(0.062, 0.07, 0.05, 0.022), glass('#d9ecf5'), [0, -0.062, 0.098]);
  add(lying, tube([[0, -0.062, 0.12], [0, -0.045, 0.17], [0.0, 0.03, 0.2], [-0.03, 0.13, 0.16], [-0.08, 0.22, 0.02], [-0.12, 0.26, -0.12]], 0.011, 40), clay(colour.cloud)); // prettier-ignore
  return g;
}
