import { daylight } from '../kit/light.ts';
import { clay, matte } from '../kit/material.ts';
import { add, group, hot, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox } from '../kit/solid.ts';
import { FLOOR, researchCar } from '../parts/car.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { pedestrianSignal, skyline, tree } from '../parts/outdoors.ts';
import { person } from '../parts/person/person.ts';
import { driving, walking } from '../parts/person/pose.ts';
import { GRIP, WHEEL } from '../parts/vehicle.ts';
import { motionOnLimb, pulseOnWrist } from '../parts/worn-sensors.ts';

/** Pedestrian, research car and crossing: everything that moves is measured on one clock. */
export default defineScene({
  light: daylight([0.4, 0, 0.4], 1.7, 'left', { exposure: 0.2 }),
  build(root) {
    skyline(root, 26, { hills: false });
    add(root, roundedBox(80, 0.02, 7.4, 0.005), matte('#98a4c4'), [0, -0.01, 0]);
    add(root, roundedBox(80, 0.13, 14, 0.03), matte('#d9d6cd'), [0, 0, -10.7]);
    add(root, roundedBox(80, 0.13, 14, 0.03), matte('#d9d6cd'), [0, 0, 10.7]);
    for (let i = 0; i < 8; i++) add(root, roundedBox(2.4, 0.006, 0.46, 0.002), matte('#ffffff'), [-2.3, 0.003, -3.2 + i * 0.92]); // prettier-ignore
    for (let i = 0; i < 6; i++) add(root, roundedBox(1.5, 0.006, 0.12, 0.002), matte('#ffffff'), [1.4 + i * 2.6, 0.003, -1.45]); // prettier-ignore
    add(root, roundedBox(0.34, 0.006, 3.2, 0.002), matte('#ffffff'), [-0.55, 0.003, 1.75]);
    const car = place(root, researchCar(), [2.12, 0, 1.5], -Math.PI / 2);
    const driver = place(
      car,
      person(
        { hair: 'crop', figure: 'man', topHex: '#1f5bff', trousersHex: '#24357a', skinHex: '#eebb93' },
        driving(WHEEL, GRIP, { headTurn: [0.06, 0.12, 0] }),
      ),
      [0, FLOOR, 0],
    );
    hot(group(driver.head, ''), 'driver-eye-tracking').add(eyeTrackingGlasses());
    pulseOnWrist(driver, 'driver-physiology', 'left');
    const walker = place(
      root,
      person(
        { hair: 'under', figure: 'woman', dress: 'tee', topHex: '#ffb020', trousersHex: '#27345f', skinHex: '#f6cfae' }, // prettier-ignore
        walking(0.95, {
          headTurn: [0.02, 0.55, 0],
          left: { at: [0.2, 0.9, -0.12], fingers: [0, -1, -0.1], back: [1, 0, 0], curl: 0.4, elbow: [0.25, -0.2, -1] },
          right: { at: [-0.2, 0.95, 0.22], fingers: [0.05, -0.8, 0.6], back: [-1, 0.1, 0], curl: 0.4, elbow: [-0.25, -0.2, -1] }, // prettier-ignore
        }),
      ),
      [-2.05, 0.01, 0.9],
      0.42,
      1.1,
    );
    hot(group(walker.head, ''), 'brain-wave').add(eegCap({ capHex: '#1f5bff', trimHex: '#ffffff' }));
    hot(group(walker.head, ''), 'eye-tracking').add(eyeTrackingGlasses());
    pulseOnWrist(walker, 'physiology', 'right');
    const [left] = walker.body.legs;
    motionOnLimb(walker, 'motion-thigh', left, 0.5, [1, 0, 0.3]);
    motionOnLimb(walker, 'motion-shank', left, 1.5, [1, 0, 0.3]);
    motionOnLimb(walker, 'motion-arm', walker.body.arms[0], 0.55, [1, 0, 0.2]);
    place(root, pedestrianSignal(), [-3.9, 0.06, -4.1], -0.2);
    for (const [x, z, h] of [[-6.6, -6.6, 5], [-0.9, -6.2, 4.4], [2.6, -6.8, 5.2], [6.4, -6.2, 4.6]]) place(root, tree(h), [x, 0.06, z]); // prettier-ignore
    for (const [i, x] of [-11, -5.6, 0.2, 6, 11].entries()) add(root, roundedBox(4.6, 4.6 + ((i * 3) % 4), 2.4, 0.06), clay(['#dbe4f6', '#c9d6f0', '#e8e2d4', '#d3def3', '#dbe4f6'][i]), [x, 2.3, -11.5]); // prettier-ignore
  },
  shots: [
    {
      media: 'illustration/road.webp',
      areas: true,
      size: [2400, 1500],
      camera: { from: [0.2, 1.75, 9.0], at: [0.74, 0.98, 0.8], lens: 38.5 },
    },
  ],
});
