import { nightlight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { headset } from '../parts/devices/wearables.ts';
import { keyboard, monitor, mug, officeChair } from '../parts/furniture.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { typing } from '../parts/person/pose.ts';
import { radar, recording } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';

/** Controller at a bow of radar screens in a dark room; looks along −z and to the left. */
export default defineScene<PersonLook>({
  light: nightlight([0, 0, 0], 1, 'left', { screen: 1.25, exposure: 0.25 }),
  build(root, who = {}) {
    cyclorama(root, '#0d1b46');
    const rig = group(root, 'rig', [0.1, 0, 0.1], [0, Math.PI - 0.35, 0]);
    for (let q = -1; q <= 1; q++) {
      const part = group(rig, 'console', [0, 0, -0.25], [0, q * 0.52, 0]);
      add(part, slab(1.02, 0.72, 0.04, 0.06, 0.012), clay('#c9d6f0'), [0, 0.7, 1.02]);
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
  },
  shots: [
    { media: 'case/controller-fourteen.webp', camera: { from: [1.75, 1.65, 2.1], at: [0.1, 0.98, -0.25], lens: 40 } },
  ],
});
