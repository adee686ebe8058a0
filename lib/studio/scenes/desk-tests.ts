import type { Group, Material } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { skinOnHand } from '../parts/devices/skin-worn.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { amplifier, desk, keyboard, monitor, mouse, mug, officeChair, plant } from '../parts/furniture.ts';
import { chinRest, responseBox, skinElectrodes } from '../parts/laboratory.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { typing, type Pose } from '../parts/person/pose.ts';
import { daySky, mirrorPane, room, windowFrame } from '../parts/room.ts';
import { form, letter, page, pinyin } from '../parts/screens.ts';

interface Variant {
  who: PersonLook;
  picture: () => Material;
  pose?: Pose;
  cap?: 32 | 64;
  chin?: boolean;
  electrodes?: boolean;
  box?: boolean;
  tracker?: boolean;
  back?: 'window' | 'mirror' | 'plain';
  wallHex?: string;
  floorHex?: string;
  deskHex?: string;
  /** What else stands about: tests in different rooms must not look like one room. */
  beside?: 'plant' | 'shelf' | 'none';
  /** Turn of the person (0 towards the camera, π/2 in profile looking right) and of the screen towards the camera. */
  turn?: number;
  screenTurn?: number;
}

const RIGHT_ON_BOX: Pose = {
  right: { at: [-0.16, 0.8, 0.33], fingers: [0.1, -0.28, 1], back: [0, 1, 0.25], curl: 0.35 },
};
const LAP: Pose['left'] = { at: [0.16, 0.665, 0.24], fingers: [-0.3, -0.2, 1], back: [0.2, 1, 0.3], curl: 0.3 };
/** Close to the camera the hand has joints, lying flat before it. */
const FLAT = { curl: 0.1, thumb: 0.05, spread: 1 };
const HAND_IN_FRONT: Pose['left'] = {
  at: [0.28, 0.768, 0.34],
  fingers: [-0.1, -0.05, 1],
  back: [0.02, 1, 0.05],
  ...FLAT,
  elbow: [1, -0.5, -0.4],
};
const ELECTRODES: Pose['left'] = {
  at: [0.3, 0.775, 0.32],
  fingers: [-0.12, -0.14, 1],
  back: [0.1, 1, 0.2],
  curl: 0.08,
  spread: 1.6,
};

/** Two boards with picture books on the wall. */
function bookShelf(root: Group, at: Vec3) {
  const g = group(root, 'shelf', at);
  for (const y of [0, 0.42]) {
    add(g, roundedBox(1.3, 0.03, 0.22, 0.008), clay('#d9b48a'), [0, y, 0]);
    for (let i = 0; i < 11; i++) {
      const h = 0.2 + ((i * 7 + y * 50) % 5) * 0.022;
      const hex = ['#5b8cff', '#ffb020', '#12b886', '#ff8a5c', '#f4f7ff', '#8b7bd8'][(i * 5 + (y ? 2 : 0)) % 6];
      add(g, roundedBox(0.045, h, 0.16, 0.006), clay(hex), [
        -0.52 + i * 0.07 + (i > 6 ? 0.2 : 0),
        y + 0.015 + h / 2,
        0,
      ]);
    }
  }
}

/** One person at one screen: the person sits at the origin and looks along +z; the camera sees her from the front side. */
export default defineScene<Variant>({
  light: daylight([0.2, 0, 0.3], 1.05),
  build(root, v) {
    if (!v) return;
    place(root, room({ w: 6.4, d: 2.1, wallHex: v.wallHex, floorHex: v.floorHex }), [0.2, 0, 0]);
    if (v.back === 'window') place(root, windowFrame(2, 1.3, daySky()), [-1.1, 1.75, -2.1]);
    if (v.back === 'mirror') place(root, windowFrame(2.4, 1.05, mirrorPane(), '#c9d6f0', 0), [-0.8, 1.6, -2.1]);
    if (v.beside === 'plant') place(root, plant(), [1.75, 0, -1.6], 0.4, 1.5);
    if (v.beside === 'shelf') bookShelf(root, [1.2, 1.35, -2.02]);
    // the rig turns the person's forward (+z) to the right and a little towards the camera
    const rig = group(root, 'rig', [-0.45, 0, -0.35], [0, v.turn ?? 1.75, 0]);
    place(rig, desk({ w: 1.5, d: 0.78, hex: v.deskHex }), [0, 0, 0.66]);
    place(rig, officeChair(), [0, 0, 0]);
    place(rig, monitor(v.picture(), { w: 0.6, h: 0.35 }), [0, 0.735, 0.86], Math.PI + (v.screenTurn ?? 0.5));
    if (v.tracker !== false)
      place(rig, remoteEyeTracker(0.32), [-0.02, 0.742, 0.77], Math.PI + (v.screenTurn ?? 0.5) * 0.5);
    const chin = v.chin ? ({ lean: 0.36, headTurn: [0.0, 0, 0] as Vec3 } satisfies Pose) : {};
    const p = place(rig, person(v.who, typing({ ...chin, ...v.pose })), [0, 0, v.chin ? 0.04 : 0], 0, v.who.size);
    if (v.chin) place(rig, chinRest(p.body.headAt[1] - 0.128 - 0.735), [0, 0.735, p.body.headAt[2] + 0.04 + 0.055]);
    if (v.cap) p.head.add(eegCap({ channels: v.cap }));
    if (v.electrodes && v.who.fine) skinOnHand(p, 'left', FLAT);
    else if (v.electrodes) skinElectrodes(p, 'left');
    if (v.box) place(rig, responseBox(), [-0.16, 0.735, 0.46]);
    else {
      if (!v.electrodes) place(rig, keyboard(), [0.02, 0.735, 0.47], Math.PI);
      if (v.who.fine) add(rig, slab(0.24, 0.2, 0.004, 0.02), fabric('#3f5fae'), [-0.23, 0.735, 0.44]);
      place(rig, mouse(), v.who.fine ? [-0.228, 0.739, 0.435] : [-0.24, 0.735, 0.43], v.who.fine ? 0 : 0.15);
    }
    if (v.cap) place(rig, amplifier(), [0.48, 0.735, 0.72], 2.6);
    else if (v.beside === 'plant') place(rig, mug(), [0.52, 0.735, 0.75], 0.6);
  },
  shots: [
    {
      media: 'case/form-nine.webp',
      variant: {
        who: {
          hair: 'bun',
          hairHex: '#2a1e22',
          figure: 'woman',
          topHex: '#f08a9b',
          trousersHex: '#27345f',
          skinHex: '#f6cfae',
        },
        picture: () => form('form'),
        electrodes: true,
        pose: { left: ELECTRODES, headTurn: [0.12, 0, 0] },
        tracker: false,
        back: 'window',
        deskHex: '#e3c9a4',
        turn: 2.5,
        screenTurn: 0.05,
      },
      camera: { from: [0.6, 1.75, 1.35], at: [-0.12, 0.9, -0.75], lens: 42 },
    },
    {
      media: 'case/nback-theta.webp',
      variant: {
        who: { hair: 'crop', face: 'broad', topHex: '#3f5fae', trousersHex: '#1b2650' },
        picture: () => letter('letter'),
        cap: 32,
        box: true,
        pose: { ...RIGHT_ON_BOX, left: LAP },
        tracker: false,
        back: 'plain',
        wallHex: '#8fa0cc',
        floorHex: '#6f80ae',
        deskHex: '#27345f',
      },
      camera: { from: [-0.6, 1.5, 2.45], at: [0.02, 0.98, -0.3], lens: 46 },
    },
    {
      media: 'case/reading-pinyin.webp',
      variant: {
        who: {
          hair: 'ponytail',
          hairHex: '#1d171c',
          age: 'child',
          size: 0.74,
          figure: 'woman',
          face: 'soft',
          topHex: '#ffb020',
          trousersHex: '#3f5fae',
          skinHex: '#f8d3b5',
        },
        picture: () => pinyin('pinyin'),
        chin: false,
        pose: {
          hips: [0, 0.62, 0.1],
          lean: 0.16,
          left: { at: [0.16, 0.78, 0.36], fingers: [-0.5, -0.1, 1], back: [0, 1, 0.2] },
          right: { at: [-0.16, 0.78, 0.36], fingers: [0.5, -0.1, 1], back: [0, 1, 0.2] },
          leftFoot: { at: [0.09, 0.3, 0.34] },
          rightFoot: { at: [-0.09, 0.3, 0.3] },
        },
        back: 'window',
        wallHex: '#f2ead9',
        deskHex: '#e3c9a4',
        beside: 'shelf',
      },
      camera: { from: [0.5, 1.6, 2.5], at: [0.1, 0.92, -0.4], lens: 42 },
    },
    {
      media: 'case/settings-two-level.webp',
      variant: {
        who: { hair: 'parted', face: 'broad', topHex: '#12b886', trousersHex: '#27345f', skinHex: '#e9b38b' },
        picture: () => page('settings', 'gaze'),
        back: 'mirror',
        wallHex: '#dfe9e4',
        floorHex: '#c3d2cc',
        turn: 2.35,
        screenTurn: 0.1,
      },
      camera: { from: [-0.75, 1.62, 1.9], at: [-0.02, 0.95, -0.6], lens: 42 },
    },
    {
      media: 'case/dark-mode-null.webp',
      variant: {
        who: {
          hair: 'bob',
          hairHex: '#201a22',
          figure: 'woman',
          dress: 'hoodie',
          topHex: '#8b7bd8',
          trousersHex: '#1b2650',
        },
        picture: () => page('dark-mode', 'none', true),
        chin: true,
        turn: -2.3,
        screenTurn: -0.1,
        back: 'plain',
        wallHex: '#3b4a80',
        floorHex: '#2c3866',
        deskHex: '#5b6b9a',
      },
      light: daylight([0.2, 0, 0.3], 1.05, 'right', {
        exposure: 0.1,
        screen: 1.15,
        world: { low: [0.16, 0.2, 0.36], mid: [0.24, 0.3, 0.5], top: [0.2, 0.26, 0.46], strength: 0.5 },
      }),
      camera: { from: [-0.1, 1.55, 1.85], at: [-0.86, 0.98, -0.6], lens: 42 },
    },
    {
      media: 'domain/hci.webp',
      variant: {
        who: { hair: 'long', hairHex: '#2b1d18', figure: 'woman', topHex: '#1f5bff', trousersHex: '#1b2650' },
        picture: () => page('shop', 'heat'),
        pose: { headTurn: [0.12, -0.05, 0] },
        back: 'mirror',
        beside: 'plant',
        wallHex: '#eaf0fc',
      },
      camera: { from: [0.75, 1.55, 2.7], at: [0.05, 0.96, -0.25], lens: 44 },
    },
    {
      media: 'lab/tianqiao-form-lab.webp',
      variant: {
        who: {
          hair: 'receding',
          hairHex: '#a7adbd',
          age: 'elder',
          figure: 'man',
          topHex: '#5b6b8f',
          trousersHex: '#27345f',
          spectacles: true,
        },
        picture: () => form('form-lab'),
        pose: { headTurn: [0.1, 0, 0] },
        back: 'mirror',
        deskHex: '#c9d6f0',
        wallHex: '#f1ece2',
        turn: 2.2,
        screenTurn: 0.15,
      },
      camera: { from: [-0.2, 1.62, 2.2], at: [0.0, 0.95, -0.5], lens: 42 },
    },
    {
      media: 'domain/education.webp',
      variant: {
        who: {
          hair: 'crop',
          age: 'child',
          size: 0.74,
          figure: 'man',
          face: 'soft',
          topHex: '#1f5bff',
          trousersHex: '#3b4669',
          skinHex: '#eebb93',
        },
        picture: () => pinyin('pinyin-boy'),
        pose: {
          hips: [0, 0.62, 0.1],
          lean: 0.12,
          left: { at: [0.16, 0.78, 0.36], fingers: [-0.5, -0.1, 1], back: [0, 1, 0.2] },
          right: { at: [-0.16, 0.78, 0.36], fingers: [0.5, -0.1, 1], back: [0, 1, 0.2] },
          leftFoot: { at: [0.09, 0.3, 0.34] },
          rightFoot: { at: [-0.09, 0.3, 0.3] },
        },
        back: 'window',
        deskHex: '#f4d9a8',
        turn: 1.2,
        screenTurn: 0,
        wallHex: '#e7efe2',
      },
      camera: { from: [-0.25, 1.3, 2.5], at: [0.05, 0.9, -0.1], lens: 46 },
    },
    {
      media: 'solution/usability-lab-child-2.webp',
      variant: {
        who: {
          hair: 'long',
          hairHex: '#241a1e',
          figure: 'woman',
          topHex: '#5b8cff',
          trousersHex: '#27345f',
          skinHex: '#f3c7a6',
        },
        picture: () => form('form-close'),
        electrodes: true,
        pose: { left: ELECTRODES, headTurn: [0.15, 0.1, 0] },
        tracker: false,
        back: 'plain',
        turn: 1.1,
        screenTurn: 0,
      },
      camera: { from: [-0.1, 1.35, 2.0], at: [0.1, 0.9, 0.0], lens: 52 },
    },
    {
      media: 'domain/hci-solution-2.webp',
      variant: {
        who: {
          fine: true,
          hair: 'parted',
          figure: 'man',
          dress: 'tee',
          topHex: '#f4f7ff',
          trousersHex: '#27345f',
          skinHex: '#d9a074',
          mouth: 'calm',
        },
        picture: () => page('mouse-page', 'none'),
        electrodes: true,
        pose: {
          lean: 0.16,
          headTurn: [0.12, 0.06, 0],
          left: HAND_IN_FRONT,
          right: { at: [-0.225, 0.8, 0.33], fingers: [-0.02, -0.2, 1], back: [-0.05, 1, 0.2], curl: 0.3, thumb: 0.2 },
        },
        tracker: false,
        back: 'window',
        turn: -1.2,
        screenTurn: -0.55,
      },
      light: daylight([-0.4, 0, 0.1], 0.95),
      camera: { from: [-0.6, 1.2, 1.1], at: [-0.84, 0.97, -0.1], lens: 34 },
    },
    {
      media: 'domain/cognitive-neuroscience-solution-1.webp',
      variant: {
        who: { hair: 'under', figure: 'woman', topHex: '#f08a9b', trousersHex: '#1b2650', skinHex: '#f6cfae' },
        picture: () => letter('letter-t', 'T'),
        cap: 32,
        box: true,
        pose: { ...RIGHT_ON_BOX, left: LAP },
        tracker: false,
        back: 'plain',
        wallHex: '#cfd6ea',
        floorHex: '#aebbdc',
        turn: 2.4,
        screenTurn: 0.1,
      },
      camera: { from: [-0.85, 1.65, 1.35], at: [0.0, 0.98, -0.6], lens: 44 },
    },
    {
      media: 'domain/cognitive-neuroscience-solution-3.webp',
      variant: {
        who: { hair: 'crop', figure: 'man', topHex: '#3f5fae', trousersHex: '#1b2650', skinHex: '#eebb93' },
        picture: () => page('chin-page', 'none'),
        chin: true,
        back: 'plain',
        wallHex: '#c9d2e6',
        floorHex: '#a9b6d4',
        turn: 1.25,
        screenTurn: 0,
      },
      camera: { from: [0.15, 1.25, 1.9], at: [0.15, 1.02, -0.15], lens: 50 },
    },
    {
      media: 'solution/cognition-lab-child-4.webp',
      variant: {
        who: {
          hair: 'bob',
          age: 'child',
          size: 0.72,
          figure: 'woman',
          face: 'soft',
          topHex: '#ff8a5c',
          trousersHex: '#27345f',
          skinHex: '#f8d3b5',
        },
        picture: () => pinyin('pinyin-girl'),
        pose: {
          hips: [0, 0.62, 0.1],
          lean: 0.16,
          left: { at: [0.16, 0.78, 0.36], fingers: [-0.5, -0.1, 1], back: [0, 1, 0.2] },
          right: { at: [-0.16, 0.78, 0.36], fingers: [0.5, -0.1, 1], back: [0, 1, 0.2] },
          leftFoot: { at: [0.09, 0.3, 0.34] },
          rightFoot: { at: [-0.09, 0.3, 0.3] },
        },
        back: 'plain',
        beside: 'shelf',
        deskHex: '#e3c9a4',
        turn: 2.45,
        screenTurn: 0.1,
        wallHex: '#e7efe2',
      },
      camera: { from: [-0.95, 1.55, 1.5], at: [-0.05, 0.95, -0.6], lens: 44 },
    },
  ],
});
