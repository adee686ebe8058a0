/** Motion platform of six electric legs with a cabin on top. Stands on y = 0, the driver looks along +z. */
import { type Group, type Matrix4, Quaternion, Vector3 } from 'three';
import { clay, colour, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once, place } from '../../kit/node.ts';
import { apply, box, cylinder, moved, smoothCut, smoothUnion, transform, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

const drum = (r: number, h: number, edge = 0.008) => turned([[0, h], [r, h], [r, 0], [0, 0]], Math.min(edge, h / 2.1), 48); // prettier-ignore

/** Heavy bolt with washer and nut, standing on y = 0. */
export function anchorBolt(): Group {
  const g = group(null, 'anchor-bolt');
  add(g, drum(0.03, 0.006, 0.002), metal('#b9c3d6'));
  add(g, once('nut', () => turned([[0, 0.022], [0.019, 0.022], [0.0215, 0.019], [0.0215, 0.003], [0, 0.003]], 0.0015, 6)), metal('#cfd6e4'), [0, 0.005, 0], [0, 0.3, 0]); // prettier-ignore
  for (let i = 0; i < 6; i++) add(g, once('thread', () => turned([[0, 0.0045], [0.0105, 0.0045], [0.012, 0.0022], [0.0105, 0], [0, 0]], 0.0006, 24)), metal('#c3cbdb'), [0, 0.026 + i * 0.0045, 0]); // prettier-ignore
  return g;
}

/** Foot of two legs on the foundation: plate with bolts and two cheeks; joints at y 0.3. */
export function platformFoot(): Group {
  const g = group(null, 'platform-foot');
  add(g, slab(0.78, 0.5, 0.045, 0.05, 0.008), clay('#27345f'));
  for (const x of [-1, 1]) for (const z of [-1, 1]) place(g, anchorBolt(), [x * 0.33, 0.045, z * 0.19], 0, 1.5); // prettier-ignore
  for (const x of [-1, 1]) {
    for (const s of [-1, 1]) {
      const cheek = smoothUnion(0.03, box([0, 0.08, 0], [0.018, 0.09, 0.11], 0.012), moved(cylinder([0, 0, 0], 0.078, 0.018, 0.012), transform([0, 0.25, 0], [0, 0, Math.PI / 2])), box([0, 0.2, 0], [0.018, 0.06, 0.07], 0.012)); // prettier-ignore
      add(
        g,
        once('cheek', () => surface(cheek, 0.007)),
        clay('#f4f7ff'),
        [x * 0.17 + s * 0.1, 0.04, 0],
      );
      add(g, drum(0.034, 0.02, 0.004), metal('#aeb8cf'), [x * 0.17 + s * 0.125, 0.29, 0], [0, 0, s > 0 ? -Math.PI / 2 : Math.PI / 2]); // prettier-ignore
    }
    add(g, roundedBox(0.18, 0.075, 0.075, 0.02), metal('#8d97b0'), [x * 0.17, 0.29, 0]);
  }
  return g;
}

/** Electric cylinder from a to b: tube with flange, rod, motor beside it. */
export function electricLeg(a: Vec3, b: Vec3, hex = '#f4f7ff'): Group {
  const g = group(null, 'leg');
  const from = new Vector3(...a);
  const to = new Vector3(...b);
  const length = from.distanceTo(to);
  g.position.copy(from);
  g.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), to.sub(from).normalize()));
  const body = length * 0.58;
  add(g, drum(0.075, body - 0.06), clay(hex), [0, 0.06, 0]);
  for (const y of [0.06, body - 0.03]) add(g, drum(0.092, 0.035), clay(colour.navy), [0, y, 0]);
  add(g, drum(0.0775, 0.03, 0.004), clay(colour.brand), [0, body * 0.62, 0]);
  add(g, drum(0.042, length - body - 0.03, 0.004), metal('#d5dbe8'), [0, body, 0]);
  add(g, drum(0.058, 0.07), clay(colour.navy), [0, length - 0.1, 0]);
  // motor parallel to the tube, belt case below
  add(g, roundedBox(0.13, 0.09, 0.3, 0.03), clay(colour.navy), [0, 0.1, -0.09]);
  add(g, drum(0.06, body * 0.55), clay('#27345f'), [0, 0.14, -0.165]);
  for (let i = 0; i < 5; i++) add(g, drum(0.064, 0.01, 0.003), clay('#39456b'), [0, 0.18 + i * 0.05, -0.165]);
  return g;
}

export interface PlatformPose {
  /** Height of the deck above the ground (m), nose down and lean to the left (rad). */
  height?: number;
  pitch?: number;
  roll?: number;
}

/** Platform; put what rides on it into `deck` (its top is y = 0 there). */
export function motionPlatform({ height = 1.35, pitch = 0, roll = 0 }: PlatformPose = {}): { all: Group; deck: Group } {
  const all = group(null, 'motion-platform');
  const lift: Matrix4 = transform([0, height, 0], [pitch, 0, roll]);
  for (let i = 0; i < 3; i++) {
    const low = (i / 3) * Math.PI * 2 + Math.PI / 3;
    const foot = group(all, 'foot', [Math.sin(low) * 1.25, 0, Math.cos(low) * 1.25], [0, low, 0]);
    foot.add(platformFoot());
    for (const s of [-1, 1]) {
      const base: Vec3 = [Math.sin(low) * 1.25 + Math.cos(low) * 0.17 * s, 0.29, Math.cos(low) * 1.25 - Math.sin(low) * 0.17 * s]; // prettier-ignore
      const high = low + (s * Math.PI) / 3;
      const top: Vec3 = [Math.sin(high) * 0.95 - Math.cos(high) * 0.14 * s, -0.2, Math.cos(high) * 0.95 + Math.sin(high) * 0.14 * s]; // prettier-ignore
      all.add(electricLeg(base, apply(lift, top)));
    }
  }
  const deck = group(all, 'deck');
  deck.applyMatrix4(lift);
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2;
    const joint = group(deck, 'joint', [Math.sin(a) * 0.95, 0, Math.cos(a) * 0.95], [0, a, 0]);
    add(joint, roundedBox(0.5, 0.08, 0.26, 0.02), clay(colour.navy), [0, -0.1, 0]);
    for (const s of [-1, 1]) add(joint, roundedBox(0.1, 0.14, 0.16, 0.03), clay('#f4f7ff'), [s * 0.14, -0.17, 0]);
    add(deck, roundedBox(0.16, 0.1, 1.75, 0.03), clay('#27345f'), [Math.sin(a + Math.PI / 3) * 0.48, -0.09, Math.cos(a + Math.PI / 3) * 0.48], [0, a + Math.PI / 3 + Math.PI / 2, 0]); // prettier-ignore
  }
  add(deck, slab(1.9, 2.3, 0.05, 0.2, 0.012), clay('#16275f'), [0, -0.05, 0.1]);
  return { all, deck };
}

/** Closed cabin shell 1.7 m wide with an open doorway on the driver's left (+x) and a wide windscreen; floor at y = 0. */
export function cabinShell(hex = '#f4f7ff'): Group {
  const g = group(null, 'cabin-shell');
  const hull = smoothUnion(0.1, box([0, 0.6, 0.15], [0.85, 0.6, 1.12], 0.2), box([0, 1.12, -0.1], [0.78, 0.42, 0.82], 0.26)); // prettier-ignore
  const hollow = smoothUnion(0.06, box([0, 0.56, 0.15], [0.78, 0.5, 1.04], 0.16), box([0, 1.1, -0.1], [0.71, 0.38, 0.75], 0.2)); // prettier-ignore
  const door = smoothUnion(0.1, box([0.9, 0.62, 0.0], [0.3, 0.46, 0.58], 0.12), box([0.9, 1.12, -0.06], [0.35, 0.26, 0.5], 0.14)); // prettier-ignore
  const front = smoothUnion(0.05, box([0, 1.08, 0.9], [0.68, 0.3, 0.6], 0.1));
  const rear = box([-0.9, 1.14, -0.12], [0.3, 0.24, 0.5], 0.1);
  add(g, once('cabin-shell', () => surface(smoothCut(0.02, smoothCut(0.03, hull, hollow), door, front, rear), 0.016)), clay(hex)); // prettier-ignore
  add(g, roundedBox(1.5, 0.03, 2.0, 0.01), clay('#27345f'), [0, 0.06, 0.15]);
  for (const x of [-1, 1]) add(g, roundedBox(0.012, 0.06, 1.7, 0.005), clay(colour.brand), [x * 0.848, 0.12, 0.15]);
  add(g, roundedBox(1.1, 0.06, 0.012, 0.005), clay(colour.brand), [0, 0.12, -0.966]);
  // door swung open on its front edge
  const leaf = group(g, 'door', [0.88, 0, 0.58], [0, -1.2, 0]);
  add(
    leaf,
    once('cabin-door', () => surface(box([0, 0.62, -0.54], [0.035, 0.45, 0.54], 0.034), 0.012)),
    clay(hex),
  );
  add(leaf, roundedBox(0.02, 0.03, 0.16, 0.009), clay(colour.slate), [0.045, 0.78, -0.85]);
  add(leaf, roundedBox(0.076, 0.06, 0.9, 0.02), clay(colour.brand), [0, 0.42, -0.54]);
  for (const s of [-1, 1]) add(g, roundedBox(0.3, 0.05, 0.02, 0.009), glow('#fff7ea'), [s * 0.5, 0.62, 1.262]);
  add(g, roundedBox(0.5, 0.16, 0.02, 0.009), gloss('#16224a'), [0, 0.5, 1.262]);
  return g;
}

/** Emergency stop: yellow case with a red mushroom button, standing on y = 0. */
export function emergencyStop(): Group {
  const g = group(null, 'emergency-stop');
  add(g, roundedBox(0.085, 0.06, 0.085, 0.01), clay('#ffc94d'), [0, 0.03, 0]);
  add(g, drum(0.036, 0.004, 0.001), clay('#f4f7ff'), [0, 0.059, 0]);
  add(g, drum(0.018, 0.022, 0.003), metal('#c8d2ea'), [0, 0.06, 0]);
  add(g, turned([[0, 0.026], [0.018, 0.024], [0.029, 0.012], [0.029, 0], [0, 0]], 0.006, 48), clay('#e5263f'), [0, 0.078, 0]); // prettier-ignore
  return g;
}
