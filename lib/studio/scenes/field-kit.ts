import { daylight } from '../kit/light.ts';
import { clay, colour, gloss, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { wristSensor } from '../parts/devices/wearables.ts';
import { pod } from '../parts/laboratory.ts';
import { carton, pallet } from '../parts/load.ts';

/** Open carrying case: lid at 100°, grey foam with the devices laid in. Front towards +z. */
function openCase(lay: (g: ReturnType<typeof group>) => void) {
  const g = group(null, 'case');
  add(g, roundedBox(0.62, 0.18, 0.44, 0.03), clay('#27345f'), [0, 0.09, 0]);
  add(g, roundedBox(0.57, 0.04, 0.39, 0.015), matte('#39435f'), [0, 0.175, 0]);
  const lid = group(g, 'lid', [0, 0.19, -0.22], [-0.25, 0, 0]);
  add(lid, roundedBox(0.62, 0.44, 0.1, 0.03), clay('#27345f'), [0, 0.22, -0.05]);
  add(lid, roundedBox(0.56, 0.38, 0.02, 0.01), matte('#39435f'), [0, 0.22, 0.0]);
  add(lid, roundedBox(0.16, 0.05, 0.006, 0.002), clay('#f4f7ff'), [0, 0.36, 0.012]);
  for (const x of [-0.2, 0.2]) add(g, roundedBox(0.07, 0.06, 0.02, 0.008), clay(colour.steel), [x, 0.16, 0.225]);
  add(
    g,
    tube(
      [
        [-0.09, 0.1, 0.225],
        [-0.08, 0.1, 0.27],
        [0.08, 0.1, 0.27],
        [0.09, 0.1, 0.225],
      ],
      0.012,
    ),
    clay('#16203f'),
  );
  lay(group(g, 'content', [0, 0.198, 0]));
  return g;
}

/** Portable laboratory on a workshop floor. */
export default defineScene({
  light: daylight([0, -0.3, 0], 0.9),
  build(root) {
    add(root, roundedBox(30, 0.1, 30, 0.01), matte('#c9cfdd'), [0, -0.05, 0]);
    add(root, roundedBox(30, 4, 0.2, 0.02), matte('#dfe5f1'), [0, 2, -2.6]);
    for (const z of [-1.3, 1.1]) add(root, roundedBox(30, 0.004, 0.09, 0.001), matte('#ffcf3f'), [0, 0.002, z]);
    const spots: [number, number, number][] = [
      [-1.0, 0.0, 0.45],
      [-0.38, -0.6, 0.15],
      [0.38, -0.6, -0.15],
      [1.0, 0.0, -0.45],
    ];
    const lays: ((g: ReturnType<typeof group>) => void)[] = [
      (g) => {
        for (let i = 0; i < 10; i++) place(g, pod(colour.motion, 0.045, 0.055), [-0.2 + (i % 5) * 0.1, 0.004, -0.08 + Math.floor(i / 5) * 0.15], [-Math.PI / 2, 0, 0]); // prettier-ignore
      },
      (g) => {
        place(g, eyeTrackingGlasses(), [-0.13, 0.02, -0.1], [-0.15, 0, 0], 1.05);
        place(g, eyeTrackingGlasses(), [0.14, 0.02, -0.1], [-0.15, 0, 0], 1.05);
        add(g, roundedBox(0.14, 0.03, 0.09, 0.012), clay('#f4f7ff'), [0.0, 0.01, 0.12]);
      },
      (g) => {
        for (let i = 0; i < 4; i++) place(g, wristSensor(), [-0.18 + i * 0.12, 0.012, -0.07], [0, 0, 0]);
        for (let i = 0; i < 4; i++)
          place(g, pod(colour.heart, 0.07, 0.05), [-0.18 + i * 0.12, 0.004, 0.1], [-Math.PI / 2, 0, 0]);
      },
      (g) => {
        for (let i = 0; i < 8; i++) place(g, pod(colour.muscle, 0.036, 0.05), [-0.21 + (i % 4) * 0.08, 0.004, -0.08 + Math.floor(i / 4) * 0.14], [-Math.PI / 2, 0, 0]); // prettier-ignore
        add(g, roundedBox(0.13, 0.05, 0.24, 0.015), gloss('#16203f'), [0.18, 0.01, 0]);
        add(g, roundedBox(0.09, 0.006, 0.006, 0.002), clay(colour.brand), [0.18, 0.037, 0.08]);
      },
    ];
    spots.forEach(([x, z, turn], i) => place(root, openCase(lays[i]), [x, 0, z], turn));
    place(root, pallet(), [-1.6, 0, -1.9], 0.15);
    for (const [x, y, z] of [
      [-1.85, 0.14, -1.9],
      [-1.4, 0.14, -1.85],
      [-1.65, 0.44, -1.9],
    ])
      place(root, carton(), [x, y, z], 0.1);
  },
  shots: [{ media: 'solution/work-lab.webp', camera: { from: [0.0, 1.5, 2.75], at: [0, 0.24, -0.15], lens: 40 } }],
});
