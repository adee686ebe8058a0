/** Amplifiers and main units of EEG and fNIRS, lying on y = 0, sockets towards +z. */
import { type Group, type Material, type Object3D, Vector3 } from 'three';
import { clay, colour, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { svg, text } from '../screens.ts';

/** Printed name that lies on a face looking +z: w × h metres. */
export function label(words: string, w: number, h: number, ground: string, ink: string): Group {
  const g = group(null, 'label');
  const H = 100;
  const W = Math.round((w / h) * H);
  add(g, panel(w, h, h * 0.2), screen(`label-${words}-${ground}`, svg(W, H, ground, text(W / 2, 70, 62, words, ink, 'text-anchor="middle" font-weight="600"')))); // prettier-ignore
  return g;
}

const flat: [number, number, number] = [-Math.PI / 2, 0, 0];
const lamp = (g: Group, at: [number, number, number], hex: string) => add(g, roundedBox(0.007, 0.004, 0.007, 0.0019), glow(hex), at); // prettier-ignore
const round = (r: number, depth: number) => once(`socket-${r}-${depth}`, () => turned([[r * 0.55, -0.002], [r * 0.55, depth * 0.7], [r * 0.7, depth], [r, depth], [r, -0.002]], r * 0.12, 28)); // prettier-ignore
const hole = (r: number) => once(`hole-${r}`, () => turned([[0, 0.0006], [r, 0.0006], [r, -0.001], [0, -0.001]], 0.0003, 24)); // prettier-ignore

/** Palm-sized amplifier for 32 channels: one wide plug, trigger socket, lamps. */
export function palmAmplifier(): Group {
  const g = group(null, 'amplifier');
  add(g, slab(0.076, 0.108, 0.026, 0.016, 0.006), clay('#ffffff'));
  add(g, slab(0.062, 0.058, 0.0012, 0.009, 0.0005), clay('#1b2650'), [0, 0.0256, 0.014]);
  const name = label('HZ-E32', 0.036, 0.0095, '#1b2650', '#dfe8ff');
  name.position.set(0, 0.0272, 0.028);
  name.rotation.set(...flat);
  g.add(name);
  for (let i = 0; i < 4; i++) lamp(g, [-0.021 + i * 0.014, 0.0268, 0.002], i === 3 ? colour.brand : colour.muscle);
  add(g, roundedBox(0.05, 0.016, 0.006, 0.0028), gloss('#0b1533'), [0, 0.013, -0.0535]);
  add(g, round(0.0055, 0.006), metal('#c8d2ea'), [0.0, 0.013, 0.0535], [Math.PI / 2, 0, 0]);
  add(g, roundedBox(0.06, 0.003, 0.004, 0.0014), clay(colour.brand), [0, 0.0258, -0.032]);
  return g;
}

/** Plug of a flat lead with its relief; the lead leaves towards +z. */
export function plug(w = 0.034, hex = '#27345f'): Group {
  const g = group(null, 'plug');
  add(g, roundedBox(w, 0.014, 0.026, 0.004), clay(hex), [0, 0, 0.013]);
  add(g, roundedBox(w * 0.4, 0.011, 0.016, 0.004), clay(hex), [0, 0, 0.03]);
  return g;
}

/** Desk amplifier for 64 channels: four sockets for the four bundles on its front. */
export function deskAmplifier(): Group {
  const g = group(null, 'amplifier');
  add(g, slab(0.22, 0.15, 0.052, 0.02, 0.008), clay('#ffffff'));
  add(g, roundedBox(0.206, 0.036, 0.006, 0.0028), clay('#1b2650'), [0, 0.026, 0.0745]);
  [colour.gaze, colour.brain, colour.motion, colour.skin].forEach((hex, i) => {
    const x = -0.075 + i * 0.05;
    add(g, roundedBox(0.038, 0.018, 0.006, 0.0028), gloss('#0b1533'), [x, 0.027, 0.0765]);
    add(g, roundedBox(0.038, 0.003, 0.003, 0.0014), clay(hex), [x, 0.0405, 0.0775]);
    lamp(g, [x, 0.0525, 0.055], colour.muscle);
  });
  const name = label('HZ-E64', 0.05, 0.0125, '#ffffff', '#1b2650');
  name.position.set(-0.07, 0.0525, 0.0);
  name.rotation.set(...flat);
  g.add(name);
  add(g, roundedBox(0.18, 0.003, 0.005, 0.0014), clay(colour.brand), [0, 0.0518, 0.033]);
  for (let i = 0; i < 6; i++) add(g, roundedBox(0.05, 0.002, 0.004, 0.0009), clay('#c9d6f0'), [0.062, 0.0522, -0.05 + i * 0.011]); // prettier-ignore
  for (const s of [-1, 1]) add(g, slab(0.02, 0.13, 0.004, 0.008, 0.0015), clay('#16203f'), [s * 0.085, -0.003, 0]);
  return g;
}

/** Palm-sized main unit of the fNIRS headband. */
export function bandUnit(): Group {
  const g = group(null, 'band-unit');
  add(g, slab(0.062, 0.086, 0.02, 0.018, 0.007), clay('#ffffff'));
  add(g, slab(0.05, 0.04, 0.0012, 0.012, 0.0005), clay('#1b2650'), [0, 0.0196, -0.015]);
  const name = label('HZ-N8', 0.03, 0.0085, '#1b2650', '#dfe8ff');
  name.position.set(0, 0.0212, -0.022);
  name.rotation.set(...flat);
  g.add(name);
  [colour.brand, colour.muscle].forEach((hex, i) => lamp(g, [-0.006 + i * 0.012, 0.0206, -0.007], hex));
  add(g, turned([[0, 0.002], [0.008, 0.002], [0.0085, 0], [0, 0]], 0.0008, 28), clay('#c9d6f0'), [0, 0.0194, 0.024]); // prettier-ignore
  return g;
}

/** Main unit of the fNIRS caps: a round socket for every source (red) and detector (blue). */
export function fnirsUnit({ sources = 8, detectors = 10, name = 'HZ-N24', back = false } = {}): Group {
  const g = group(null, 'fnirs-unit');
  const w = 0.016 * Math.max(sources, detectors) * 0.62 + 0.09;
  add(g, slab(w, 0.15, 0.062, 0.018, 0.008), clay('#20294d'));
  add(g, slab(w - 0.03, 0.11, 0.0012, 0.012, 0.0005), clay('#2b3768'), [0, 0.0616, -0.01]);
  const words = label(name, 0.05, 0.0125, '#2b3768', '#dfe8ff');
  words.position.set(0, 0.0633, 0.0);
  words.rotation.set(...flat);
  g.add(words);
  lamp(g, [w / 2 - 0.03, 0.0632, 0.03], colour.muscle);
  if (back) {
    add(g, roundedBox(w - 0.014, 0.046, 0.006, 0.0028), clay('#eef2fb'), [0, 0.031, 0.0745]);
    // trigger socket (round, metal), network, supply
    add(g, round(0.009, 0.012), metal('#d9dfec'), [-w * 0.3, 0.034, 0.077], [Math.PI / 2, 0, 0]);
    add(g, hole(0.005), gloss('#0b1533'), [-w * 0.3, 0.034, 0.078], [Math.PI / 2, 0, 0]);
    add(g, roundedBox(0.02, 0.016, 0.004, 0.0018), gloss('#0b1533'), [w * 0.02, 0.032, 0.0768]);
    add(g, roundedBox(0.012, 0.006, 0.004, 0.0018), gloss('#0b1533'), [w * 0.2, 0.032, 0.0768]);
    const ttl = label('TTL', 0.018, 0.0075, '#eef2fb', '#1b2650');
    ttl.position.set(-w * 0.3, 0.0175, 0.0778);
    g.add(ttl);
    return g;
  }
  add(g, roundedBox(w - 0.014, 0.046, 0.006, 0.0028), clay('#eef2fb'), [0, 0.031, 0.0745]);
  for (const [n, y, hex] of [
    [sources, 0.042, colour.heart],
    [detectors, 0.02, colour.gaze],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = ((i + 0.5) / n - 0.5) * (w - 0.04);
      const r = Math.min(0.0068, (w - 0.04) / n / 2.4);
      add(g, round(r, 0.004), clay(hex), [x, y, 0.0772], [Math.PI / 2, 0, 0]);
      add(g, hole(r * 0.6), gloss('#0b1533'), [x, y, 0.0778], [Math.PI / 2, 0, 0]);
    }
  return g;
}

/** Charging case for batteries or optodes, lid closed, lamps in front. */
export function chargingCase(lit = 3): Group {
  const g = group(null, 'charging-case');
  add(g, slab(0.12, 0.085, 0.026, 0.016, 0.006), clay('#ffffff'));
  add(g, slab(0.12, 0.085, 0.014, 0.016, 0.006), clay('#c9d6f0'), [0, 0.0268, 0]);
  add(g, roundedBox(0.026, 0.008, 0.005, 0.0024), clay('#27345f'), [0, 0.027, 0.0425]);
  for (let i = 0; i < 4; i++) add(g, roundedBox(0.009, 0.004, 0.003, 0.0014), i < lit ? glow(colour.muscle) : clay('#aebbdc'), [-0.02 + i * 0.0134, 0.0125, 0.0425]); // prettier-ignore
  add(g, tube([[0, 0.013, -0.042], [0, 0.011, -0.07], [0.03, 0.004, -0.11], [0.1, 0.003, -0.16]], 0.0028), clay('#dfe6f6')); // prettier-ignore
  return g;
}

/**
 * Lead that lies on the ground between two sockets.
 * @param from where it starts and where it heads @param to socket and the direction it faces
 */
export function groundLead(parent: Object3D, from: [Vec3, Vec3], to: [Vec3, Vec3], r: number, material: Material) {
  const y = r + 0.0005;
  const step = ([p, d]: [Vec3, Vec3], l: number): Vec3 => [p[0] + d[0] * l, y, p[2] + d[2] * l];
  const [a, b] = [step(from, 0.05), step(to, 0.06)];
  const between: Vec3[] = [0.35, 0.7].map((t) => {
    const wave = Math.sin(t * Math.PI) * 0.05;
    return [a[0] + (b[0] - a[0]) * t + from[1][0] * wave, y, a[2] + (b[2] - a[2]) * t + from[1][2] * wave];
  });
  add(parent, tube([from[0], a, ...between, b, to[0]], r, 80), material);
}

/** A point or direction of a part in the coordinates of the whole scene. */
export const inScene = (part: Object3D, p: Vec3, turn = false): Vec3 => {
  part.updateWorldMatrix(true, false);
  const v = new Vector3(...p);
  return (turn ? v.transformDirection(part.matrixWorld) : v.applyMatrix4(part.matrixWorld)).toArray() as Vec3;
};
