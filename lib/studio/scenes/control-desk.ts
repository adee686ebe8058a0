import { nightlight } from '../kit/light.ts';
import { clay, colour, glow, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { curvedPanel, roundedBox, slab, tube } from '../kit/solid.ts';
import { cabLight } from '../parts/cab-light.ts';
import { openShirtEcg } from '../parts/devices/chest-worn.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { FOREFINGER, handTo } from '../parts/devices/tool-hand.ts';
import { headset } from '../parts/devices/wearables.ts';
import { desk, keyboard, monitor, mug, officeChair } from '../parts/furniture.ts';
import { airRadar } from '../parts/radar-screens.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { type Pose, typing } from '../parts/person/pose.ts';
import { circle, rect, svg } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';

/** Evening sky over an airfield. */
const eveningField = () => screen('evening', svg(3200, 640, '#2a2f5c', '<defs><linearGradient id="e" x2="0" y2="1"><stop stop-color="#1c2a66"/><stop offset=".6" stop-color="#d9866a"/><stop offset="1" stop-color="#ffd3a0"/></linearGradient></defs><rect width="3200" height="470" fill="url(#e)"/><path d="M0 470L500 430L1100 465L1900 420L2600 460L3200 430V640H0Z" fill="#23305e"/><path d="M1500 470L1640 470L2300 640L1000 640Z" fill="#39456f"/>' + Array.from({ length: 40 }, (_, i) => circle(100 + i * 77, 500 + ((i * 37) % 110), 4 + (i % 3), i % 5 ? '#ffe9b0' : '#5bd6a4')).join(''))); // prettier-ignore

/** Apron and runway lights at night, seen from a tower. */
const nightField = () => screen('night-field', svg(3200, 640, '#0d1a44', '<defs><linearGradient id="e" x2="0" y2="1"><stop stop-color="#0b1640"/><stop offset="1" stop-color="#41579f"/></linearGradient></defs><rect width="3200" height="300" fill="url(#e)"/><path d="M0 300L420 262L1000 296L1800 250L2500 292L3200 262V640H0Z" fill="#16265c"/><path d="M1350 330L1480 330L2500 640L1500 640Z" fill="#26386f"/>' + Array.from({ length: 34 }, (_, i) => { const t = (i >> 1) / 16; return circle((i % 2 ? 1480 + 1020 * t * t : 1350 + 150 * t * t), 330 + 310 * t * t, 2 + 7 * t, '#ffe9b0'); }).join('') + Array.from({ length: 60 }, (_, i) => circle(30 + i * 54, 308 + ((i * 41) % 60), 2 + (i % 3), ['#5b9bff', '#5bd6a4', '#ffd98a'][i % 3])).join('') + rect(520, 240, 360, 80, 10, '#2c3f80') + Array.from({ length: 12 }, (_, i) => rect(536 + i * 28, 262, 18, 34, 3, '#ffe2a0', 0.9)).join('') + [980, 1140].map((x) => rect(x, 300, 110, 18, 9, '#c9d6f0') + `<path d="M${x + 6} 306l-26 -40h16l24 40z" fill="#c9d6f0"/>` + circle(x + 100, 296, 5, '#ff4d5e')).join(''))); // prettier-ignore

interface Variant {
  who?: PersonLook;
  /** Further seats left and right. */
  row?: boolean;
  /** Chest sensor in an open collar; screens stand to the controller's left, so that the front is free for the camera. */
  heart?: boolean;
  /** Glazed tower round the room; else a wall map of the whole region hangs behind the desk. */
  tower?: 'dusk' | 'night';
  pose?: Pose;
}

/** Controller at a bow of radar screens in a dark room; looks along −z and to the right. */
export default defineScene<Variant>({
  light: nightlight([0, 0, 0], 1, 'left', { screen: 1.25, exposure: 0.25 }),
  build(root, { who = {}, row = false, heart = false, tower, pose = {} } = {}) {
    cyclorama(root, tower === 'dusk' ? '#0d1b46' : '#152459');
    const rig = group(root, 'rig', [0.1, 0, 0.1], [0, Math.PI - 0.35, 0]);
    if (tower) {
      if (tower === 'night') add(root, curvedPanel(5.1, -1.6, 1.6, 0, 0.8), clay('#5a6799'));
      // glazed tower: the field and its lights all round, slanted posts between the panes
      add(root, curvedPanel(5.5, -1.5, 1.5, tower === 'dusk' ? 0.9 : 0.7, tower === 'dusk' ? 3.6 : 3.4), tower === 'dusk' ? eveningField() : nightField()); // prettier-ignore
      for (let i = -4; i <= 4; i++) add(root, tube([[Math.sin(i * 0.3) * 5.2, 0.9, -Math.cos(i * 0.3) * 5.2], [Math.sin(i * 0.3) * 5.45, 3.6, -Math.cos(i * 0.3) * 5.45]], 0.05, 2), clay('#27345f')); // prettier-ignore
    } else {
      add(root, curvedPanel(4.2, -0.15, 0.95, 1.05, 2.55), airRadar('wall', 4, 'wall'));
      add(root, curvedPanel(4.2, -1.3, -0.2, 1.05, 2.55), airRadar('wall2', 7, 'wall'));
      add(root, curvedPanel(4.2, 1.0, 2.1, 1.05, 2.55), airRadar('wall5', 9, 'wall'));
      for (const a of [-0.75, 0.4]) add(root, roundedBox(4.4, 0.05, 0.05, 0.02), glow('#3fd6a0'), [Math.sin(a) * 4.2, 0.94, -Math.cos(a) * 4.2], [0, -a, 0]).scale.x = 0.9; // prettier-ignore
    }
    if (row) {
      // further seats to the left and right, seen from behind
      for (const s of [-1, 1]) {
        const seat = group(root, 'seat', [s * 2.3, 0, -0.5], [0, Math.PI - s * 0.25, 0]);
        place(seat, desk({ w: 1.8, d: 0.8, hex: '#c9d6f0' }), [0, 0, 0.75]);
        for (const k of [-1, 1]) place(seat, monitor(airRadar(`row${s}${k}`, s + k + 6, k > 0 ? 'sector' : 'approach'), { w: 0.6, h: 0.38 }), [k * 0.36, 0.735, 0.9], Math.PI - k * 0.2); // prettier-ignore
        place(seat, officeChair({ hex: '#3b4b7d' }));
        const other = place(seat, person({ hair: s > 0 ? 'ponytail' : 'crop', figure: s > 0 ? 'woman' : 'man', topHex: '#f4f7ff', trousersHex: '#16224a' }, typing({ headTurn: [0, s * 0.3, 0] }))); // prettier-ignore
        other.head.add(headset({ hex: '#16203f' }));
      }
    }
    if (heart) {
      add(rig, slab(1.5, 0.62, 0.04, 0.06, 0.012), clay('#c9d6f0'), [0.5, 0.7, 0.62]);
      place(rig, monitor(airRadar('radar-heart', 2), { w: 0.58, h: 0.36 }), [0.42, 0.74, 0.52], -1.85);
      place(rig, keyboard(), [-0.02, 0.74, 0.5], Math.PI + 0.2);
      add(root, curvedPanel(4.6, -2.85, -1.9, 1.0, 2.5), airRadar('wall3', 5, 'wall'));
      add(root, curvedPanel(4.6, -1.85, -0.9, 1.0, 2.5), airRadar('wall4', 8, 'wall'));
    }
    for (let q = -1; q <= 1 && !heart; q++) {
      const part = group(rig, 'console', [0, 0, -0.25], [0, q * 0.52, 0]);
      add(part, slab(1.02, 0.72, 0.04, 0.06, 0.012), clay('#c9d6f0'), [0, 0.7 - Math.abs(q) * 0.003, 1.02]);
      add(part, roundedBox(0.98, 0.68, 0.06, 0.02), clay('#27345f'), [0, 0.35, 1.28]);
      place(part, monitor(airRadar(`radar${q}`, q + 1, q < 0 ? 'approach' : 'sector'), { w: q ? 0.56 : 0.74, h: q ? 0.36 : 0.46 }), [0, 0.74, 1.22], Math.PI); // prettier-ignore
    }
    if (!heart) {
      place(rig, remoteEyeTracker(0.32), [0, 0.745, 0.86], Math.PI);
      place(rig, keyboard(), [-0.04, 0.74, 0.6], Math.PI);
      place(rig, mug({ hex: colour.skin }), [-0.52, 0.74, 0.5]);
    }
    place(rig, officeChair({ hex: '#3b4b7d' }));
    const p = place(
      rig,
      person(
        { hair: 'short', figure: 'man', topHex: '#f4f7ff', trousersHex: '#16224a', ...who },
        typing({ headTurn: [0.02, 0.05, 0], right: handTo({ at: [0, 0, 0], turn: 0 }, 'right', { tip: [-0.13, 0.764, 0.6], towards: [0.12, -0.3, 1], back: [0, 1, 0.3], offset: FOREFINGER, curl: 0.6, point: true }), ...pose }), // prettier-ignore
      ),
    );
    p.head.add(headset({ hex: '#16203f' }));
    if (heart) openShirtEcg(p, [0.004, 0.13, 0.3]);
  },
  shots: [
    { media: 'case/controller-fourteen.webp', variant: {}, camera: { from: [1.45, 1.5, 1.75], at: [0.24, 1.02, -0.4], lens: 40 } },
    {
      media: 'lab/luoxi-tower-lab.webp',
      variant: { row: true, tower: 'night', who: { hair: 'bob', figure: 'woman', skinHex: '#f6cfae' } },
      light: nightlight([0, 0, 0], 1.15, 'left', { exposure: 0.6 }),
      camera: { from: [-1.25, 1.62, 1.85], at: [0.42, 1.1, -0.8], lens: 32 },
    },
    {
      media: 'domain/aviation-solution-2.webp',
      variant: { who: { hair: 'parted', figure: 'man', skinHex: '#d9a074', topHex: '#9db7f5' } },
      light: cabLight([0.1, 1.15, 0.1], [0.343, -0.94], 1, { tint: [0.6, 1, 0.85], screen: 1.2, exposure: 0.4 }),
      camera: { from: [-0.8, 1.34, -0.36], at: [0.46, 1.1, -0.2], lens: 31 },
    },
    {
      media: 'solution/flight-lab-child-2.webp',
      variant: { who: { fine: true, hair: 'bun', figure: 'woman', skinHex: '#f3c7a6', topHex: '#c9d6f0', dress: 'suit', open: true, accentHex: '#f3c7a6', mouth: 'calm' }, heart: true, pose: { headTurn: [0.02, 0.3, 0] } },
      light: cabLight([0.1, 1.15, 0.1], [0.343, -0.94], -1, { warm: 44, tint: [0.6, 1, 0.85], screen: 1.2, exposure: 0.2 }),
      camera: { from: [1.0, 1.32, -0.62], at: [0.04, 1.06, -0.08], lens: 34 },
    },
    {
      media: 'domain/aviation-header.webp',
      variant: { row: true, tower: 'dusk', who: { hair: 'crop', figure: 'man', skinHex: '#d9a074' } },
      camera: { from: [0.9, 1.95, 3.3], at: [0.05, 1.15, -0.8], lens: 32 },
    },
  ],
});
