import { daylight } from '../kit/light.ts';
import { clay, colour, fabric, glass, glow, gloss, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { curvePoints, panel, roundedBox, slab, tube, turned } from '../kit/solid.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { glassesRecorder } from '../parts/devices/glasses-recorder.ts';
import { headset } from '../parts/devices/wearables.ts';
import { plant, tablet } from '../parts/furniture.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, standing } from '../parts/person/pose.ts';
import { shopShelf } from '../parts/places.ts';
import { daySky, domeCamera, lamp, room, windowFrame } from '../parts/room.ts';
import { circle, flightDisplay, rect, runway, svg } from '../parts/screens.ts';
import { sweep } from '../parts/stage.ts';
import { cabin, carSeat, GRIP, WHEEL } from '../parts/vehicle.ts';

type Variant = 'bench' | 'car' | 'shop' | 'cockpit';
type Root = Parameters<typeof sweep>[0];

/** The glasses at work: at a laboratory bench, in a car, before a shelf, in a flight simulator. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.1),
  build(root, v) {
    if (v === 'bench') bench(root);
    if (v === 'car') car(root);
    if (v === 'shop') shop(root);
    if (v === 'cockpit') cockpit(root);
  },
  shots: [
    { media: 'product/hz-g1-2.webp', variant: 'bench', camera: { from: [0.4, 1.52, 1.9], at: [0.17, 1.27, -0.15], lens: 48 } },
    { media: 'product/hz-g2-1.webp', variant: 'car', camera: { from: [0.82, 1.38, 1.42], at: [0.09, 1.0, 0.05], lens: 48 } },
    { media: 'product/hz-g2-3.webp', variant: 'shop', camera: { from: [1.15, 1.52, -0.3], at: [-0.2, 1.36, -0.5], lens: 42 } },
    { media: 'product/hz-g3-pro-1.webp', variant: 'cockpit', camera: { from: [0.0, 1.34, 1.4], at: [-0.03, 1.12, 0], lens: 50 } },
  ], // prettier-ignore
});

/** Test tube of coloured liquid, upright, its foot at y = 0. */
function testTube(hex: string) {
  const g = group(null, 'test-tube');
  add(g, turned([[0, 0], [0.006, 0.001], [0.0085, 0.008], [0.0085, 0.15], [0.0098, 0.152]], 0.002, 28), glass('#e4eeff')); // prettier-ignore
  add(
    g,
    turned(
      [
        [0, 0.001],
        [0.006, 0.002],
        [0.0076, 0.008],
        [0.0076, 0.085],
        [0, 0.085],
      ],
      0.002,
      28,
    ),
    clay(hex),
  );
  return g;
}

function bench(root: Root) {
  place(root, room({ w: 6, d: 1.6, wallHex: '#e9eef8', floorHex: '#cdd9f0' }));
  place(root, windowFrame(1.7, 1.2, daySky()), [-0.95, 1.75, -1.6]);
  add(root, slab(2.4, 0.6, 0.04, 0.03), clay('#f4f7ff'), [0, 0.9, 0.28]);
  add(root, roundedBox(2.3, 0.88, 0.5, 0.02), clay('#b9c9ec'), [0, 0.45, 0.26]);
  const student: PersonLook = { hair: 'bob', hairHex: '#241a1e', figure: 'woman', dress: 'labcoat', topHex: '#ffffff', accentHex: '#5b8cff', trousersHex: '#27345f', skinHex: '#f3c7a6', mouth: 'calm' }; // prettier-ignore
  const hands: Record<'left' | 'right', Vec3> = { left: [0.1, 1.3, 0.34], right: [-0.1, 1.32, 0.34] };
  const a = place(root, person(student, standing({ lean: 0.08, headTurn: [0.1, 0.05, 0], left: { at: hands.left, fingers: [-0.5, 0.55, 0.6], back: [0.8, 0.1, 0.4], curl: 0.75, elbow: [0.6, -1, 0] }, right: { at: hands.right, fingers: [0.5, 0.55, 0.6], back: [-0.8, 0.1, 0.4], curl: 0.75, elbow: [-0.6, -1, 0] } })), [-0.12, 0, -0.22], 0.55); // prettier-ignore
  a.head.add(eyeTrackingGlasses({ model: 'g1', cell: 0.0012, cable: true }));
  for (const [i, [x, y, z]] of [hands.left, hands.right].entries()) place(a, testTube(i ? '#ff8a5c' : '#18c7d4'), [x + (i ? 0.045 : -0.045), y - 0.01, z + 0.075], [0.1, 0, i ? -0.12 : 0.12]); // prettier-ignore
  const mate: PersonLook = { hair: 'crop', figure: 'man', dress: 'labcoat', topHex: '#ffffff', accentHex: '#12b886', trousersHex: '#1b2650', skinHex: '#e9b38b' }; // prettier-ignore
  const b = place(root, person(mate, standing({ lean: 0.06, headTurn: [0.42, 0.05, 0], left: { at: [0.165, 1.09, 0.3], fingers: [-0.05, 0.45, 1], back: [0.95, -0.25, 0.1], curl: 0.45 }, right: { at: [-0.165, 1.09, 0.3], fingers: [0.05, 0.45, 1], back: [-0.95, -0.25, 0.1], curl: 0.45 } })), [0.52, 0, -0.3], -0.35); // prettier-ignore
  place(b, tablet(gazeOnBench(), 0.25, 0.17), [0, 1.13, 0.4], [0.6, 0, 0]);
  const rack = group(root, 'rack', [-0.42, 0.94, 0.3], [0, 0.3, 0]);
  for (const y of [0.02, 0.09]) add(rack, slab(0.24, 0.06, 0.01, 0.008), clay('#e3c9a4'), [0, y, 0]);
  for (const s of [-1, 1]) add(rack, roundedBox(0.012, 0.11, 0.06, 0.004), clay('#e3c9a4'), [s * 0.114, 0.055, 0]);
  for (let i = 0; i < 6; i++) if (i !== 2 && i !== 3) place(rack, testTube(['#ffd166', '#12b886', '', '', '#8b7bd8', '#ff6f86'][i]), [(i - 2.5) * 0.035, 0.022, 0]); // prettier-ignore
  place(root, plant(), [2.0, 0, -1.1], 0.4, 1.6);
}

const gazeOnBench = () => screen('gaze-bench', svg(1000, 680, '#dfe8fb', rect(0, 430, 1000, 250, 0, '#f4f7ff') + rect(360, 150, 60, 330, 30, '#18c7d4') + rect(560, 130, 60, 330, 30, '#ff8a5c') + circle(585, 240, 74, 'none', 'stroke="#12b886" stroke-width="22"') + circle(390, 280, 34, '#1f5bff', 'fill-opacity=".7"') + `<path d="M390 280L585 240" stroke="#1f5bff" stroke-width="10"/>`)); // prettier-ignore
const gazeOnRoad = () => screen('gaze-road', svg(1000, 680, '#bcd3fb', rect(0, 330, 1000, 350, 0, '#7fae93') + '<path d="M470 330L530 330L980 680L20 680Z" fill="#5b6785"/><path d="M497 360h6l8 70h-22zM490 470h20l14 110h-48z" fill="#fff"/>' + rect(560, 300, 110, 80, 16, '#ff5c7a') + circle(612, 336, 86, 'none', 'stroke="#12d08f" stroke-width="22"') + circle(440, 380, 30, '#1f5bff', 'fill-opacity=".75"') + '<path d="M440 380L612 336" stroke="#1f5bff" stroke-width="10"/>' + rect(30, 30, 200, 44, 22, '#0b1533', 0.75) + circle(58, 52, 12, '#ff5c7a'))); // prettier-ignore

function car(root: Root) {
  place(root, room({ w: 7, d: 1.5, wallHex: '#e9eef8', floorHex: '#cdd9f0' }));
  place(root, windowFrame(1.9, 1.2, daySky()), [0.75, 1.7, -1.5]);
  place(root, domeCamera(), [-1.1, 2.2, -1.3]);
  const cab = group(root, 'cab', [0, 0, 0], [0, 0.25, 0]);
  add(cab, slab(2.1, 2.6, 0.03, 0.4), clay('#b9c9ec'), [0, 0, 0.25]);
  place(cab, carSeat());
  place(cab, cabin({ shell: 'none', hex: '#cfdaf2' }));
  const d = place(cab, person({ hair: 'parted', hairHex: '#1d171c', face: 'broad', figure: 'man', dress: 'hoodie', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#e9b38b', mouth: 'calm' }, driving(WHEEL, GRIP, { headTurn: [0.06, 0.1, 0] }))); // prettier-ignore
  d.head.add(eyeTrackingGlasses({ model: 'g2', cell: 0.0012 }));
  const stand = group(cab, 'tablet-stand', [0.44, 0.76, 0.1], [0, 0.3, 0]);
  add(
    stand,
    tube(
      [
        [0, -0.76, -0.02],
        [0, 0.06, -0.02],
      ],
      0.012,
      4,
    ),
    clay(colour.slate),
  );
  add(stand, slab(0.22, 0.2, 0.014, 0.06), clay(colour.slate), [0, -0.74, -0.02]);
  place(stand, tablet(gazeOnRoad(), 0.27, 0.185), [0, 0.08, 0], [Math.PI / 2 - 0.25, 0, 0]);
}

function shop(root: Root) {
  place(root, room({ w: 9, d: 1.5, h: 3, right: false, wallHex: '#f1ede2', floorHex: '#dcd9d2' }));
  for (let i = -2; i <= 1; i++) place(root, shopShelf(2.4, [0.14, 0.56, 0.98, 1.4], i % 2 ? 'bottles' : 'bags'), [i * 2.44 - 0.4, 0, -1.2]); // prettier-ignore
  // the aisle's other side, behind the customer
  for (let i = -1; i <= 0; i++) place(root, shopShelf(2.4, [0.14, 0.52, 0.88, 1.24, 1.6], 'bags'), [i * 2.44 - 2.0, 0, 1.1], Math.PI); // prettier-ignore
  for (let i = -2; i <= 1; i++) place(root, lamp(1.8), [i * 2.4, 2.85, -0.2]);
  const p = place(root, person({ hair: 'bun', hairHex: '#8d93a5', age: 'elder', figure: 'woman', topHex: '#8b7bd8', trousersHex: '#27345f', skinHex: '#f0c4a2', weight: 0.3, mouth: 'calm' }, standing({ headTurn: [0.1, 0.12, 0], right: { at: [-0.2, 1.1, 0.36], fingers: [0.1, 0.1, 1], back: [-0.3, 1, 0], curl: 0.3 }, left: { at: [0.2, 1.0, 0.22], fingers: [-0.3, -0.2, 1], back: [0.5, 0.8, 0], curl: 0.8 } })), [-0.25, 0, -0.35], Math.PI - 0.72); // prettier-ignore
  p.head.add(eyeTrackingGlasses({ model: 'g2', cell: 0.0012 }));
  const belt = place(p, glassesRecorder('g2'), [0.15, 0.98, 0.02], [Math.PI / 2, 0, -1.45]);
  belt.name = 'belt-recorder';
}

function cockpit(root: Root) {
  sweep(root, '#c9d6f3', -3.4);
  const rig = group(root, 'rig', [-0.34, 0, -0.1], [0, 1.5, 0]);
  const outside = group(root, 'outside', [0.5, 1.25, -1.9], [0, -0.3, 0]);
  add(outside, panel(4.4, 1.25, 0.03), runway('simulated-runway'));
  add(rig, slab(1.5, 2.2, 0.05, 0.2), clay('#54669c'), [0, 0.0, 0.4]);
  place(rig, carSeat({ hex: '#3b4b7d', stripeHex: '#54669c' }), [0, 0.04, 0]);
  add(rig, roundedBox(1.2, 0.5, 0.2, 0.05), clay('#3b4b7d'), [0.1, 0.48, 1.0]);
  add(rig, roundedBox(1.24, 0.07, 0.34, 0.03), clay('#2c3a66'), [0.1, 1.0, 0.92], [0, 0.12, 0]);
  const face = group(rig, 'panel', [-0.06, 0.82, 0.78], [-0.15, Math.PI + 0.62, 0]);
  add(face, roundedBox(1.05, 0.36, 0.05, 0.02), clay('#4a5b90'), [0, 0, -0.03]);
  for (const [i, x] of [-0.34, 0, 0.34].entries()) {
    add(face, roundedBox(0.3, 0.3, 0.02, 0.01), gloss('#0a1128'), [x, 0, 0]);
    add(face, panel(0.27, 0.27, 0.006), flightDisplay(`sim-flight${i}`), [x, 0, 0.0112]);
  }
  for (let i = 0; i < 9; i++) add(face, roundedBox(0.022, 0.012, 0.02, 0.004), i % 4 ? clay('#c9d6f0') : glow(colour.skin), [-0.42 + i * 0.1, 0.195, 0.01]); // prettier-ignore
  const yoke = group(rig, 'yoke', [0, 0.72, 0.5]);
  const arc: Vec3[] = [[-0.15, 0.1, 0], [-0.16, 0.0, 0], [-0.12, -0.07, 0], [0, -0.08, 0], [0.12, -0.07, 0], [0.16, 0, 0], [0.15, 0.1, 0]]; // prettier-ignore
  add(yoke, tube(curvePoints(arc, 24), 0.016, 60), clay('#16203f'));
  add(yoke, tube([[0, -0.08, 0.02], [0, -0.14, 0.2], [0, -0.16, 0.4]], 0.03), clay('#27345f')); // prettier-ignore
  const p = place(rig, person({ hair: 'crop', face: 'broad', figure: 'man', topHex: '#f4f7ff', trousersHex: '#16224a', skinHex: '#eebb93', mouth: 'calm' }, driving([0, 0.74, 0.5], 0.15, { headTurn: [0.16, 0.12, 0] })), [0, 0.04, 0]); // prettier-ignore
  p.head.add(eyeTrackingGlasses({ model: 'g3', cell: 0.0012 }));
  p.head.add(headset({ hex: '#16203f' }));
  const chest = group(p, 'epaulettes');
  chest.applyMatrix4(p.body.chest);
  for (const e of [-1, 1]) add(chest, roundedBox(0.055, 0.012, 0.1, 0.005), fabric('#16224a'), [e * 0.118, 0.305, -0.012], [0, 0, -e * 0.28]); // prettier-ignore
}
