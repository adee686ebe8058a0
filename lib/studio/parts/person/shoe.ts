/** Shoe in ankle coordinates: ankle joint at the origin, toes along +z, sole 8.5 cm below. */
import type { Group } from 'three';
import { clay } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { cylinder, halfSpace, inflate, roundCone, smoothCommon, smoothUnion, warped } from '../../kit/sdf.ts';
import { surface } from '../../kit/surface.ts';

/** @param side +1 left @param cell mesh fineness, finer in close-ups */
export function shoe(side: 1 | -1, hex: string, soleHex = '#e8eefb', cell = 0.006): Group {
  const g = group(null, 'shoe');
  const upper = once(`shoe${side}${cell}`, () => {
    const body = smoothUnion(
      0.03,
      roundCone([0, -0.03, -0.022], [0, -0.046, 0.115], 0.042, 0.036),
      roundCone([0, 0.02, -0.02], [0, -0.03, -0.02], 0.04, 0.044),
      roundCone([-0.008 * side, -0.05, 0.07], [-0.008 * side, -0.055, 0.13], 0.04, 0.034),
    );
    return surface(smoothCommon(0.008, body, halfSpace([0, -1, 0], 0.066)), cell);
  });
  const sole = once(`sole${side}${cell}`, () => {
    const print = smoothUnion(0.03, cylinder([0, 0, -0.026], 0.04, 1), cylinder([-0.004 * side, 0, 0.055], 0.036, 1), cylinder([-0.008 * side, 0, 0.118], 0.04, 1)); // prettier-ignore
    const flat = inflate(warped(print, (x, _, z) => [x, 0, z]), 0.004); // prettier-ignore
    return surface(smoothCommon(0.006, flat, halfSpace([0, 1, 0], -0.058), halfSpace([0, -1, 0], 0.085)), cell * 0.83);
  });
  add(g, upper, clay(hex));
  add(g, sole, clay(soleHex));
  return g;
}
