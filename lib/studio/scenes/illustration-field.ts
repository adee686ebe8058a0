import { daylight } from '../kit/light.ts';
import { clay, colour, matte } from '../kit/material.ts';
import { add, group, hot, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox } from '../kit/solid.ts';
import { fieldCamera, tripod } from '../parts/devices/cameras.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { hardHat } from '../parts/devices/wearables.ts';
import { desk } from '../parts/furniture.ts';
import { carton, pallet } from '../parts/load.ts';
import { container, skyline } from '../parts/outdoors.ts';
import { panelWall } from '../parts/panels.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { earClip, motionOnChest, motionOnLimb, muscleOnLimb, pulseOnArm, pulseOnWrist } from '../parts/worn-sensors.ts';

/** Research on site: a worker with everything worn, and the five views on a folding frame a few steps away. */
export default defineScene({
  light: daylight([0.2, 0, 0.2], 1.4, 'right', { exposure: 0.22 }),
  build(root) {
    skyline(root, 24, { dawn: true, hills: false });
    add(root, roundedBox(80, 0.02, 60, 0.005), matte('#bcc3d2'), [0, -0.01, 0]);
    for (const [x, y, z, turn, hex] of [[-4.6, 0, -4.6, 0.04, '#d9573f'], [-4.4, 2.62, -4.6, 0.02, '#2f6bdf'], [2.6, 0, -5.2, -0.02, '#e0a63a'], [2.8, 2.62, -5.2, -0.03, '#8b97b8'], [9.4, 0, -5.6, 0, '#3d9a77']] as const) place(root, container(hex), [x, y, z], turn); // prettier-ignore
    for (const z of [-1.5, 1.6]) add(root, roundedBox(60, 0.006, 0.12, 0.002), matte('#ffd23f'), [0, 0.003, z]);
    const p = place(
      root,
      person(
        { hair: 'crop', figure: 'man', dress: 'vest', topHex: '#2b57c9', trousersHex: '#27345f', accentHex: '#c8f03c', skinHex: '#d9a074', weight: 0.15 }, // prettier-ignore
        standing({
          lean: 0.12,
          headTurn: [0.3, 0, 0],
          left: {
            at: [0.21, 1.0, 0.4],
            fingers: [-0.5, 0, 1],
            back: [0.9, 0.1, 0.2],
            curl: 0.2,
            elbow: [1, -0.6, -0.4],
          },
          right: { at: [-0.21, 1.0, 0.4], fingers: [0.5, 0, 1], back: [-0.9, 0.1, 0.2], curl: 0.2, elbow: [-1, -0.6, -0.4] }, // prettier-ignore
          leftFoot: { at: [0.14, 0.085, 0.24] },
          rightFoot: { at: [-0.14, 0.085, -0.18], toes: [-0.25, 0, 1] },
        }),
      ),
      [-1.55, 0, 0.3],
      0.95,
      1.12,
    );
    place(p, carton(0.42, 0.3, 0.32), [0, 0.86, 0.5]);
    p.head.add(hardHat({ hex: '#ffb020' }));
    hot(group(p.head, ''), 'eye-tracking').add(eyeTrackingGlasses());
    hot(group(p.head, ''), 'physiology-ear').add(earClip(-1));
    pulseOnArm(p, 'physiology-arm', p.body.arms[1], [-1, 0, 0.1]);
    pulseOnWrist(p, 'physiology-wrist', 'right');
    motionOnChest(p, 'motion-chest');
    motionOnLimb(p, 'motion-arm', p.body.arms[1], 1.4, [-1, 0.4, 0]);
    motionOnLimb(p, 'motion-thigh', p.body.legs[1], 0.5, [-1, 0, 0.4]);
    motionOnLimb(p, 'motion-shank', p.body.legs[0], 1.5, [0.2, 0, 1]);
    muscleOnLimb(p, 'muscle', p.body.legs[0], [0.48, 0.74], [0.15, 0, 1]);
    place(root, pallet(), [-0.42, 0, 0.85], 0.95);
    for (const [x, y, z] of [[-0.6, 0.14, 0.7], [-0.22, 0.14, 1.0], [-0.42, 0.44, 0.84]]) place(root, carton(0.4, 0.3, 0.3), [x, y, z], 0.95); // prettier-ignore
    place(root, panelWall(), [1.55, 0, -0.55], -0.25, 1.0);
    place(root, desk({ w: 1.1, d: 0.5, top: 0.46, legHex: '#27345f' }), [2.05, 0, 0.6], -0.25);
    for (const [x, hex] of [
      [1.82, '#27345f'],
      [2.32, colour.brand],
    ] as const) {
      add(root, roundedBox(0.42, 0.16, 0.34, 0.03), clay(hex), [x, 0.54, 0.6 + (x - 1.82) * 0.25], [0, -0.25, 0]);
      add(root, roundedBox(0.14, 0.03, 0.03, 0.012), clay('#f4f7ff'), [x + 0.04, 0.56, 0.78 + (x - 1.82) * 0.25], [0, -0.25, 0]); // prettier-ignore
    }
    const camera = hot(group(root, '', [0.25, 0, 0.1]), 'camera');
    place(camera, tripod(1.15), [0, 0, 0], -0.9);
    place(camera, fieldCamera(), [0, 1.15, 0], -1.5, 1.6);
  },
  shots: [
    {
      media: 'illustration/field-research.webp',
      areas: true,
      size: [2400, 1500],
      camera: { from: [0.45, 1.55, 6.1], at: [0.4, 1.0, 0], lens: 44 },
    },
  ],
});
