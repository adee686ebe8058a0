import type { Group, Mesh } from 'three';
import { productDark } from '../kit/light.ts';
import { colour } from '../kit/material.ts';
import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { cyclorama } from '../parts/stage.ts';
import { earClip, motionOnChest } from '../parts/worn-sensors.ts';

const FACE: Vec3 = [0, 1.55, 0];

/** At this distance even clean lenses would come out grainy: the frame stays, the panes go. */
function withoutLenses(glasses: Group): Group {
  glasses.traverse((thing) => {
    const { material } = thing as Mesh;
    if (material && !Array.isArray(material) && material.name.startsWith('glass')) thing.visible = false;
  });
  return glasses;
}

/** The participant in the middle of the home page's dial: cap, glasses and ear clip, looking at what comes. */
export default defineScene({
  light: productDark([0, 1.5, 0], 1.15, {
    lights: [
      { from: [-1.0, 2.2, 1.9], at: FACE, size: 1.1, power: 62, colour: [1, 0.94, 0.88] },
      { from: [1.2, 1.5, 1.6], at: FACE, size: 1.8, power: 16, colour: [0.8, 0.88, 1] },
      { from: [1.5, 2.0, -0.9], at: FACE, size: 0.8, power: 62, colour: [0.45, 0.62, 1] },
      { from: [-1.5, 1.7, -0.9], at: FACE, size: 0.7, power: 30, colour: [0.62, 0.5, 1] },
    ],
  }),
  build(root) {
    cyclorama(root, '#16307a');
    const p = place(
      root,
      person(
        {
          hair: 'under',
          figure: 'woman',
          dress: 'hoodie',
          topHex: '#e9effb',
          trousersHex: '#1a2547',
          skinHex: '#f3c7a6',
        },
        standing({ headTurn: [0.02, -0.18, 0] }),
      ),
      [0, 0, 0],
      0.62,
    );
    group(p.head, 'worn').add(
      eegCap({ capHex: colour.brand, trimHex: '#ffffff' }),
      withoutLenses(eyeTrackingGlasses()),
      earClip(-1),
    );
    motionOnChest(p, 'motion');
  },
  shots: [
    {
      media: 'illustration/hero.webp',
      size: [2400, 1500],
      camera: { from: [0.12, 1.6, 2.1], at: [0.01, 1.56, 0], lens: 84, fstop: 9, focus: [0, 1.6, 0.1] },
    },
  ],
});
