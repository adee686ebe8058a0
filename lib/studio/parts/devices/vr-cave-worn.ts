/** What a person in a projection cave wears and holds: shutter glasses with tracking balls, wand with tracking balls. */
import { type Group, SphereGeometry } from 'three';
import { clay, colour, fabric, glass, glow, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, mirrored, moved, path, roundedRect, smoothUnion, transform, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { fromArrays, roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/** Reflecting ball on a thin stalk from a foot. */
function ball(g: Group, foot: Vec3, at: Vec3, r = 0.0085) {
  add(g, tube([foot, at], r * 0.26, 4), clay('#1b2447'));
  add(
    g,
    once(`cave-ball${r}`, () => new SphereGeometry(r, 28, 18)),
    clay('#ffffff'),
    at,
  );
}

const [LX, LY, LW, LH] = [0.0335, -0.004, 0.0275, 0.0215];
/** Depth of the front where the face curves away. */
const front = (x: number) => 0.1125 - 3.2 * x * x;

/** Glasses in head coordinates: white frame, grey lenses, five balls that no two views confuse. */
export function shutterGlasses(): Group {
  const g = group(null, 'shutter-glasses');
  const rim: Sdf = mirrored((x, y, z) => {
    const d = roundedRect(x - LX, y - LY, LW, LH, 0.012);
    return Math.max(Math.abs(d) - 0.0028, Math.abs(z - front(x)) - 0.0032);
  });
  const bridge = box([0, 0.006, 0.1105], [0.011, 0.004, 0.0034], 0.003);
  const arms = mirrored(path([[0.06, 0.008, 0.1], [0.0755, 0.0085, 0.074], [0.084, 0.0085, 0.02], [0.086, 0.006, -0.012], [0.083, -0.018, -0.045]], 0.0038, 0.0028)); // prettier-ignore
  const frame = once('shutter-frame', () => surface(smoothUnion(0.004, rim, bridge, arms), 0.0011, [[-0.1, -0.04, -0.06], [0.1, 0.03, 0.12]])); // prettier-ignore
  add(g, frame, clay('#f4f7ff'));
  for (const s of [-1, 1]) {
    const n = 14;
    const positions: number[] = [];
    const index: number[] = [];
    for (let i = 0; i <= n; i++) {
      const x = LX - LW + (2 * LW * i) / n;
      for (const y of [LY - LH, LY + LH]) positions.push(s * x, y, front(x) - 0.0006);
      if (i) index.push(i * 2 - 2, i * 2, i * 2 - 1, i * 2 - 1, i * 2, i * 2 + 1);
    }
    add(g, fromArrays(positions, index), glass('#6f7a9c'));
    ball(g, [s * 0.0605, 0.014, front(0.058)], [s * 0.078, 0.042 + s * 0.004, 0.1]);
    ball(g, [s * 0.086, 0.008, 0.015], [s * 0.105, 0.026, 0.012 + s * 0.012]);
  }
  ball(g, [0, 0.01, 0.112], [0.004, 0.038, 0.128]);
  add(g, roundedBox(0.006, 0.003, 0.001, 0.0005), glow(colour.muscle), [-0.047, 0.0195, front(0.047) + 0.0034]);
  return g;
}

/** Wand in hand coordinates, its axis across the palm, head on the thumb's side. @param side +1 right hand */
export function caveWand(side: 1 | -1 = 1): Group {
  const g = group(null, 'cave-wand', [0, -0.032, 0.086], [0, 0, (-side * Math.PI) / 2]);
  const body: Sdf = smoothUnion(
    0.014,
    box([0, -0.005, 0], [0.0165, 0.078, 0.0165], 0.016),
    moved(box([0, 0, 0], [0.023, 0.036, 0.016], 0.0155), transform([0, 0.088, 0.008], [0.35, 0, 0])),
  );
  add(g, once('cave-wand', () => surface(body, 0.002, [[-0.05, -0.1, -0.05], [0.05, 0.16, 0.06]])), clay('#2b3765')); // prettier-ignore
  add(g, once('cave-wand-ring', () => turned([[0.0155, 0.006], [0.0178, 0.006], [0.0178, -0.006], [0.0155, -0.006]], 0.001, 40)), glow(colour.motion), [0, 0.05, 0]); // prettier-ignore
  const face = group(g, 'keys', [0, 0.094, 0.0255], [0.35, 0, 0]);
  add(face, turned([[0, 0.009], [0.0085, 0.009], [0.0065, 0], [0, 0]], 0.0015, 32).rotateX(Math.PI / 2), gloss('#10172c'), [0, 0.006, -0.002]); // prettier-ignore
  for (const x of [-0.011, 0.011]) add(face, turned([[0, 0.004], [0.005, 0.004], [0.005, 0], [0, 0]], 0.001, 28).rotateX(Math.PI / 2), clay(colour.brand), [x, -0.016, -0.001]); // prettier-ignore
  const tips: Vec3[] = [[-0.05, 0.168, 0.01], [0.046, 0.16, 0.022], [0.004, 0.2, 0.0], [0.01, 0.146, 0.062]]; // prettier-ignore
  for (const tip of tips) ball(g, [0, 0.116, 0.018], tip, 0.0095);
  add(g, tube([[0, -0.08, 0], [0.004, -0.105, -0.012], [-0.012, -0.14, -0.018], [-0.006, -0.165, 0]], 0.0022), fabric('#27335c')); // prettier-ignore
  return g;
}
