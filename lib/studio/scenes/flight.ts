import { nightlight } from '../kit/light.ts';
import { clay, colour, fabric, glow, gloss } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { curvePoints, panel, roundedBox, tube } from '../kit/solid.ts';
import { box, capsule, path, smoothUnion, type Vec3 } from '../kit/sdf.ts';
import { surface } from '../kit/surface.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { headset } from '../parts/devices/wearables.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, type Pose } from '../parts/person/pose.ts';
import { flightDisplay, runway } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { carSeat, curvedScreens } from '../parts/vehicle.ts';

interface Variant {
  pilots: boolean;
  glassesOnPanel?: boolean;
  lookDown?: boolean;
}

const SEAT = 0.5;

/** Flight deck: two seats side by side, panel with displays, runway outside. Pilots look along −z. */
export default defineScene<Variant>({
  light: nightlight([0, 0.1, 0.1], 1, 'left', { exposure: 0.3 }),
  build(root, v = { pilots: true }) {
    cyclorama(root, '#0c1a44');
    place(
      root,
      curvedScreens(runway('runway'), { radius: 2.3, bottom: 0.55, height: 1.25, each: 0.56 }),
      [0, 0.1, 0.3],
    );
    const deck = group(root, 'deck', [0, 0.12, 0.3], [0, Math.PI, 0]);
    add(deck, roundedBox(2.3, 0.12, 2.1, 0.05), clay('#1a2a63'), [0, -0.06, 0.2]);
    const glare = smoothUnion(
      0.05,
      box([0, 0.98, 0.92], [0.98, 0.04, 0.2], 0.035),
      box([0, 0.55, 1.02], [0.95, 0.42, 0.1], 0.05),
    );
    add(deck, surface(glare, 0.016), clay('#3b4b7d'));
    add(deck, surface(box([0, 0.42, 0.5], [0.15, 0.16, 0.45], 0.05), 0.013), clay('#4a5b90'));
    const face = group(deck, 'panel', [0, 0.74, 0.9], [-0.12, Math.PI, 0]);
    for (const [i, x] of [-0.72, -0.42, 0.42, 0.72].entries()) {
      add(face, roundedBox(0.27, 0.29, 0.02, 0.01), gloss('#0a1128'), [x, 0, 0]);
      add(face, panel(0.24, 0.26, 0.006), flightDisplay(`flight${i % 2}`), [x, 0, 0.0112]);
    }
    for (const y of [0.09, -0.17]) {
      add(face, roundedBox(0.34, 0.23, 0.02, 0.01), gloss('#0a1128'), [0, y, 0]);
      add(face, panel(0.31, 0.2, 0.006), flightDisplay(`flight-middle${y > 0}`), [0, y, 0.0112]);
    }
    for (let i = 0; i < 14; i++)
      add(deck, roundedBox(0.03, 0.014, 0.018, 0.005), i % 4 ? clay('#c9d6f0') : glow(colour.skin), [
        -0.4 + i * 0.062,
        1.0,
        0.712,
      ]);
    for (const s of [-1, 1]) {
      const lever = path(
        [
          [s * 0.035, 0.56, 0.42],
          [s * 0.035, 0.68, 0.47],
        ],
        0.011,
        0.014,
      );
      add(
        deck,
        surface(smoothUnion(0.01, lever, capsule([s * 0.055, 0.69, 0.47], [s * 0.015, 0.69, 0.47], 0.017)), 0.006),
        clay('#f4f7ff'),
      );
      const wheel = group(deck, 'yoke', [s * SEAT, 0.72, 0.5]);
      const arc: Vec3[] = [
        [-0.15, 0.1, 0],
        [-0.16, 0.0, 0],
        [-0.12, -0.07, 0],
        [0, -0.08, 0],
        [0.12, -0.07, 0],
        [0.16, 0, 0],
        [0.15, 0.1, 0],
      ];
      add(wheel, tube(curvePoints(arc, 24), 0.016, 60), clay('#16203f'));
      add(wheel, roundedBox(0.12, 0.06, 0.04, 0.018), clay('#27345f'), [0, -0.08, 0]);
      add(
        wheel,
        tube(
          [
            [0, -0.08, 0.02],
            [0, -0.16, 0.22],
            [0, -0.22, 0.42],
          ],
          0.03,
        ),
        clay('#27345f'),
      );
      place(deck, carSeat({ hex: '#3b4b7d', stripeHex: '#54669c' }), [s * SEAT, 0, 0]);
      for (const f of [-1, 1])
        add(
          deck,
          tube(
            [
              [s * 1.12, 0.98, 0.9],
              [s * 1.1, 1.35, 0.75],
              [s * 0.95, 1.75, 0.35],
              [s * 0.7 * f * s, 1.86, 0],
            ],
            0.03,
          ),
          clay('#54669c'),
        );
    }
    add(
      deck,
      tube(
        [
          [0, 1.02, 0.98],
          [0, 1.4, 0.82],
          [0, 1.84, 0.3],
        ],
        0.028,
      ),
      clay('#54669c'),
    );
    if (v.glassesOnPanel)
      for (const s of [-1, 1])
        place(deck, eyeTrackingGlasses(), [s * 0.34, 1.05, 0.78], [0, Math.PI + s * 0.3, 0], 1.15);
    if (!v.pilots) return;
    const shirt: PersonLook = { topHex: '#f4f7ff', trousersHex: '#16224a', shoeHex: '#16203f', dress: 'shirt' };
    const crew: [PersonLook, Pose][] = [
      [
        { ...shirt, hair: 'short', figure: 'man', skinHex: '#eebb93' },
        { headTurn: v.lookDown ? [0.28, 0, 0] : [0.12, -0.1, 0] },
      ],
      [
        { ...shirt, hair: 'bun', figure: 'woman', skinHex: '#f3c7a6', hairHex: '#2b1d18' },
        {
          headTurn: [0.0, 0.25, 0],
          left: { at: [0.36, 0.72, 0.42], fingers: [0.1, -0.1, 1], back: [0.2, 1, 0], curl: 0.7 },
        },
      ],
    ];
    crew.forEach(([look, pose], i) => {
      const s = i ? -1 : 1;
      const p = place(deck, person(look, driving([0, 0.74, 0.5], 0.15, pose)), [s * SEAT, 0, 0]);
      p.head.add(eyeTrackingGlasses());
      if (!i) p.head.add(headset({ hex: '#16203f' }));
      const chest = group(p, 'epaulettes');
      chest.applyMatrix4(p.body.chest);
      for (const e of [-1, 1])
        add(
          chest,
          roundedBox(0.055, 0.012, 0.1, 0.005),
          fabric('#16224a'),
          [e * 0.118, 0.305, -0.012],
          [0, 0, -e * 0.28],
        );
    });
  },
  shots: [
    {
      media: 'case/approach-scan.webp',
      variant: { pilots: true, lookDown: true },
      camera: { from: [1.9, 1.95, 3.0], at: [0.0, 1.05, -0.3], lens: 36 },
    },
    {
      media: 'solution/flight-lab.webp',
      variant: { pilots: false, glassesOnPanel: true },
      camera: { from: [0.45, 1.62, 1.75], at: [0, 1.0, -0.6], lens: 34 },
    },
    {
      media: 'domain/aviation.webp',
      variant: { pilots: true, lookDown: true },
      camera: { from: [-2.0, 1.65, 0.75], at: [-0.3, 1.1, -0.05], lens: 42 },
    },
    {
      media: 'solution/flight-lab-home.webp',
      variant: { pilots: true },
      camera: { from: [0.1, 1.95, 2.9], at: [0, 1.08, -0.6], lens: 34 },
    },
    {
      media: 'lab/beichen-cockpit-lab.webp',
      variant: { pilots: true },
      camera: { from: [1.75, 1.6, -0.05], at: [0.15, 1.1, 0.05], lens: 38 },
    },
    {
      media: 'solution/flight-lab-child-3.webp',
      variant: { pilots: true, lookDown: true },
      camera: { from: [-2.3, 1.4, -0.15], at: [0.0, 1.12, 0.0], lens: 46 },
    },
    {
      media: 'solution/flight-lab-child-1.webp',
      variant: { pilots: false },
      camera: { from: [-0.35, 1.2, 0.55], at: [-0.15, 0.9, -0.6], lens: 36 },
    },
  ],
});
