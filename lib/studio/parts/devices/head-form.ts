/** What caps and headbands are shown on: head form with a short neck, stand for a cap. Both stand on y = 0. */
import { Group } from 'three';
import { clay } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { cylinder, halfSpace, inflate, roundCone, smoothCommon, smoothUnion } from '../../kit/sdf.ts';
import { turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { headSurface } from '../person/head.ts';
import { scalp } from './scalp.ts';

/** Height of the point between the ears above the ground. */
const FORM = 0.185;
const STAND = 0.2;

/** Head form; hang worn parts (built for lift 0.004) into `head`. */
export function headForm({ hex = '#dfe6f4', footHex = '#ffffff' } = {}): Group & { head: Group } {
  const g = new Group() as Group & { head: Group };
  g.head = group(g, 'head', [0, FORM, 0]);
  const bust = () => {
    const head = smoothCommon(0.004, headSurface({ form: true }), halfSpace([0, -1, 0], 0.14));
    const flare = roundCone([0, -0.11, -0.02], [0, -0.158, -0.016], 0.046, 0.064);
    const cut = halfSpace([0, -1, 0], 0.168);
    return surface(smoothCommon(0.006, smoothUnion(0.03, head, flare), cut), 0.0026, [[-0.13, -0.19, -0.15], [0.13, 0.15, 0.14]]); // prettier-ignore
  };
  add(g.head, once('head-form', bust), clay(hex));
  add(g, turned([[0, 0], [0.098, 0], [0.098, 0.02], [0, 0.02]], 0.007, 96), clay(footHex), [0, 0, -0.014]); // prettier-ignore
  return g;
}

/** Stand with a dome that carries a cap. */
export function capStand({ hex = '#eef2fb', rodHex = '#27345f' } = {}): Group & { head: Group } {
  const g = new Group() as Group & { head: Group };
  g.head = group(g, 'head', [0, STAND, 0]);
  const dome = () => surface(smoothCommon(0.006, inflate(scalp(0), 0.002), halfSpace([0, -1, 0.3], 0.012)), 0.003, [[-0.13, -0.1, -0.15], [0.13, 0.15, 0.14]]); // prettier-ignore
  add(g.head, once('cap-dome', dome), clay(hex));
  const rod = surface(smoothUnion(0.02, cylinder([0, 0.09, -0.012], 0.013, 0.1, 0.004), cylinder([0, 0.19, -0.012], 0.035, 0.012, 0.006)), 0.0022, [[-0.1, -0.02, -0.1], [0.1, 0.25, 0.1]]); // prettier-ignore
  add(g, rod, clay(rodHex));
  add(g, turned([[0, 0], [0.1, 0], [0.1, 0.016], [0.02, 0.022], [0, 0.022]], 0.006, 96), clay('#ffffff'), [0, 0, -0.012]); // prettier-ignore
  return g;
}
