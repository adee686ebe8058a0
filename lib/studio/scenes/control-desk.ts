import { nightlight } from '../kit/light.ts';
import { clay, colour, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { curvedPanel, roundedBox, slab, tube } from '../kit/solid.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { headset } from '../parts/devices/wearables.ts';
import { desk, keyboard, monitor, mug, officeChair } from '../parts/furniture.ts';
import { pod } from '../parts/laboratory.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { typing } from '../parts/person/pose.ts';
import { circle, radar, recording, svg } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';

/** Evening sky over an airfield. */
const eveningField = () => screen('evening', svg(3200, 640, '#2a2f5c', '<defs><linearGradient id="e" x2="0" y2="1"><stop stop-color="#1c2a66"/><stop offset=".6" stop-color="#d9866a"/><stop offset="1" stop-color="#ffd3a0"/></linearGradient></defs><rect width="3200" height="470" fill="url(#e)"/><path d="M0 470L500 430L1100 465L1900 420L2600 460L3200 430V640H0Z" fill="#23305e"/><path d="M1500 470L1640 470L2300 640L1000 640Z" fill="#39456f"/>' + Array.from({ length: 40 }, (_, i) => circle(100 + i * 77, 500 + ((i * 37) % 110), 4 + (i % 3), i % 5 ? '#ffe9b0' : '#5bd6a4')).join(''))); // prettier-ignore

/** Controller at a bow of radar screens in a dark room; looks along −z and to the left. */
export default defineScene<{ who?: PersonLook; row?: boolean; heart?: boolean; dusk?: boolean }>({
  light: nightlight([0, 0, 0], 1, 'left', { screen: 1.25, exposure: 0.25 }),
  build(root, { who = {}, row = false, heart = false, dusk = false } = {}) {
    cyclorama(root, '#0d1b46');
    const rig = group(root, 'rig', [0.1, 0, 0.1], [0, Math.PI - 0.35, 0]);
    if (dusk) {
      // glazed tower: evening sky and runway lights all round, slanted posts between the panes
      add(root, curvedPanel(5.5, -1.5, 1.5, 0.9, 3.6), eveningField());
      for (let i = -4; i <= 4; i++) add(root, tube([[Math.sin(i * 0.3) * 5.2, 0.9, -Math.cos(i * 0.3) * 5.2], [Math.sin(i * 0.3) * 5.45, 3.6, -Math.cos(i * 0.3) * 5.45]], 0.05, 2), clay('#27345f')); // prettier-ignore
    }
    if (row) {
      // further seats to the left and right, seen from behind
      for (const s of [-1, 1]) {
        const seat = group(root, 'seat', [s * 2.3, 0, -0.5], [0, Math.PI - s * 0.25, 0]);
        place(seat, desk({ w: 1.8, d: 0.8, hex: '#c9d6f0' }), [0, 0, 0.75]);
        for (const k of [-1, 1]) place(seat, monitor(k > 0 ? radar(`row${s}`) : recording(`row${s}`, ['heart', 'gaze']), { w: 0.6, h: 0.38 }), [k * 0.36, 0.735, 0.9], Math.PI - k * 0.2); // prettier-ignore
        place(seat, officeChair({ hex: '#3b4b7d' }));
        const other = place(seat, person({ hair: s > 0 ? 'ponytail' : 'crop', figure: s > 0 ? 'woman' : 'man', topHex: '#f4f7ff', trousersHex: '#16224a' }, typing({ headTurn: [0, s * 0.3, 0] }))); // prettier-ignore
        other.head.add(headset({ hex: '#16203f' }));
      }
    }
    for (let q = -1; q <= 1; q++) {
      const part = group(rig, 'console', [0, 0, -0.25], [0, q * 0.52, 0]);
      add(part, slab(1.02, 0.72, 0.04, 0.06, 0.012), clay('#c9d6f0'), [0, 0.7 - Math.abs(q) * 0.003, 1.02]);
      add(part, roundedBox(0.98, 0.68, 0.06, 0.02), clay('#27345f'), [0, 0.35, 1.28]);
      place(part, monitor(q ? recording(`side${q}`, ['heart', 'skin', 'gaze']) : radar('radar'), { w: q ? 0.56 : 0.74, h: q ? 0.36 : 0.46 }), [0, 0.74, 1.22], Math.PI); // prettier-ignore
    }
    place(rig, remoteEyeTracker(0.32), [0, 0.745, 0.86], Math.PI);
    place(rig, keyboard(), [0.12, 0.74, 0.62], Math.PI);
    place(rig, mug({ hex: colour.skin }), [-0.52, 0.74, 0.5]);
    place(rig, officeChair({ hex: '#3b4b7d' }));
    const p = place(
      rig,
      person(
        { hair: 'short', figure: 'man', topHex: '#f4f7ff', trousersHex: '#16224a', ...who },
        typing({ headTurn: [0.02, 0.05, 0], right: { at: [-0.2, 0.79, 0.46], fingers: [0.1, -0.25, 1], back: [0, 1, 0.2], curl: 0.7, point: true } }), // prettier-ignore
      ),
    );
    p.head.add(headset({ hex: '#16203f' }));
    if (!heart) return;
    const ecg = group(p, 'ecg');
    ecg.applyMatrix4(p.body.chest);
    place(ecg, pod(colour.heart, 0.06, 0.045), [0.04, 0.17, 0.118], [-0.35, 0, 0]);
    for (const x of [-0.05, 0.1])
      add(
        ecg,
        tube(
          [
            [0.04, 0.19, 0.12],
            [x, 0.24, 0.1],
            [x * 0.9, 0.3, 0.055],
          ],
          0.0028,
        ),
        clay('#16203f'),
      );
  },
  shots: [
    { media: 'case/controller-fourteen.webp', camera: { from: [1.75, 1.65, 2.1], at: [0.1, 0.98, -0.25], lens: 40 } },
    {
      media: 'lab/luoxi-tower-lab.webp',
      variant: { row: true, who: { hair: 'bob', figure: 'woman', skinHex: '#f6cfae' } },
      light: nightlight([0, 0, 0], 1.15, 'left', { exposure: 0.95 }),
      camera: { from: [-1.8, 1.75, 2.7], at: [0.15, 0.95, -0.6], lens: 38 },
    },
    {
      media: 'domain/aviation-solution-2.webp',
      variant: { who: { hair: 'parted', figure: 'man', skinHex: '#d9a074', topHex: '#9db7f5' } },
      camera: { from: [-1.3, 1.35, -1.25], at: [0.15, 1.1, 0.05], lens: 48 },
    },
    {
      media: 'solution/flight-lab-child-2.webp',
      variant: { who: { hair: 'bun', figure: 'woman', skinHex: '#f3c7a6', topHex: '#c9d6f0' }, heart: true },
      light: nightlight([0, 0, 0], 1, 'right', { screen: 1.25, exposure: 0.35 }),
      camera: { from: [1.5, 1.4, -0.35], at: [0.1, 1.1, 0.1], lens: 50 },
    },
    {
      media: 'domain/aviation-header.webp',
      variant: { row: true, dusk: true, who: { hair: 'crop', figure: 'man', skinHex: '#d9a074' } },
      camera: { from: [0.9, 1.95, 3.3], at: [0.05, 1.15, -0.8], lens: 32 },
    },
  ],
});
