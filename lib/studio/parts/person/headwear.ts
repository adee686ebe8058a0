/** Caps and helmets that are clothing, in head coordinates. */
import type { Group } from 'three';
import { fabric } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { ellipsoid, halfSpace, inflate, smoothCommon, smoothUnion } from '../../kit/sdf.ts';
import { surface } from '../../kit/surface.ts';
import { cranium } from './skull.ts';

/** Soft theatre cap that covers the hair. */
export function surgicalCap({ hex = '#2f9c95' } = {}): Group {
  const g = group(null, 'surgical-cap');
  const cap = () => surface(smoothCommon(0.008, smoothUnion(0.03, inflate(cranium, 0.008), ellipsoid([0, 0.085, -0.03], [0.082, 0.06, 0.09])), halfSpace([0, -1, 0.5], -0.006)), 0.005); // prettier-ignore
  add(g, once('surgical-cap', cap), fabric(hex));
  return g;
}
