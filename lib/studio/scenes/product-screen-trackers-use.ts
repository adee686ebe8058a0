import { daylight, nightlight } from '../kit/light.ts';
import type { Material } from 'three';
import { clay, colour, gloss, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { slab, tube, turned } from '../kit/solid.ts';
import { headSupport, highSpeedTracker } from '../parts/devices/head-support.ts';
import { remoteEyeTracker, thinEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { headset } from '../parts/devices/wearables.ts';
import { desk, keyboard, monitor, mouse, mug, officeChair, plant } from '../parts/furniture.ts';
import { responseBox } from '../parts/laboratory.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { typing, type Pose } from '../parts/person/pose.ts';
import { daySky, mirrorPane, room, windowFrame } from '../parts/room.ts';
import { circle, gazePath, page, radar, rect, svg, text } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';

interface Variant {
  kind: 'usability' | 'pupil' | 'researcher' | 'controller' | 'support' | 'dark';
  who: PersonLook;
  pose?: Pose;
  /** Turn of the person's forward (+z) to the right, and of the screen towards the camera. */
  turn: number;
  screenTurn?: number;
}

const LINES = [
  '清晨的雾还没有散，',
  '船夫把绳子解开，',
  '慢慢撑向河的对岸。',
  '岸边的人数着桨声，',
  '一直数到看不见船。',
];
const lesson = (name: string, ground = '#fdfaf2', gaze = true) =>
  screen(name, svg(1600, 930, ground, LINES.map((l, i) => text(190, 190 + i * 158, 104, l, '#0b1533')).join('') + (gaze ? gazePath([[250, 160, 30], [450, 155, 42], [660, 160, 34], [860, 155, 46], [260, 318, 34], [520, 314, 50]]) : ''))); // prettier-ignore

/** Live gaze of a participant beside the validation: target, measured point and error of each. */
const validation = () => {
  const points = [[300, 240], [560, 240], [820, 240], [300, 480], [560, 480], [820, 480], [300, 720], [560, 720], [820, 720]]; // prettier-ignore
  const off = [
    [8, -6],
    [-5, 4],
    [10, 6],
    [-9, -3],
    [3, 5],
    [6, -8],
    [-7, 9],
    [12, 4],
    [34, -22],
  ];
  const field = points.map(([x, y], i) => circle(x, y, 34, 'none', 'stroke="#8fb0ff" stroke-width="5"') + circle(x, y, 6, '#fff') + circle(x + off[i][0], y + off[i][1], 14, i === 8 ? '#ff7a92' : '#2fd3a0')).join(''); // prettier-ignore
  const bars = points.map((_, i) => rect(1080, 190 + i * 68, 90 + ((i * 53) % 130) + (i === 8 ? 190 : 0), 34, 10, i === 8 ? '#ff7a92' : '#2fd3a0')).join(''); // prettier-ignore
  return screen('validation', svg(1600, 930, '#0a1638', rect(150, 110, 820, 740, 26, '#13235a') + field + bars + rect(1330, 150, 5, 660, 2, '#ffc04d') + text(1070, 120, 52, '误差', '#fff') + text(1270, 870, 46, '0.5°', '#ffc04d') + text(170, 80, 52, '标定验证', '#fff'))); // prettier-ignore
};

/** One person at a screen: sits at the rig's origin and looks along its +z. */
export default defineScene<Variant>({
  light: daylight([0.1, 0, 0.2], 1.05),
  build(root, v) {
    if (!v) return;
    const { kind } = v;
    const night = kind === 'controller' || kind === 'dark';
    if (night) cyclorama(root, '#0d1b46');
    else {
      place(root, room({ w: 6.4, d: 2.1, wallHex: kind === 'pupil' ? '#eaf1e6' : '#e4ebf9', floorHex: '#c5d2ec' }), [0.2, 0, 0]); // prettier-ignore
      if (kind === 'pupil') place(root, windowFrame(2, 1.3, daySky()), [-1.0, 1.75, -2.1]);
      if (kind === 'usability') place(root, windowFrame(2.4, 1.05, mirrorPane(), '#c9d6f0', 0), [0.6, 1.6, -2.1]);
      place(root, plant(), [kind === 'usability' ? -1.9 : 1.75, 0, -1.5], 0.4, 1.5);
    }
    const rig = group(root, 'rig', [-0.45, 0, -0.35], [0, v.turn, 0]);
    const seatHex = night ? '#3b4b7d' : '#c3d1f6';
    place(rig, desk({ w: 1.5, d: 0.78, hex: night ? '#c9d6f0' : '#ffffff' }), [0, 0, 0.66]);
    place(rig, officeChair({ hex: seatHex }), [0, 0, 0]);
    const toCamera = v.screenTurn ?? 0;
    const unit = group(rig, 'unit', [0, 0.735, 0.86], [0, Math.PI + toCamera, 0]);
    const show = (picture: Material, w = 0.6, h = 0.35) => place(unit, monitor(picture, { w, h }));
    const support = kind === 'support' || kind === 'dark';
    const p = place(rig, person(v.who, typing({ ...(support ? { lean: 0.36, headTurn: [0, 0, 0] } : {}), ...v.pose })), [0, 0, support ? 0.04 : 0], 0, v.who.size); // prettier-ignore
    if (kind === 'usability') {
      show(page('usability-page', 'none'));
      place(unit, thinEyeTracker(), [0, 0.112, 0.01], [-0.15, 0, 0]);
    }
    if (kind === 'pupil') {
      show(lesson('lesson', '#fdfaf2', false), 0.56, 0.33);
      place(unit, remoteEyeTracker(0.34, { hex: '#c6cddb', lampHex: '#d92a45' }), [0, 0.06, 0.02], [-0.22, 0, 0]);
    }
    if (kind === 'controller') {
      show(radar('big-radar'), 0.86, 0.5);
      place(unit, remoteEyeTracker(0.36, { hex: '#c6cddb', lampHex: '#d92a45' }), [0, 0.058, 0.02], [-0.22, 0, 0]);
      p.head.add(headset({ hex: '#16203f' }));
      microphone(unit);
    }
    if (kind === 'researcher') researcher(rig, show);
    if (support) {
      const chin = p.body.headAt[1] - 0.128 - 0.735;
      place(rig, headSupport(chin), [0, 0.735, p.body.headAt[2] + 0.04 + 0.062]);
      place(rig, highSpeedTracker({ tilt: 0.2 }), [0, 0.735, 0.76], Math.PI + toCamera * 0.35);
      place(rig, responseBox(), [-0.2, 0.735, 0.43]);
      show(kind === 'dark' ? lesson('dark-lesson', '#dfe5f0', false) : lesson('support-page', '#eef1f6', false), 0.56, 0.34).position.set(0, 0.13, -0.12); // prettier-ignore
      return;
    }
    place(rig, keyboard(), [0.02, 0.74, 0.47], Math.PI);
    place(rig, mouse(), [-0.26, 0.74, 0.43], 0.15);
    place(rig, mug({ hex: colour.skin }), [kind === 'controller' ? 0.62 : 0.5, 0.735, 0.6], 0.6);
  },
  shots: [
    { media: 'product/hz-s1-1.webp', variant: { kind: 'usability', who: { hair: 'ponytail', hairHex: '#3a2418', figure: 'woman', topHex: '#12b886', trousersHex: '#27345f', skinHex: '#f6cfae' }, turn: 2.7, screenTurn: 0.05 }, camera: { from: [-0.26, 1.33, 0.3], at: [-0.12, 1.0, -1.1], lens: 45 } },
    { media: 'product/hz-s2-1.webp', variant: { kind: 'pupil', who: { hair: 'under', hairHex: '#1d171c', age: 'child', size: 0.74, figure: 'man', face: 'soft', topHex: '#ff8a5c', trousersHex: '#3f5fae', skinHex: '#f3c7a6' }, pose: { hips: [0, 0.62, 0.1], lean: 0.14, left: { at: [0.16, 0.78, 0.36], fingers: [-0.5, -0.1, 1], back: [0, 1, 0.2] }, right: { at: [-0.16, 0.78, 0.36], fingers: [0.5, -0.1, 1], back: [0, 1, 0.2] }, leftFoot: { at: [0.09, 0.3, 0.34] }, rightFoot: { at: [-0.09, 0.3, 0.3] } }, turn: 1.75, screenTurn: 0.7 }, camera: { from: [0.2, 1.18, 1.32], at: [0.12, 0.93, -0.35], lens: 50 } },
    { media: 'product/hz-s2-2.webp', variant: { kind: 'researcher', who: { hair: 'crop', face: 'broad', figure: 'man', topHex: '#5b8cff', trousersHex: '#1b2650', skinHex: '#d9a074', spectacles: true }, pose: { headTurn: [0.04, -0.35, 0] }, turn: 2.1, screenTurn: 0.25 }, camera: { from: [-0.48, 1.42, 1.05], at: [0.1, 1.0, -0.55], lens: 42 } },
    { media: 'product/hz-s2-3.webp', variant: { kind: 'controller', who: { hair: 'bob', hairHex: '#241a1e', figure: 'woman', topHex: '#f4f7ff', trousersHex: '#16224a', skinHex: '#f3c7a6' }, pose: { headTurn: [0.02, 0, 0] }, turn: 1.9, screenTurn: 0.6 }, light: nightlight([0.1, 0, 0], 1, 'left', { screen: 1.2, exposure: 0.35 }), camera: { from: [0.28, 1.2, 1.1], at: [0.18, 0.97, -0.44], lens: 46 } },
    { media: 'product/hz-s3-1.webp', variant: { kind: 'support', who: { hair: 'bun', hairHex: '#2a1e22', figure: 'woman', topHex: '#ffd166', trousersHex: '#27345f', skinHex: '#f6cfae' }, pose: { left: { at: [0.16, 0.665, 0.24], fingers: [-0.3, -0.2, 1], back: [0.2, 1, 0.3], curl: 0.3 }, right: { at: [-0.2, 0.8, 0.3], fingers: [0.1, -0.28, 1], back: [0, 1, 0.25], curl: 0.35 } }, turn: 1.6, screenTurn: 0.45 }, camera: { from: [0.1, 1.3, 1.35], at: [0.12, 1.04, -0.2], lens: 50 } },
    { media: 'module/screen-eye-tracking-header.webp', variant: { kind: 'dark', who: { hair: 'parted', figure: 'man', face: 'broad', topHex: '#8b7bd8', trousersHex: '#1b2650', skinHex: '#eebb93' }, pose: { left: { at: [0.16, 0.665, 0.24], fingers: [-0.3, -0.2, 1], back: [0.2, 1, 0.3], curl: 0.3 }, right: { at: [-0.2, 0.8, 0.3], fingers: [0.1, -0.28, 1], back: [0, 1, 0.25], curl: 0.35 } }, turn: 1.8, screenTurn: 0.5 }, light: nightlight([0, 0, 0], 1, 'left', { screen: 1.1, exposure: 0.3 }), camera: { from: [-0.05, 1.38, 1.55], at: [0.12, 1.02, -0.3], lens: 42 } },
  ], // prettier-ignore
});

type Rig = ReturnType<typeof group>;

/** Second screen with the validation beside the participant's page; the participant sits further back. */
function researcher(rig: Rig, show: (picture: Material, w?: number, h?: number) => Rig) {
  show(lesson('watched-lesson'), 0.52, 0.31).position.x = 0.32;
  show(validation(), 0.52, 0.31).position.x = -0.26;
  const other = group(rig, 'other', [0.95, 0, 1.75], [0, -0.5, 0]);
  place(other, desk({ w: 1.2, d: 0.7 }), [0, 0, 0.62]);
  place(other, officeChair({ hex: '#8fb0ef' }));
  place(other, monitor(lesson('other-lesson', '#fdfaf2', false), { w: 0.52, h: 0.31 }), [0, 0.735, 0.8], Math.PI);
  place(other, remoteEyeTracker(0.34, { hex: '#c6cddb', lampHex: '#d92a45' }), [0, 0.745, 0.7], Math.PI);
  place(other, person({ hair: 'long', hairHex: '#2b1d18', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#f3c7a6' }, typing())); // prettier-ignore
}

/** Desk microphone on a bent neck, beside the screen. */
function microphone(unit: Rig) {
  const mic = group(unit, 'microphone', [-0.34, 0, 0.16], [0, 0.35, 0]);
  add(mic, slab(0.11, 0.13, 0.03, 0.02, 0.008), clay('#27345f'));
  add(
    mic,
    tube(
      [
        [0, 0.02, -0.02],
        [0, 0.13, -0.03],
        [0, 0.21, 0.02],
        [0.01, 0.24, 0.09],
      ],
      0.0055,
      50,
    ),
    clay('#10172b'),
  );
  add(mic, turned([[0, 0.045], [0.013, 0.042], [0.0155, 0.02], [0.012, 0], [0, 0]], 0.006, 32), gloss('#10172b'), [0.01, 0.236, 0.08], [1.35, 0, 0]); // prettier-ignore
  add(mic, turned([[0, 0.006], [0.014, 0.006], [0.016, 0], [0, 0]], 0.002, 32), clay(colour.heart), [0.02, 0.029, 0.035]); // prettier-ignore
}
