import { daylight } from '../kit/light.ts';
import { clay, colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { headMountedDisplay } from '../parts/devices/vr-headset.ts';
import { desk, display, monitor, officeChair } from '../parts/furniture.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, standing, walking, type Pose } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { junction } from '../parts/views.ts';

type Variant = 'wired' | 'walk' | 'four' | 'fitting' | 'guard';

const FEEL: Pose['left'] = { at: [0.18, 1.28, 0.48], fingers: [0.05, 0.35, 1], back: [0.15, 0.9, -0.35], curl: 0.12, spread: 1.4 }; // prettier-ignore

/** Boundary taped on the floor. */
function boundary(parent: ReturnType<typeof group>, w: number, d: number, hex: string) {
  for (const s of [-1, 1]) {
    add(parent, slab(w, 0.06, 0.004, 0.002, 0.0008), matte(hex), [0, 0.012, (s * d) / 2]);
    add(parent, slab(0.06, d, 0.004, 0.002, 0.0008), matte(hex), [(s * w) / 2, 0.012, 0]);
  }
}

/** Virtual reality in use: wired on a swivel chair, wireless on foot, four at a time, fitting, screening for sickness. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.3),
  build(root, v = 'walk') {
    const wear = (look: PersonLook, pose: Pose, at: Vec3, turn: number, model: 'x1' | 'x2' = 'x2', cable?: Vec3[]) => {
      const p = place(root, person(look, pose), at, turn);
      p.head.add(headMountedDisplay(model, { lift: 0.026, cable }));
      return p;
    };
    const wall = { wired: '#dde5f6', walk: '#e3e9f7', four: '#dfe6f7', fitting: '#e7ecf8', guard: '#dfe4f2' }[v];
    place(root, room({ w: v === 'four' ? 8 : 6.5, d: 2.6, h: 3.1, left: true, right: v === 'four', wallHex: wall, floorHex: '#c9d6f0' })); // prettier-ignore
    if (v === 'wired') {
      place(root, officeChair({ hex: '#3f6fe0' }), [0, 0, 0], 0.5);
      const hang: Vec3[] = [[0, -0.02, -0.165], [0, 0.0, -0.22], [0.02, 0.12, -0.3], [0.03, 0.4, -0.3], [0.0, 0.95, -0.16]]; // prettier-ignore
      wear({ hair: 'short', figure: 'man', dress: 'hoodie', topHex: '#12a878', trousersHex: '#27345f', skinHex: '#eebb93' }, sitting({ headTurn: [-0.08, 0.35, 0], left: { at: [0.3, 0.7, 0.14], fingers: [-0.1, -0.1, 1], back: [0.3, 1, 0], curl: 0.4 }, right: { at: [-0.3, 0.7, 0.14], fingers: [0.1, -0.1, 1], back: [-0.3, 1, 0], curl: 0.4 } }), [0, 0, 0], 0.5, 'x1', hang); // prettier-ignore
      // gallows with a hook for the cable
      add(root, tube([[-1.05, 0.02, -0.75], [-1.05, 2.2, -0.75], [-0.95, 2.3, -0.68], [-0.2, 2.32, -0.22], [-0.1, 2.3, -0.16]], 0.02), clay('#f4f7ff')); // prettier-ignore
      add(root, slab(0.6, 0.5, 0.03, 0.08), clay('#27335c'), [-1.05, 0, -0.75]);
      place(root, desk({ w: 1.3 }), [1.55, 0, -1.7]);
      place(root, monitor(junction('wired-hall')), [1.5, 0.735, -1.8], -0.15);
      return;
    }
    add(root, slab(4.6, 3.6, 0.012, 0.1), matte('#dbe5fb'), [0, 0, -0.3]);
    if (v === 'walk') {
      boundary(group(root, 'boundary', [0, 0, -0.3]), 4.2, 3.2, colour.motion);
      wear({ hair: 'bun', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#f6cfae' }, walking(0.9, { lean: 0.1, headTurn: [0.08, 0, 0], left: { ...FEEL, at: [0.16, 1.3, 0.5] }, right: { at: [-0.2, 1.16, 0.42], fingers: [0, 0.3, 1], back: [-0.2, 0.9, -0.3], curl: 0.2, spread: 1.3 } }), [-0.15, 0.012, 0], 0.95); // prettier-ignore
    }
    if (v === 'four') {
      boundary(group(root, 'boundary', [0, 0, -0.15]), 4.4, 3.1, colour.brand);
      wear({ hair: 'crop', figure: 'man', topHex: '#1f5bff', trousersHex: '#27345f', skinHex: '#d9a074' }, walking(0.7, { headTurn: [0, 0.4, 0], left: FEEL }), [-0.85, 0.012, 0.45], 0.8); // prettier-ignore
      wear({ hair: 'ponytail', figure: 'woman', topHex: '#ffb020', trousersHex: '#3b4669', skinHex: '#f3c7a6' }, standing({ twist: -0.35, headTurn: [-0.15, -0.5, 0], right: { at: [-0.24, 1.2, 0.4], fingers: [0, 0.5, 1], back: [-0.3, 0.6, -0.5], curl: 0.2 } }), [0.45, 0.012, 0.15], -0.25); // prettier-ignore
      wear({ hair: 'short', figure: 'man', weight: 0.5, topHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#eebb93' }, walking(0.5, { twist: 0.3, headTurn: [0.1, 0.3, 0] }), [1.65, 0.012, -0.5], -1.5); // prettier-ignore
      wear({ hair: 'bun', figure: 'woman', topHex: '#8b5cf6', trousersHex: '#1b2650', skinHex: '#f6cfae' }, standing({ twist: 0.4, headTurn: [-0.2, 0.6, 0], left: FEEL }), [-0.35, 0.012, -1.25], 1.4); // prettier-ignore
      return;
    }
    if (v === 'fitting') {
      place(root, display(junction('fitting-hall'), { w: 1.9, h: 1.1, y: 1.55 }), [1.35, 0, -2.55]);
      wear({ hair: 'short', figure: 'man', topHex: '#7f9be8', trousersHex: '#27345f', skinHex: '#eebb93' }, standing({ headTurn: [0.06, 0, 0] }), [0.2, 0.012, 0], 1.42); // prettier-ignore
      const hands: Pose = { left: { at: [0.09, 1.5, 0.36], fingers: [-0.1, 0.6, 0.8], back: [0.8, 0.3, -0.4], curl: 0.6, thumb: 0.6, elbow: [1, -0.5, -0.2] }, right: { at: [-0.08, 1.5, 0.36], fingers: [0.1, 0.6, 0.8], back: [-0.8, 0.3, -0.4], curl: 0.6, thumb: 0.6, elbow: [-1, -0.5, -0.2] } }; // prettier-ignore
      place(root, person({ hair: 'ponytail', figure: 'woman', dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#9db7f5', trousersHex: '#3b4669', skinHex: '#f3c7a6' }, standing({ headTurn: [0.08, 0.05, 0], lean: 0.04, ...hands })), [-0.42, 0.012, -0.02], 1.46); // prettier-ignore
    }
    if (v === 'guard') {
      boundary(group(root, 'boundary', [0, 0, -0.3]), 4.2, 3.2, colour.skin);
      wear({ hair: 'crop', figure: 'man', topHex: '#18a7b8', trousersHex: '#1b2650', skinHex: '#d9a074' }, walking(0.8, { lean: 0.14, tilt: 0.08, headTurn: [0.15, -0.15, 0.08], left: { at: [0.42, 1.15, 0.25], fingers: [0.5, 0.1, 0.9], back: [0, 1, -0.2], curl: 0.15, spread: 1.4 }, right: { at: [-0.42, 1.1, 0.2], fingers: [-0.5, 0.1, 0.9], back: [0, 1, -0.2], curl: 0.15, spread: 1.4 } }), [0.15, 0.012, 0.1], 1.0); // prettier-ignore
      place(root, person({ hair: 'bob', figure: 'woman', topHex: '#f4f7ff', trousersHex: '#3b4669', skinHex: '#f6cfae' }, standing({ hips: [0, 0.88, -0.03], lean: 0.18, headTurn: [0.05, 0.1, 0], leftFoot: { at: [0.16, 0.085, 0.14] }, left: { at: [0.4, 1.14, 0.36], fingers: [0.35, 0.1, 1], back: [0.8, 0.4, 0], curl: 0.15, spread: 1.5 }, right: { at: [-0.4, 1.12, 0.36], fingers: [-0.35, 0.1, 1], back: [-0.8, 0.4, 0], curl: 0.15, spread: 1.5 } })), [-0.75, 0.012, -0.45], 1.0); // prettier-ignore
      add(root, roundedBox(0.6, 0.9, 0.03, 0.01), clay('#f4f7ff'), [-1.6, 1.6, -2.58]);
    }
  },
  shots: [
    { media: 'product/hz-x1-1.webp', variant: 'wired', camera: { from: [1.2, 1.35, 3.0], at: [-0.12, 1.05, -0.1], lens: 44 } },
    { media: 'product/hz-x2-1.webp', variant: 'walk', camera: { from: [1.4, 1.5, 3.3], at: [0.05, 1.12, 0], lens: 46 } },
    { media: 'module/vr-interaction-header.webp', variant: 'four', camera: { from: [0.5, 2.0, 4.9], at: [0.15, 0.95, -0.3], lens: 40 } },
    { media: 'module/vr-interaction-introduction.webp', variant: 'fitting', camera: { from: [0.35, 1.6, 2.6], at: [0.2, 1.42, -0.3], lens: 48 } },
    { media: 'own-lab/own-lab-gallery-5-large.webp', variant: 'guard', camera: { from: [1.3, 1.45, 3.6], at: [-0.1, 1.02, -0.1], lens: 44 } },
  ], // prettier-ignore
});
