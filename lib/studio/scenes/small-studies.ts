import { Vector3 } from 'three';
import { daylight, nightlight } from '../kit/light.ts';
import { clay, colour, fabric, glow, matte, skin } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { capsule, ellipsoid, smoothUnion, type Vec3 } from '../kit/sdf.ts';
import { curvePoints, roundedBox, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { pinched, pinchTo } from '../parts/devices/pinch-hand.ts';
import { forceps } from '../parts/devices/surgical.ts';
import { FOREFINGER, handTo } from '../parts/devices/tool-hand.ts';
import { fnirsBand } from '../parts/devices/wearables.ts';
import { desk, display, keyboard, monitor, mug, officeChair, plant, shellChair, stool } from '../parts/furniture.ts';
import { pod, skinElectrodes } from '../parts/laboratory.ts';
import { onCloth } from '../parts/strap.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { shortLegs } from '../parts/person/shorts.ts';
import { sitting, standing, type Pose } from '../parts/person/pose.ts';
import { daySky, lamp, room, windowFrame } from '../parts/room.ts';
import { page, recording } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { junction } from '../parts/views.ts';

const FORCEPS = { r: 0.005, reach: 0.085 };

type Variant = 'audience' | 'suture' | 'office' | 'electrodes';

/** Smaller studies: viewers before a screen, a trainee who sutures, a lit office, muscle sensors put on a leg. */
export default defineScene<Variant>({
  light: daylight([0, 0, 0], 1.1),
  build(root, v) {
    if (v === 'audience') {
      cyclorama(root, '#141f47', 7);
      const looks: PersonLook[] = [
        { hair: 'short', figure: 'man', topHex: '#1f5bff' },
        { hair: 'long', figure: 'woman', topHex: '#ffd166', hairHex: '#3a2418', skinHex: '#f6cfae' },
        { hair: 'receding', hairHex: '#a7adbd', age: 'elder', figure: 'man', topHex: '#8b7bd8', spectacles: true },
      ];
      place(
        root,
        display(junction('advert', { sign: '新品　上市' }), { w: 2.6, h: 1.5, y: 1.5, stand: true }),
        [0.9, 0, -2.3],
        -0.15,
      );
      looks.forEach((look, i) => {
        const seat = group(
          root,
          'seat',
          [(i - 1) * 0.85 - 0.2, 0, 0.25 - Math.abs(i - 1) * 0.08],
          [0, Math.PI - 0.75 + (1 - i) * 0.05, 0],
        );
        place(seat, shellChair({ hex: '#3b4b7d', legHex: '#27345f' }));
        const p = place(
          seat,
          person({ trousersHex: '#1b2650', ...look }, sitting({ hips: [0, 0.53, 0], headTurn: [-0.08, 0, 0] })),
        );
        skinElectrodes(p, 'right');
      });
      return;
    }
    place(root, room({ w: 6, d: 1.8, h: 2.9, wallHex: v === 'office' ? '#f1ece0' : '#dfeaf0', floorHex: '#cfd6e2' }));
    if (v === 'office') {
      place(root, windowFrame(1.8, 1.25, daySky()), [-1.2, 1.75, -1.8]);
      for (let i = 0; i < 3; i++) {
        place(root, lamp(1.5), [-1.5 + i * 1.5, 2.45, -0.7]);
        for (const s of [-0.5, 0.5])
          add(
            root,
            tube(
              [
                [-1.5 + i * 1.5 + s, 2.46, -0.7],
                [-1.5 + i * 1.5 + s, 2.9, -0.7],
              ],
              0.006,
              2,
            ),
            clay(colour.steel),
          );
      }
      place(root, desk({ w: 1.9 }), [0, 0, -0.5]);
      place(root, monitor(page('office', 'none'), { w: 0.6, h: 0.35 }), [-0.25, 0.735, -0.65], 0.1);
      place(root, keyboard(), [-0.2, 0.735, -0.3]);
      place(root, mug(), [-0.75, 0.735, -0.35], 2);
      place(root, officeChair(), [-0.2, 0, 0.25], Math.PI - 0.3);
      place(root, plant(), [1.6, 0, -1.2], 0.3, 1.7);
      // sensor with a light dome and a microphone
      const sensor = group(root, 'environment-sensor', [0.45, 0.735, -0.42], [0, 0.2, 0]);
      add(sensor, roundedBox(0.11, 0.19, 0.06, 0.022), clay('#f4f7ff'), [0, 0.1, 0]);
      add(sensor, roundedBox(0.07, 0.035, 0.004, 0.0018), glow(colour.brand), [0, 0.14, 0.031]);
      add(sensor, surface(ellipsoid([0, 0.195, 0], [0.028, 0.02, 0.028]), 0.004), clay('#ffffff'));
      for (let i = 0; i < 5; i++)
        add(sensor, roundedBox(0.055, 0.004, 0.003, 0.0012), clay('#5b6b8f'), [0, 0.05 + i * 0.011, 0.03]);
      return;
    }
    if (v === 'suture') {
      place(root, desk({ w: 1.5, d: 0.7 }), [0, 0, 0.1]);
      add(root, roundedBox(0.36, 0.07, 0.26, 0.03), skin('#ecc0a0'), [0, 0.77, 0.12]);
      add(
        root,
        surface(smoothUnion(0.01, capsule([-0.11, 0.806, 0.12], [0.11, 0.806, 0.12], 0.007)), 0.004, [
          [-0.2, 0.7, 0],
          [0.2, 0.9, 0.3],
        ]),
        clay('#b5483f'),
      );
      for (let i = 0; i < 4; i++)
        add(
          root,
          tube(
            [
              [-0.08 + i * 0.035, 0.803, 0.1],
              [-0.08 + i * 0.035, 0.815, 0.12],
              [-0.08 + i * 0.035, 0.803, 0.14],
            ],
            0.0018,
          ),
          clay('#1b2650'),
        );
      add(root, roundedBox(0.26, 0.02, 0.18, 0.008), clay('#c8d2ea'), [0.48, 0.745, 0.15], [0, -0.2, 0]);
      for (let i = 0; i < 4; i++)
        add(root, roundedBox(0.01, 0.008, 0.14, 0.003), clay('#8fa0c4'), [0.42 + i * 0.04, 0.76, 0.15], [0, -0.2, 0]);
      const seat = { at: [0, 0, -0.42] as Vec3, turn: 0 };
      /** Where thread is pulled by the right forceps, and where the left one lifts the edge. */
      const [pulled, lifted]: Vec3[] = [
        [-0.045, 0.835, 0.125],
        [0.05, 0.812, 0.128],
      ];
      const hand = (s: 1 | -1, tip: Vec3) =>
        pinchTo(seat, s < 0 ? 'right' : 'left', FORCEPS, {
          tip,
          pointing: [-s * 0.5, -0.66, 0.42],
          back: [s * 0.55, 0.8, 0.1],
          elbow: [s, -0.7, -0.4],
        });
      const skinHex = '#f6cfae';
      place(root, stool({ height: 0.52 }), seat.at);
      const p = place(
        root,
        person(
          {
            fine: true,
            hair: 'bun',
            figure: 'woman',
            dress: 'scrubs',
            topHex: '#2f9c95',
            trousersHex: '#2f9c95',
            skinHex,
          },
          sitting({
            hips: [0, 0.6, -0.05],
            lean: 0.3,
            headTurn: [0.42, 0, 0],
            left: hand(1, lifted),
            right: hand(-1, pulled),
            leftFoot: { at: [0.16, 0.085, 0.3] },
            rightFoot: { at: [-0.16, 0.085, 0.26] },
          }),
        ),
        seat.at,
      );
      for (const side of ['left', 'right'] as const) pinched(p, side, skinHex, FORCEPS, forceps(), 0.085);
      add(
        root,
        tube(curvePoints([pulled, [-0.03, 0.83, 0.12], [0.005, 0.812, 0.112], [0.01, 0.805, 0.12]], 16), 0.0011),
        clay('#1b2650'),
      );
      p.head.add(fnirsBand());
      place(
        root,
        monitor(recording('suture', ['brain', 'brain', 'motion']), { w: 0.5, h: 0.3 }),
        [-0.5, 0.735, -0.02],
        0.5,
      );
      return;
    }
    // therapist puts a muscle sensor on the calf of somebody who lies half up on a couch
    const couch = group(root, 'couch', [0, 0, -0.55], [0, Math.PI / 2, 0]);
    add(couch, roundedBox(0.72, 0.12, 1.25, 0.05), fabric('#5b8cff'), [0, 0.62, 0.35]);
    add(couch, roundedBox(0.5, 0.5, 0.7, 0.05), clay('#f4f7ff'), [0, 0.3, 0.15]);
    add(couch, roundedBox(0.7, 0.06, 1.2, 0.03), clay(colour.slate), [0, 0.05, 0.15]);
    const side = (s: 1 | -1): Pose['left'] => ({
      at: [s * 0.27, 0.745, 0.02],
      fingers: [s * 0.1, -0.12, 1],
      back: [s * 0.15, 1, 0.1],
      curl: 0.15,
    });
    const patient = place(
      couch,
      person(
        {
          fine: true,
          hair: 'crop',
          figure: 'man',
          dress: 'tee',
          topHex: '#f4f7ff',
          trousersHex: '#3b4669',
          trousers: 0.36,
          feet: 'bare',
          skinHex: '#eebb93',
          mouth: 'calm',
        },
        {
          hips: [0, 0.785, -0.13],
          lean: -0.55,
          headTurn: [0.32, -0.12, 0],
          left: side(1),
          right: side(-1),
          leftFoot: { at: [0.12, 0.778, 0.64], toes: [0.15, 0.82, 0.5], knee: [0.08, 1, 0.2] },
          rightFoot: { at: [-0.12, 0.778, 0.67], toes: [-0.15, 0.82, 0.5], knee: [-0.08, 1, 0.2] },
        },
      ),
    );
    shortLegs(patient, 0.36, '#3b4669');
    // the back part of the couch is set to his back
    const rest = group(couch, 'back-rest');
    rest.applyMatrix4(patient.body.chest);
    add(rest, roundedBox(0.72, 0.82, 0.12, 0.05), fabric('#5b8cff'), [0, 0.1, -0.172]);
    add(rest, roundedBox(0.4, 0.12, 0.1, 0.045), fabric('#f4f7ff'), [0, 0.44, -0.09]);
    const [near, far] = [patient.body.legs[1], patient.body.legs[0]];
    for (const t of [0.62, 1.38]) onCloth(patient, near, t, [-0.55, 1, 0], pod());
    onCloth(patient, far, 0.62, [0.2, 1, 0.1], pod());
    const placed = pod();
    onCloth(patient, far, 1.36, [0.15, 1, 0.1], placed);
    // her right forefinger presses the node on the far shin, the left hand steadies the ankle
    root.updateMatrixWorld(true);
    const node = placed.localToWorld(new Vector3(0, 0, 0.009)).toArray() as Vec3;
    const ankle = patient
      .localToWorld(new Vector3(far.end[0], far.end[1] + 0.055, far.end[2] - 0.05))
      .toArray() as Vec3;
    const stand = { at: [0.42, 0, -1.2] as Vec3, turn: -0.1 };
    const right = handTo(stand, 'right', {
      tip: node,
      towards: [0.1, -0.6, 0.78],
      back: [0.05, 0.78, 0.6],
      offset: FOREFINGER,
      curl: 0.5,
      point: true,
      thumb: 0.3,
      elbow: [-0.7, -0.5, -0.5],
    });
    const left = handTo(stand, 'left', {
      tip: ankle,
      towards: [-0.05, -0.3, 0.95],
      back: [0.1, 0.95, 0.3],
      offset: [0, -0.018, 0.075],
      curl: 0.3,
      thumb: 0.2,
      elbow: [0.7, -0.5, -0.5],
    });
    place(
      root,
      person(
        {
          fine: true,
          hair: 'ponytail',
          figure: 'woman',
          dress: 'scrubs',
          topHex: '#18a7b8',
          trousersHex: '#18a7b8',
          skinHex: '#f3c7a6',
          mouth: 'calm',
        },
        standing({ lean: 0.5, hips: [0, 0.9, -0.08], headTurn: [0.5, -0.1, 0], left, right }),
      ),
      stand.at,
      stand.turn,
    );
    add(root, roundedBox(0.5, 0.75, 0.4, 0.03), clay('#f4f7ff'), [-1.5, 0.38, -1.35]);
    for (let i = 0; i < 6; i++)
      place(root, pod(), [-1.62 + (i % 3) * 0.1, 0.77, -1.42 + Math.floor(i / 3) * 0.12], [-Math.PI / 2, 0, 0]);
    add(root, roundedBox(3.2, 0.02, 2.2, 0.005), matte('#dbe6fb'), [0.2, 0, -0.2]);
  },
  shots: [
    {
      media: 'domain/consumer-solution-2.webp',
      variant: 'audience',
      camera: { from: [2.3, 1.75, 2.2], at: [0.34, 1.06, -0.9], lens: 30 },
      light: nightlight([0, 0, 0], 1.1, 'left', { exposure: 0.3 }),
    },
    {
      media: 'domain/healthcare-solution-2.webp',
      variant: 'suture',
      camera: { from: [0.5, 1.36, 1.34], at: [-0.05, 0.975, -0.08], lens: 42 },
    },
    {
      media: 'domain/architecture-solution-2.webp',
      variant: 'office',
      camera: { from: [1.2, 1.6, 2.3], at: [0.05, 1.15, -0.6], lens: 38 },
    },
    {
      media: 'lab/qilin-gait-lab-2.webp',
      variant: 'electrodes',
      camera: { from: [1.25, 1.5, 1.55], at: [0.1, 0.95, -0.7], lens: 40 },
    },
  ],
});
