import { daylight } from '../kit/light.ts';
import { clay, colour, glow } from '../kit/material.ts';
import { add, group, hot, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, turned } from '../kit/solid.ts';
import { vrHeadset } from '../parts/devices/wearables.ts';
import { panelPicture, panelWall } from '../parts/panels.ts';
import { tablet } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { rug, sweep } from '../parts/stage.ts';
import { earClip, motionOnHip, motionOnLimb, pulseOnArm, pulseOnWrist } from '../parts/worn-sensors.ts';

/** Model that floats before the participant and is turned with the hand: a small house of glowing bars over a disc. */
function floatingModel() {
  const g = hot(group(null, ''), 'spatial-interaction');
  add(g, turned([[0, 0], [0.26, 0], [0.26, 0.02], [0, 0.02]], 0.008, 96), clay('#ffffff'), [0, -0.36, 0]); // prettier-ignore
  add(g, turned([[0.2, 0.021], [0.215, 0.021], [0.215, 0.027], [0.2, 0.027]], 0.002, 96), glow(colour.gaze), [0, -0.36, 0]); // prettier-ignore
  const s = 0.15;
  for (const a of [-s, s])
    for (const b of [-s, s]) {
      add(g, roundedBox(2 * s + 0.012, 0.012, 0.012, 0.005, 3), glow(colour.gaze), [0, a, b]);
      add(g, roundedBox(0.012, 2 * s + 0.012, 0.012, 0.005, 3), glow(colour.gaze), [a, 0, b]);
      add(g, roundedBox(0.012, 0.012, 2 * s + 0.012, 0.005, 3), glow(colour.gaze), [a, b, 0]);
    }
  const blocks: [number, number, number, string][] = [[-0.065, 0.13, 0.05, colour.brand], [0.05, 0.2, -0.05, '#ffffff'], [0.07, 0.09, 0.08, colour.motion], [-0.06, 0.07, -0.08, colour.skin]]; // prettier-ignore
  for (const [x, h, z, hex] of blocks) add(g, roundedBox(0.09, h, 0.09, 0.014), clay(hex), [x, -s + 0.006 + h / 2, z]);
  return g;
}

/** The whole method in one room: a participant with everything worn, what is looked at, and the five views of it. */
export default defineScene({
  light: daylight([0, 0, 0.2], 1.25, 'left', { exposure: 0.14 }),
  build(root) {
    sweep(root, '#dfe8fb', -3.4, 1.8);
    rug(root, 5.6, 2.7, '#cbd9fa', [0.1, 0, 0.05], 0.9);
    const p = place(
      root,
      person(
        { hair: 'short', figure: 'man', dress: 'tee', topHex: '#f4f7ff', trousersHex: '#24357a', skinHex: '#eebb93' },
        standing({
          headTurn: [0.05, -0.08, 0],
          left: { at: [0.2, 1.12, 0.44], fingers: [-0.1, 0.3, 1], back: [0.8, 0.5, 0], curl: 0.25, spread: 1.3, elbow: [1, -0.8, 0] }, // prettier-ignore
          right: { at: [-0.16, 1.3, 0.5], fingers: [0.1, 0.35, 1], back: [-0.75, 0.6, 0], curl: 0.2, spread: 1.4, elbow: [-1, -0.8, 0] }, // prettier-ignore
          leftFoot: { at: [0.12, 0.085, 0.2] },
          rightFoot: { at: [-0.12, 0.085, -0.14], toes: [-0.3, 0, 1] },
        }),
      ),
      [-1.42, 0.02, 0.1],
      1.12,
    );
    const [leftArm, rightArm] = p.body.arms;
    const [leftLeg, rightLeg] = p.body.legs;
    hot(place(p.head, group(null, '')), 'eye-tracking').add(vrHeadset());
    hot(place(p.head, group(null, '')), 'physiology-ear').add(earClip(-1));
    pulseOnArm(p, 'physiology-arm', rightArm, [-1, 0, 0.15]);
    pulseOnWrist(p, 'physiology-wrist', 'right');
    motionOnHip(p, 'motion-hip');
    motionOnLimb(p, 'motion-arm', leftArm, 1.45, [0, 1, 0.1]);
    motionOnLimb(p, 'motion-thigh', rightLeg, 0.5, [-1, 0, 0.3]);
    motionOnLimb(p, 'motion-shank', leftLeg, 1.5, [0.3, 0, 1]);
    place(root, floatingModel(), [-0.62, 1.32, 0.42], 0.6);
    add(root, turned([[0, 0], [0.3, 0], [0.3, 0.03], [0.06, 0.06], [0.05, 0.9], [0.26, 0.94], [0, 0.94]], 0.012, 96), clay('#ffffff'), [-0.62, 0.02, 0.42]); // prettier-ignore
    place(root, panelWall(), [1.06, 0.02, -0.55], -0.22, 1.04);
    const helper = place(
      root,
      person(
        {
          hair: 'bob',
          figure: 'woman',
          dress: 'labcoat',
          topHex: '#f4f7ff',
          trousersHex: '#1a2547',
          skinHex: '#f3c7a6',
        },
        standing({
          headTurn: [0.32, 0.1, 0],
          left: { at: [0.13, 1.06, 0.3], fingers: [-0.6, 0.1, 0.8], back: [0.4, -0.9, 0.2], curl: 0.3 },
          right: { at: [-0.1, 1.1, 0.32], fingers: [0.3, -0.1, 1], back: [-0.3, 1, 0], curl: 0.5, point: true },
        }),
      ),
      [2.36, 0.02, 0.3],
      -1.05,
    );
    place(helper, tablet(panelPicture('events', 'tablet-events'), 0.24, 0.17), [0.04, 1.1, 0.4], [-0.65, Math.PI, 0]);
  },
  shots: [
    {
      media: 'illustration/solution.webp',
      areas: true,
      size: [2400, 1500],
      camera: { from: [0.4, 1.6, 6.1], at: [0.42, 0.98, 0], lens: 45.5 },
    },
  ],
});
