import type { Material } from 'three';
import { nightlight } from '../kit/light.ts';
import { clay, colour, gloss, glow } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { panel, roundedBox, tube } from '../kit/solid.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { roadWithHeadUp } from '../parts/head-up.ts';
import { pod } from '../parts/laboratory.ts';
import { dials, routeMap } from '../parts/lorry-cab.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, type Pose } from '../parts/person/pose.ts';
import { cyclorama } from '../parts/stage.ts';
import { trainLine, trainSignals, trainSpeed } from '../parts/train-screens.ts';
import { cabin, carSeat, GRIP, smallCamera, WHEEL } from '../parts/vehicle.ts';
import { tunnel } from '../parts/views.ts';

interface Variant {
  kind: 'hud' | 'train';
  who: PersonLook | null;
  pose?: Pose;
  heart?: boolean;
}

/** Fist on the train's drive and brake lever. */
const ON_LEVER = handTo({ at: [0, 0, 0], turn: 0 }, 'left', {
  tip: [0.34, 0.945, 0.675],
  towards: [0.05, -0.15, 1],
  back: [0.25, 1, 0.15],
  offset: [0, -0.03, 0.09],
  curl: 0.95,
  thumb: 0.6,
});

/** Cabs seen from inside: windscreen with the outside world, driver in half profile, small recorders on the dashboard. */
export default defineScene<Variant>({
  light: nightlight([0, 0, 0.1], 0.9, 'left', { exposure: 0.35 }),
  build(root, v) {
    if (!v) return;
    cyclorama(root, '#0c1a44', 6);
    const cab = group(root, 'cab', [0, 0.1, 0.3], [0, Math.PI, 0]);
    const outside: Material = v.kind === 'train' ? tunnel('tunnel') : roadWithHeadUp('hud');
    add(root, panel(3.9, 1.46, 0.03), outside, [0.1, 1.45, -1.35]);
    add(cab, roundedBox(3.4, 0.06, 2.8, 0.02), clay('#1a2552'), [0, -0.03, 0.2]);
    place(cab, carSeat({ hex: v.kind === 'train' ? '#3b4b7d' : '#2b3c86', stripeHex: '#54669c' }));
    if (v.kind === 'train') {
      add(cab, roundedBox(2.2, 0.14, 0.62, 0.05), clay('#98a2bd'), [0, 0.72, 0.86]);
      add(cab, roundedBox(2.0, 0.7, 0.3, 0.05), clay('#6b7697'), [0, 0.35, 1.0]);
      for (const [i, x] of [-0.55, 0, 0.55].entries()) {
        const s = group(cab, 'display', [x, 0.93, 0.93], [0.4, Math.PI, 0]);
        add(s, roundedBox(0.42, 0.28, 0.025, 0.01), gloss('#0a1128'));
        add(s, panel(0.39, 0.25, 0.008), [trainSignals, trainSpeed, trainLine][i](`train${i}`), [0, 0, 0.014]);
      }
      for (let i = 0; i < 12; i++)
        add(
          cab,
          roundedBox(0.035, 0.02, 0.035, 0.008),
          i % 3 ? clay('#f4f7ff') : glow([colour.muscle, colour.heart, colour.skin][i % 3]),
          [-0.5 + i * 0.09, 0.8, 0.66],
        );
      add(
        cab,
        tube(
          [
            [0.34, 0.79, 0.72],
            [0.34, 0.92, 0.68],
          ],
          0.016,
          4,
        ),
        clay('#16203f'),
      );
      add(cab, roundedBox(0.07, 0.06, 0.05, 0.022), clay('#ff5c7a'), [0.34, 0.94, 0.675]);
    } else {
      place(
        cab,
        cabin({
          hex: '#aebce0',
          shell: 'door',
          tilt: 0.42,
          middle: routeMap('route', false),
          instruments: dials('dials'),
        }),
      );
      place(cab, smallCamera(), [-0.12, 0.79, 0.8], Math.PI - 0.2);
    }
    for (const s of [-1, 1])
      add(
        cab,
        tube(
          [
            [s * 1.3, 0.75, 1.05],
            [s * 1.25, 1.35, 0.85],
            [s * 1.12, 1.95, 0.3],
          ],
          0.04,
        ),
        clay('#54669c'),
      );
    if (!v.who) return;
    const p = place(cab, person(v.who, driving(WHEEL, GRIP, v.pose)));
    p.head.add(eyeTrackingGlasses());
    if (v.heart) {
      const ecg = pod(colour.heart, 0.07, 0.05);
      ecg.applyMatrix4(p.body.chest);
      ecg.translateX(0.045).translateY(0.16).translateZ(0.124).rotateX(-0.3);
      p.add(ecg);
    }
  },
  shots: [
    {
      media: 'case/hud-position.webp',
      variant: {
        kind: 'hud',
        who: { hair: 'ponytail', figure: 'woman', topHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#f3c7a6' },
        pose: {},
      },
      camera: { from: [0.95, 1.5, 1.45], at: [-0.1, 1.15, -0.5], lens: 38 },
    },
    {
      media: 'case/rail-call-response.webp',
      variant: {
        kind: 'train',
        who: {
          hair: 'short',
          figure: 'man',
          dress: 'suit',
          topHex: '#27458f',
          accentHex: '#f4f7ff',
          trousersHex: '#16224a',
          skinHex: '#eebb93',
        },
        pose: {
          lean: -0.02,
          headTurn: [0.0, -0.1, 0],
          right: {
            at: [-0.2, 1.28, 0.5],
            fingers: [-0.05, 0.15, 1],
            back: [-0.6, 0.7, 0],
            curl: 0.9,
            point: true,
            thumb: 0.5,
          },
          left: ON_LEVER,
        },
      },
      light: nightlight([0, 0, 0.1], 0.9, 'left', { exposure: 0.7 }),
      camera: { from: [1.5, 1.55, 1.5], at: [-0.1, 1.1, -0.4], lens: 38 },
    },
    {
      media: 'lab/jinling-cab-lab.webp',
      variant: { kind: 'train', who: null },
      camera: { from: [0.75, 1.6, 2.1], at: [0, 1.0, -0.6], lens: 34 },
    },
    {
      media: 'lab/jinling-cab-lab-2.webp',
      variant: {
        kind: 'train',
        heart: true,
        who: {
          hair: 'crop',
          figure: 'man',
          dress: 'tee',
          topHex: '#c9d6f0',
          trousersHex: '#16224a',
          skinHex: '#d9a074',
        },
        pose: {
          lean: -0.04,
          left: ON_LEVER,
          right: { at: [-0.25, 0.86, 0.42], fingers: [0, -0.1, 1], back: [-0.3, 1, 0], curl: 0.3 },
        },
      },
      light: nightlight([0, 0, 0.1], 0.9, 'right', { exposure: 0.45 }),
      camera: { from: [0.95, 1.45, -0.95], at: [0, 1.12, 0.3], lens: 52 },
    },
    {
      media: 'solution/driving-lab-child-2.webp',
      variant: { kind: 'hud', who: null },
      camera: { from: [0.42, 1.28, 0.62], at: [-0.02, 1.08, -0.7], lens: 34 },
    },
  ],
});
