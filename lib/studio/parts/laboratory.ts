/** Things of a psychology or movement laboratory. */
import { type Group, SphereGeometry } from 'three';
import { clay, colour, glow, gloss, matte, metal } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import { box, mix, moved, smoothUnion, torus, transform, type Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab, tube, turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import type { Limb } from './person/body.ts';
import type { Person } from './person/person.ts';

/** Chin rest clamped to a desk edge; stands on the desk, chin at 0.34 m above it. */
export function chinRest(height = 0.34): Group {
  const g = group(null, 'chin-rest');
  for (const s of [-1, 1]) add(g, tube([[s * 0.13, 0, 0], [s * 0.13, height + 0.24, 0]], 0.011, 4), metal('#c8d2ea')); // prettier-ignore
  add(g, roundedBox(0.28, 0.03, 0.05, 0.01), clay(colour.slate), [0, 0.012, 0]);
  add(g, roundedBox(0.27, 0.018, 0.018, 0.008), clay(colour.slate), [0, height - 0.03, 0]);
  const cup = moved(box([0, 0, 0], [0.042, 0.012, 0.032], 0.0115), transform([0, height - 0.012, 0]));
  add(
    g,
    once(`chin-cup${height}`, () => surface(cup, 0.005)),
    clay('#f4f7ff'),
  );
  add(g, tube([[-0.13, height + 0.2, 0], [-0.07, height + 0.2, 0.045], [0, height + 0.2, 0.06], [0.07, height + 0.2, 0.045], [0.13, height + 0.2, 0]], 0.009), clay('#f4f7ff')); // prettier-ignore
  return g;
}

/** Response box with coloured keys. */
export function responseBox(): Group {
  const g = group(null, 'response-box');
  add(g, slab(0.22, 0.13, 0.035, 0.02, 0.008), clay('#1b2650'));
  const key = once('response-key', () => turned([[0, 0], [0.017, 0], [0.017, 0.012], [0, 0.012]], 0.004, 24)); // prettier-ignore
  [colour.heart, colour.skin, colour.muscle, colour.gaze].forEach((hex, i) =>
    add(g, key, clay(hex), [-0.075 + i * 0.05, 0.034, 0]),
  );
  return g;
}

/** Loudspeaker on a stand, cone at `height`. */
export function speaker(height = 1.1, hex = '#1b2650'): Group {
  const g = group(null, 'speaker');
  add(g, roundedBox(0.22, 0.36, 0.22, 0.02), clay(hex), [0, height, 0]);
  for (const [y, r] of [[-0.06, 0.078], [0.1, 0.036]]) add(g, turned([[0, 0.006], [r * 0.35, 0.01], [r * 0.8, -0.004], [r, 0.006], [r * 1.08, 0]], 0.004, 40), gloss('#0a1128'), [0, height + y, 0.111], [Math.PI / 2, 0, 0]); // prettier-ignore
  add(
    g,
    tube(
      [
        [0, 0.02, 0],
        [0, height - 0.18, 0],
      ],
      0.018,
      4,
    ),
    clay(colour.slate),
  );
  add(g, slab(0.34, 0.3, 0.02, 0.08), clay(colour.slate));
  return g;
}

/** Electrodes on two fingers with a lead to a small unit on the wrist. */
export function skinElectrodes(p: Person, side: 'left' | 'right'): Group {
  const g = group(p, 'skin-electrodes');
  g.applyMatrix4(p.hand[side]);
  const s = side === 'left' ? -1 : 1;
  for (const i of [0, 1]) add(g, roundedBox(0.024, 0.026, 0.02, 0.008), clay(i ? colour.brand : colour.skin), [s * (1.5 - i) * 0.0196, -0.006, 0.098]); // prettier-ignore
  add(g, roundedBox(0.045, 0.018, 0.06, 0.008), clay('#f4f7ff'), [0, 0.032, -0.035]);
  add(g, roundedBox(0.012, 0.003, 0.02, 0.0014), glow(colour.skin), [0, 0.0415, -0.035]);
  for (const i of [0, 1]) add(g, tube([[s * (1.5 - i) * 0.0196, 0.01, 0.095], [s * 0.012, 0.026, 0.05], [0, 0.032, 0]], 0.0022), clay('#0f1830')); // prettier-ignore
  return g;
}

/** Something small fixed to a limb: at share t of its upper (0–1) or lower (1–2) half, `out` metres from the bone. */
export function onLimb(p: Person, limb: Limb, t: number, towards: Vec3, out: number, part: Group): void {
  const bone = t <= 1 ? mix(limb.root, limb.middle, t) : mix(limb.middle, limb.end, t - 1);
  const l = Math.hypot(...towards);
  part.position.set(
    bone[0] + (towards[0] / l) * out,
    bone[1] + (towards[1] / l) * out,
    bone[2] + (towards[2] / l) * out,
  );
  part.rotation.set(0, Math.atan2(towards[0], towards[2]), 0);
  p.add(part);
}

/** Flat wireless pod (muscle or motion sensor), its face looking +z. */
export function pod(hex: string = colour.muscle, w = 0.036, h = 0.05): Group {
  const g = group(null, 'pod');
  add(g, roundedBox(w, h, 0.016, 0.0075), clay('#f4f7ff'));
  add(g, roundedBox(w * 0.5, 0.006, 0.003, 0.0014), glow(hex), [0, h * 0.25, 0.0075]);
  return g;
}

/** Reflecting ball on a foot. */
export function marker(r = 0.011): Group {
  const g = group(null, 'marker');
  add(
    g,
    once(`marker${r}`, () => new SphereGeometry(r, 16, 12)),
    clay('#f2f4fa'),
  );
  return g;
}

/** Reflecting balls on the joints and segments of a person. */
export function markerSet(p: Person): void {
  const { arms, legs } = p.body;
  for (const [i, limb] of [...arms, ...legs].entries()) {
    const side = i % 2 ? -1 : 1;
    const radius = i < 2 ? 0.058 : 0.085;
    for (const [t, f] of [[0.12, 1.15], [0.5, 1], [1, 0.9], [1.5, 0.8], [1.94, 0.72]]) onLimb(p, limb, t, [side, 0.05, 0.25], radius * f, marker(0.0135)); // prettier-ignore
  }
}

/** Walkway with a coloured lane. */
export function walkway(length = 6, w = 1): Group {
  const g = group(null, 'walkway');
  add(g, slab(w, length, 0.02, 0.06), matte('#cbd9fa'));
  add(g, slab(w * 0.62, length - 0.3, 0.004, 0.03, 0.0015), matte('#8fb0ef'), [0, 0.018, 0]);
  return g;
}

/** Running lanes in brick red with white lines along z. */
export function track(lanes = 4, length = 14): Group {
  const g = group(null, 'track');
  add(g, slab(lanes * 1.1, length, 0.015, 0.02, 0.005), matte('#d97a5f'));
  for (let i = 0; i <= lanes; i++) add(g, slab(0.05, length, 0.003, 0.001, 0.0008), matte('#ffffff'), [(i - lanes / 2) * 1.1, 0.014, 0]); // prettier-ignore
  return g;
}

/** Starting blocks; runner looks +z. */
export function startingBlocks(): Group {
  const g = group(null, 'starting-blocks');
  add(g, roundedBox(0.07, 0.035, 0.9, 0.01), metal('#c8d2ea'), [0, 0.035, -0.1]);
  for (const [x, z] of [[0.11, 0.02], [-0.11, -0.24]]) add(g, roundedBox(0.13, 0.2, 0.035, 0.012), clay(colour.brand), [x, 0.12, z], [-0.75, 0, 0]); // prettier-ignore
  return g;
}

/** Capture camera on a pole or a wall arm, looking +z and down. */
export function wallCamera(ringHex: string = colour.gaze): Group {
  const g = group(null, 'capture-camera');
  add(g, roundedBox(0.11, 0.13, 0.13, 0.025), clay('#1b2650'), [0, 0, 0.12], [0.35, 0, 0]);
  const front = group(g, 'front', [0, -0.025, 0.185], [Math.PI / 2 + 0.35, 0, 0]);
  add(
    front,
    once('capture-ring', () => surface(torus([0, 0, 0], 0.043, 0.008), 0.004)),
    glow(ringHex),
  );
  add(
    front,
    turned(
      [
        [0, 0.008],
        [0.026, 0.008],
        [0.03, 0],
        [0, 0],
      ],
      0.004,
      32,
    ),
    gloss('#0a1128'),
  );
  add(
    g,
    tube(
      [
        [0, 0, 0.08],
        [0, 0.01, 0.02],
        [0, 0.02, -0.02],
      ],
      0.018,
      8,
    ),
    clay(colour.slate),
  );
  return g;
}

/** Wheel-less parallel bar, safety rail along z at both sides. */
export function rails(length = 3, gap = 0.9, hex = '#f4f7ff'): Group {
  const g = group(null, 'rails');
  const bar = smoothUnion(0.03, box([gap / 2, 0.9, 0], [0.025, 0.025, length / 2], 0.024));
  for (const s of [-1, 1]) {
    add(g, once(`rail${length}`, () => surface(bar, 0.012, [[0, 0.6, -length], [1, 1.1, length]])), clay(hex)).scale.x = s; // prettier-ignore
    for (const z of [-0.45, 0.45]) add(g, roundedBox(0.04, 0.9, 0.04, 0.015), clay(colour.steel), [(s * gap) / 2, 0.45, z * length]); // prettier-ignore
  }
  return g;
}
