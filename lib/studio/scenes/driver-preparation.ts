import { Vector3 } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { cast, frame, mix, type Vec3 } from '../kit/sdf.ts';
import { roundedBox } from '../kit/solid.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { stick } from '../parts/devices/fixing.ts';
import { chargingCase } from '../parts/devices/muscle-cases.ts';
import { muscleSensor } from '../parts/devices/muscle.ts';
import { FOREFINGER, handTo } from '../parts/devices/tool-hand.ts';
import { desk, officeChair, stool } from '../parts/furniture.ts';
import { bareShankOf } from '../parts/person/bare.ts';
import { person } from '../parts/person/person.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { shortLegs } from '../parts/person/shorts.ts';
import { room } from '../parts/room.ts';

const TOES: Vec3 = [-0.08, -0.05, 1];

/** Preparation room of a driving laboratory: muscle sensors on a driver's right shank, seen from the driver's right. */
export default defineScene({
  light: daylight([0, 0, 0.5], 0.9, 'left'),
  build(root) {
    place(root, room({ w: 3.4, d: 3, h: 3, wallHex: '#dbe3f3', floorHex: '#c6d0e6' }));
    place(root, desk({ w: 1.5, d: 0.55 }), [1.32, 0, 0.45], Math.PI / 2);
    place(root, chargingCase('m8', 8, 4, [2, 5]), [1.25, 0.735, 0.15], -Math.PI / 2 - 0.2, 1.3);
    for (const s of [0, 1])
      place(root, eyeTrackingGlasses(), [1.22, 0.77, 0.58 + s * 0.28], -Math.PI / 2 + 0.3 - s * 0.2, 1.15);
    add(root, roundedBox(0.2, 0.03, 0.28, 0.006), clay(colour.brand), [1.3, 0.75, -0.18], [0, 0.2, 0]);
    place(root, officeChair({ arms: false }), [0, 0.03, -0.03]);
    const subject = place(
      root,
      person(
        {
          fine: true,
          figure: 'man',
          hair: 'short',
          dress: 'tee',
          topHex: '#ff8a5c',
          trousersHex: '#27345f',
          trousers: 0.34,
          skinHex: '#e6b18a',
          shoeHex: '#f4f7ff',
        },
        sitting({
          hips: [0, 0.59, -0.05],
          headTurn: [0.4, -0.2, 0],
          rightFoot: { at: [-0.15, 0.2, 0.52], toes: TOES },
          right: { at: [-0.17, 0.72, 0.14], fingers: [0.1, -0.3, 1], back: [-0.3, 1, 0.3], curl: 0.35 },
        }),
      ),
    );
    shortLegs(subject, 0.34, '#27345f');
    place(root, stool({ height: 0.11 }), [-0.15, 0, 0.55]);
    const leg = subject.body.legs[1];
    const shank = bareShankOf(subject.body, 1, frame(leg.end, TOES, [0, 1, 0]));
    const along: Vec3 = [leg.end[0] - leg.middle[0], leg.end[1] - leg.middle[1], leg.end[2] - leg.middle[2]];
    /** Sensor on the outer side at share t of the shank, `ahead` of its middle. */
    const sensor = (t: number, ahead: number) => {
      const q = mix(leg.middle, leg.end, t);
      const part = group(null, 'sensor');
      place(part, muscleSensor('m8'), [0, 0, 0], 0, 1.15);
      stick(subject, part, shank, [q[0] - 0.3, q[1], q[2] + ahead], [1, 0, 0], along);
      return part;
    };
    const pressed = sensor(0.36, 0.035);
    sensor(0.34, -0.035);
    root.updateMatrixWorld(true);
    const tip = pressed.localToWorld(new Vector3(0, 0.014, 0.014)).toArray() as Vec3;
    const low = mix(leg.middle, leg.end, 0.72);
    const calf = (cast(shank, [low[0] + 0.3, low[1], low[2]], [-1, 0, 0]) ?? low) as Vec3;
    const stand = { at: [-0.18, 0, 0.94] as Vec3, turn: Math.PI - 0.06 };
    place(
      root,
      person(
        {
          fine: true,
          figure: 'woman',
          hair: 'ponytail',
          dress: 'shirt',
          topHex: '#12b886',
          trousersHex: '#27345f',
          skinHex: '#f3c7a6',
        },
        standing({
          hips: [0, 0.44, -0.12],
          lean: 0.42,
          headTurn: [0.45, 0, 0],
          left: handTo(stand, 'left', {
            tip,
            towards: [0.25, 0.1, -0.96],
            back: [-0.9, 0.4, -0.2],
            offset: FOREFINGER,
            curl: 0.6,
            point: true,
            thumb: 0.3,
            elbow: [0.8, -0.4, -0.2],
          }),
          right: handTo(stand, 'right', {
            tip: calf,
            towards: [-0.35, 0.05, -0.93],
            back: [0.9, 0.1, -0.3],
            offset: [0, -0.02, 0.11],
            curl: 0.35,
            thumb: 0.3,
            elbow: [-0.8, -0.6, -0.2],
          }),
          leftFoot: { at: [0.14, 0.16, -0.42], toes: [0, -0.8, 0.6], knee: [0.2, -0.2, 1] },
          rightFoot: { at: [-0.16, 0.085, 0.24], knee: [-0.3, 0.5, 1] },
        }),
      ),
      stand.at,
      stand.turn,
    );
    add(root, roundedBox(1.6, 0.012, 1.9, 0.005), fabric('#b4c2e2'), [0.1, 0, 0.6]);
  },
  shots: [
    {
      media: 'lab/dongyu-driving-lab-3.webp',
      camera: { from: [-1.6, 0.95, 0.9], at: [-0.05, 0.49, 0.56], lens: 46 },
    },
  ],
});
