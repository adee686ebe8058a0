import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { type Vec3 } from '../kit/sdf.ts';
import { cabLight } from '../parts/cab-light.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { FOREFINGER, handTo } from '../parts/devices/tool-hand.ts';
import { wristSensor } from '../parts/devices/wearables.ts';
import { display, tablet } from '../parts/furniture.ts';
import { routeMap } from '../parts/lorry-cab.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, type Pose } from '../parts/person/pose.ts';
import { page, recording, road } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { onRim } from '../parts/steering.ts';
import { cabin, carSeat, curvedScreens, GRIP, platform, WHEEL } from '../parts/vehicle.ts';

interface Variant {
  who: PersonLook;
  pose: Pose;
  tabletOnLap?: boolean;
}

const RIM = { at: WHEEL, r: GRIP, tilt: 0.42 };
const HERE = { at: [0, 0, 0] as Vec3, turn: 0 };
/** On both thighs, its far edge raised by the left knee. */
const TABLET: Vec3 = [-0.04, 0.5, 0.2];

/** The moment of taking over: the driver sits at the origin, looks along +z at three screens, no door in the way. */
export default defineScene<Variant>({
  light: cabLight([0, 1.2, 0.1], [0, 1], 1),
  build(root, v) {
    if (!v) return;
    cyclorama(root, '#16245c', 8);
    place(root, platform(2.6, 2.9), [-0.1, 0, 0.35]);
    place(root, curvedScreens(road('road')), [0, 0, 0.35], Math.PI);
    place(
      root,
      display(recording('lab-wall', ['gaze', 'muscle', 'motion']), { w: 1.3, h: 0.73, y: 1.14 }),
      [-2.36, 0, -1.65],
      0.82,
    );
    const cab = group(root, 'cab', [0, 0.17, 0]);
    place(cab, carSeat());
    place(
      cab,
      cabin({
        middle: routeMap('route', false),
        instruments: recording('dials', ['motion']),
        shell: 'none',
        tilt: RIM.tilt,
      }),
    );
    const p = place(cab, person({ fine: true, ...v.who }, driving(WHEEL, GRIP, { lean: -0.1, ...v.pose })));
    p.head.add(eyeTrackingGlasses());
    const sensor = wristSensor();
    sensor.applyMatrix4(p.wrist.right);
    p.add(sensor);
    if (!v.tabletOnLap) return;
    place(p, tablet(page('tablet', 'none')), TABLET, [-0.5, Math.PI + 0.12, 0]);
  },
  shots: [
    {
      media: 'case/takeover-400ms.webp',
      variant: {
        who: {
          hair: 'ponytail',
          hairHex: '#2a1e22',
          figure: 'woman',
          topHex: '#f4f7ff',
          trousersHex: '#24357a',
          skinHex: '#f0bd96',
        },
        pose: {
          headTurn: [0.02, 0, 0],
          left: onRim(RIM, 'left', 0.5),
          right: handTo(HERE, 'right', {
            tip: [-0.1, TABLET[1] + 0.018, TABLET[2] + 0.0],
            towards: [0.5, 0.05, 1],
            back: [-0.25, 1, -0.3],
            offset: FOREFINGER,
            curl: 0.35,
            elbow: [-1, -0.5, -0.4],
          }),
        },
        tabletOnLap: true,
      },
      camera: { from: [-1.45, 1.9, -0.78], at: [0.13, 0.9, 0.44], lens: 34 },
    },
    {
      media: 'solution/driving-lab-child-1.webp',
      variant: {
        who: {
          hair: 'ponytail',
          figure: 'woman',
          topHex: '#ff8a5c',
          trousersHex: '#24357a',
          skinHex: '#eeb78f',
          mouth: 'calm',
        },
        pose: {
          headTurn: [-0.04, 0.02, 0],
          left: onRim(RIM, 'left', 0.45, 0.6),
          right: { at: [-0.17, 0.62, 0.2], fingers: [0.25, -0.25, 1], back: [-0.25, 1, 0.2], curl: 0.35 },
        },
      },
      light: cabLight([0, 1.2, 0.1], [0, 1], 1, { warm: 34, road: 52 }),
      camera: { from: [0.98, 1.48, 1.5], at: [0.04, 1.13, 0.2], lens: 46 },
    },
  ],
});
