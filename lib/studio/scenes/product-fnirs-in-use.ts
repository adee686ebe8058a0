import type { Group } from 'three';
import { type AreaLight, daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { inScene } from '../parts/devices/brain-boxes.ts';
import { deskDivider, penTorch, tweezers } from '../parts/devices/brain-tools.ts';
import { fnirsHeadband } from '../parts/devices/fnirs-band.ts';
import { fibreTail, fnirsCap } from '../parts/devices/fnirs-cap.ts';
import { openHole } from '../parts/devices/open-hole.ts';
import { pinched, pinchTo } from '../parts/devices/pinch-hand.ts';
import { above, mounted, spot, spotAt } from '../parts/devices/scalp.ts';
import { FOREFINGER, handTo } from '../parts/devices/tool-hand.ts';
import { desk, plant, shellChair } from '../parts/furniture.ts';
import { speaker } from '../parts/laboratory.ts';
import { surgicalCap } from '../parts/person/headwear.ts';
import { sleevesClear } from '../parts/person/coat-front.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, standing, typing } from '../parts/person/pose.ts';
import { instrumentTrolley, operatingTable, theatreLamp } from '../parts/places.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';

type Variant = 'theatre' | 'brow' | 'puzzle' | 'hair' | 'tapping';

const COAT: PersonLook = { dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#e9effb', trousersHex: '#3b4669' };

/** What is held between thumb and forefinger. */
const TWEEZERS = { r: 0.009, reach: 0.07 };
const TORCH = { r: 0.0072, reach: 0.06 };
const TORCH_WAY: Vec3 = [-0.82, 0.31, -0.48];

/** Nurse with the headband at the simulated operating table, the lamp above turned down. */
function theatre(root: Group) {
  place(root, room({ w: 6, d: 2.2, h: 3, left: true, right: false, wallHex: '#c3dcdf', floorHex: '#aac7cc' }));
  place(root, operatingTable(), [0.35, 0, 0.25], 0.1);
  place(root, theatreLamp(), [0.62, 1.88, -0.1], [0.16, 0, -0.12]);
  place(root, instrumentTrolley(), [1.5, 0, -1.2], 0.2);
  const pose = standing({ lean: 0.2, headTurn: [0.34, 0.12, 0], left: { at: [0.2, 1.14, 0.42], fingers: [-0.45, -0.35, 1], back: [0.5, 0.8, 0.2], curl: 0.55, thumb: 0.6 }, right: { at: [-0.14, 1.16, 0.4], fingers: [0.4, -0.35, 1], back: [-0.5, 0.8, 0.2], curl: 0.55, thumb: 0.6 } }); // prettier-ignore
  const nurse = place(root, person({ dress: 'scrubs', figure: 'woman', topHex: '#3f7fb8', trousersHex: '#3f7fb8', hair: null, skinHex: '#f6cfae' }, pose), [0.05, 0, -0.38], 0.22); // prettier-ignore
  nurse.head.add(surgicalCap({ hex: '#3f7fb8' }));
  nurse.head.add(fnirsHeadband({ lift: 0.0055 }));
  const other = place(root, person({ dress: 'scrubs', figure: 'man', topHex: '#2f9c95', trousersHex: '#2f9c95', hair: null, skinHex: '#d9a074' }, pose), [0.95, 0, -0.42], -0.15); // prettier-ignore
  other.head.add(surgicalCap());
}

/** A finger's breadth between the band's lower edge and the eyebrow. */
function brow(root: Group) {
  place(root, room({ w: 5, d: 1.8, h: 2.8, wallHex: '#e7efe2', floorHex: '#d3def3' }));
  place(root, windowFrame(1.2, 1.2, daySky()), [-1.5, 1.6, -1.78]);
  const rig = group(root, 'rig', [0, 0, 0], [0, 0.35, 0]);
  place(rig, shellChair());
  const subject = place(rig, person({ hair: 'crop', hairHex: '#6b4630', figure: 'man', topHex: '#5b8cff', trousersHex: '#27345f', skinHex: '#eebb93', look: [0.1, 0.1] }, sitting({ hips: [0, 0.55, 0] }))); // prettier-ignore
  subject.head.add(fnirsHeadband());
  const { at } = spotAt(96, 20, 0.012);
  const stand = { at: [0.78, 0, 0.42] as Vec3, turn: -2.0 };
  const left = handTo(stand, 'left', { tip: inScene(subject.head, at), towards: [-0.9, -0.1, -0.42], back: [-0.25, 0.75, 0.6], offset: FOREFINGER, curl: 0.75, thumb: 0.3, point: true, elbow: [0.5, -1, 0] }); // prettier-ignore
  place(root, person({ ...COAT, hair: 'ponytail', figure: 'woman', skinHex: '#f3c7a6', hairHex: '#2a1e22' }, standing({ lean: 0.28, headTurn: [0.36, 0, 0], left })), stand.at, stand.turn); // prettier-ignore
}

/** Two students at a table with a screen between them, each with half of a puzzle. */
function puzzle(root: Group) {
  place(root, room({ w: 6, d: 1.6, h: 2.8, wallHex: '#e4ecfb', floorHex: '#d3def3', right: false }));
  place(root, plant(), [1.75, 0, -1.2], 0, 1.5);
  place(root, desk({ w: 0.98, d: 0.75 }), [0, 0, 0]);
  place(root, deskDivider(0.62, 0.34), [0, 0.735, -0.02], Math.PI / 2);
  const hues = [colour.brand, colour.motion, '#ffb020', '#ff5c7a'];
  for (const s of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const loose = i > 5;
      const at: Vec3 = loose ? [s * (0.36 - (i % 3) * 0.05), 0.735, 0.2 + (i % 2) * 0.06] : [s * (0.1 + (i % 3) * 0.056), 0.735, -0.04 + Math.floor(i / 3) * 0.056]; // prettier-ignore
      add(root, slab(0.053, 0.053, 0.011, 0.01, 0.003), clay(hues[(i * 3 + (s > 0 ? 1 : 0)) % 4]), at, [0, loose ? i * 0.7 : 0, 0]); // prettier-ignore
    }
    const rig = group(root, 'rig', [s * 0.62, 0, 0], [0, (-s * Math.PI) / 2, 0]);
    place(rig, shellChair({ hex: '#8fb0ef' }));
    const near = -s; // the hand nearer to the camera
    const pose = sitting({ lean: 0.2, headTurn: [0.3, near * 0.22, 0], [near > 0 ? 'left' : 'right']: { at: [near * 0.15, 0.785, 0.36], fingers: [-near * 0.15, -0.35, 1], back: [near * 0.2, 1, 0.3], curl: 0.6, thumb: 0.7 }, [near > 0 ? 'right' : 'left']: { at: [-near * 0.12, 0.78, 0.4], fingers: [near * 0.3, -0.25, 1], back: [0, 1, 0.25], curl: 0.3 } }); // prettier-ignore
    const look: PersonLook = s < 0 ? { hair: 'crop', figure: 'man', topHex: '#12a878', skinHex: '#e9b38b', dress: 'tee' } : { hair: 'under', figure: 'woman', topHex: '#f4f7ff', skinHex: '#f6cfae', hairHex: '#3a2418' }; // prettier-ignore
    const p = place(rig, person({ trousersHex: '#1b2650', ...look }, pose));
    p.head.add(
      fnirsCap({ channels: 24, capHex: s < 0 ? '#23283a' : '#27408f', trimHex: s < 0 ? '#3d465f' : '#dfe8ff' }),
    );
    p.head.add(fibreTail());
  }
}

/** One arm above the other, as thumb and forefinger press them. */
function turnedTweezers() {
  const g = tweezers();
  g.rotation.z = Math.PI / 2;
  return g;
}

/** Torch in one hand, tweezers in the other: hair is moved out of a hole before its optode goes in. */
function hairAside(root: Group) {
  place(root, room({ w: 5, d: 1.8, h: 2.8, wallHex: '#d5dcec', floorHex: '#c3cde4' }));
  const rig = group(root, 'rig', [0, 0, 0], [0, -0.6, 0]);
  place(rig, shellChair());
  const subject = place(rig, person({ hair: 'under', figure: 'woman', topHex: '#8b7bd8', trousersHex: '#27345f', skinHex: '#f6cfae', hairHex: '#1d171c' }, sitting({ hips: [0, 0.55, 0], headTurn: [0.15, 0, 0] }))); // prettier-ignore
  subject.head.add(fnirsCap({ channels: 24, capHex: '#6178b8', trimHex: '#a9b8e4' }));
  const hole = spot('FC5', 0.0125);
  mounted(subject.head, hole, 0.0024).add(openHole('#1d171c', '#f6cfae', '#dfe8ff'));
  const tip = inScene(subject.head, above(hole, 0.009));
  const stand = { at: [0.74, 0, 0.15] as Vec3, turn: -1.44 }; // half seated beside the chair, eye to eye
  const right = pinchTo(stand, 'right', TWEEZERS, { tip, pointing: [-0.98, 0.01, -0.21], back: [-0.2, 0.98, -0.1], elbow: [-0.06, -0.99, -0.1] }); // prettier-ignore
  const left = pinchTo(stand, 'left', { ...TORCH, reach: TORCH.reach + 0.07 }, { tip, pointing: TORCH_WAY, back: [-0.89, 0.18, 0.42], elbow: [0.27, -0.87, 0.41] }); // prettier-ignore
  const skinHex = '#eebb93';
  const r = place(root, person({ ...COAT, hair: 'short', figure: 'man', skinHex, fine: true }, standing({ hips: [0, 0.76, 0], lean: 0.17, twist: -0.12, headTurn: [0.22, 0.05, 0], left, right })), stand.at, stand.turn); // prettier-ignore
  sleevesClear(r);
  pinched(r, 'right', skinHex, TWEEZERS, turnedTweezers(), 0.13);
  pinched(r, 'left', skinHex, TORCH, penTorch(), 0.1);
}

/** Finger tapping to a beat from the loudspeaker. */
function tapping(root: Group) {
  place(root, room({ w: 6, d: 1.6, h: 2.8, wallHex: '#dfe7f5', floorHex: '#c6d3ee', right: false }));
  place(root, speaker(1.12), [1.0, 0, -0.85], -0.5);
  const rig = group(root, 'rig', [-0.1, 0, 0], [0, 0.7, 0]);
  place(rig, desk({ w: 1.1, d: 0.6 }), [0, 0, 0.6]);
  place(rig, shellChair({ hex: '#5b8cff' }));
  add(rig, roundedBox(0.2, 0.014, 0.26, 0.006), clay('#27345f'), [-0.17, 0.741, 0.46]);
  const pose = typing({ lean: 0.12, headTurn: [0.22, -0.1, 0], right: { at: [-0.17, 0.8, 0.33], fingers: [0.02, -0.16, 1], back: [0, 1, 0.16], curl: 0.42, spread: 1.2, point: true }, left: { at: [0.16, 0.785, 0.33], fingers: [-0.25, -0.15, 1], back: [0.1, 1, 0.15], curl: 0.2 } }); // prettier-ignore
  const p = place(rig, person({ hair: 'receding', figure: 'man', age: 'elder', hairHex: '#8d93a5', topHex: '#c9d6f0', trousersHex: '#27345f', skinHex: '#e9b993' }, pose)); // prettier-ignore
  p.head.add(fnirsCap({ channels: 48, capHex: '#1f2b57', trimHex: colour.brand }));
  p.head.add(fibreTail());
}

const hairLight = daylight([0, 0.2, 0], 1, 'left', { exposure: 0.1 });
/** What the torch throws on the hole. */
const torchLight: AreaLight = { from: [0.0917, 1.242, 0.156], at: [0.0367, 1.263, 0.124], size: 0.02, power: 1.1, colour: [1, 0.76, 0.4] }; // prettier-ignore

/** fNIRS headband and caps at work. */
export default defineScene<Variant>({
  light: daylight([0, 0.2, 0]),
  build(root, v) {
    if (v === 'theatre') theatre(root);
    if (v === 'brow') brow(root);
    if (v === 'puzzle') puzzle(root);
    if (v === 'hair') hairAside(root);
    if (v === 'tapping') tapping(root);
  },
  shots: [
    { media: 'product/hz-n8-1.webp', variant: 'theatre', light: daylight([0, 0.4, 0], 1.3, 'left', { exposure: -0.25 }), camera: { from: [-0.3, 1.5, 1.5], at: [0.26, 1.43, -0.2], lens: 44 } },
    { media: 'product/hz-n8-2.webp', variant: 'brow', camera: { from: [0.05, 1.32, 1.05], at: [0.12, 1.2, 0.05], lens: 55 } },
    { media: 'product/hz-n24-1.webp', variant: 'puzzle', camera: { from: [0.0, 1.45, 2.0], at: [0, 1.0, 0], lens: 46 } },
    { media: 'product/hz-n24-2.webp', variant: 'hair', light: { ...hairLight, lights: [...hairLight.lights, torchLight] }, camera: { from: [-0.1, 1.34, 1.3], at: [0.29, 1.285, 0], lens: 46 } },
    { media: 'product/hz-n48-1.webp', variant: 'tapping', camera: { from: [-0.15, 1.38, 1.75], at: [0.07, 0.99, 0.1], lens: 46 } },
  ], // prettier-ignore
});
