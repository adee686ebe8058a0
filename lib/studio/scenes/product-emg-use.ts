import { Vector3 } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, fabric, matte, metal } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, cast, frame, mix, roundCone, smoothUnion, type Sdf, type Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab, turned } from '../kit/solid.ts';
import { fittedExoskeleton, rolledHem } from '../parts/devices/hip-exoskeleton.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { stick } from '../parts/devices/fixing.ts';
import { electricScrewdriver } from '../parts/devices/electric-screwdriver.ts';
import { muscleSensor } from '../parts/devices/muscle.ts';
import { onBack } from '../parts/devices/muscle-worn.ts';
import { desk, monitor, officeChair, stool } from '../parts/furniture.ts';
import { carton, pallet } from '../parts/load.ts';
import { startingBlocks, track } from '../parts/laboratory.ts';
import { bareShankOf, bareThigh } from '../parts/person/bare.ts';
import { person, type Person } from '../parts/person/person.ts';
import { BOX, lifting, palms } from '../parts/person/lifting.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { shortLegs } from '../parts/person/shorts.ts';
import { BLOCKS, LINE, set } from '../parts/person/running.ts';
import { room } from '../parts/room.ts';
import { recording } from '../parts/screens.ts';
import { hardHat } from '../parts/devices/wearables.ts';

type Variant = 'assembly' | 'sprint' | 'exoskeleton' | 'steel' | 'wiping';

/** Frame of a foot as `person` puts it. */
const footFrame = (p: Person, i: number, toes: Vec3) => frame(p.body.legs[i].end, toes, [0, 1, 0]);

/** Muscle sensors at work: assembly, sprint start, lifting, preparing the skin. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1),
  build(root, v) {
    if (v === 'assembly') {
      place(root, room({ w: 6, d: 2, h: 3, left: true, wallHex: '#dfe7f8' }));
      place(root, desk({ w: 1.7, d: 0.8 }), [0, 0, 0.55]);
      const p = place(root, person({ fine: true, figure: 'man', hair: 'crop', dress: 'tee', topHex: '#3f5fae', trousersHex: '#27345f', skinHex: '#e3ab83', mouth: 'calm', weight: 0.1 }, sitting({ hips: [0, 0.58, -0.08], lean: 0.2, headTurn: [0.5, 0.1, 0], right: { at: [-0.17, 0.965, 0.36], fingers: [0.75, -0.12, 0.62], back: [-0.5, 0.35, 0.75], curl: 0.72, thumb: 0.55, elbow: [-1, -0.4, -0.2] }, left: { at: [0.2, 0.8, 0.37], fingers: [-0.75, -0.1, 0.6], back: [0.3, 0.8, 0.3], curl: 0.45, thumb: 0.3 } }))); // prettier-ignore
      const tool = group(p, 'tool');
      tool.applyMatrix4(p.hand.right);
      tool.add(electricScrewdriver());
      const arm = p.body.arms[1];
      const f: Sdf = smoothUnion(0.03, roundCone(arm.root, arm.middle, 0.056, 0.046), roundCone(arm.middle, arm.end, 0.046, 0.023)); // prettier-ignore
      const along: Vec3 = [arm.end[0] - arm.middle[0], arm.end[1] - arm.middle[1], arm.end[2] - arm.middle[2]];
      for (const [t, d] of [
        [0.3, [-0.55, 0.6, 0.62]],
        [0.56, [-0.2, 0.75, 0.7]],
      ] as [number, Vec3][]) {
        const q = mix(arm.middle, arm.end, t);
        stick(p, muscleSensor('m4'), f, [q[0] + d[0] * 0.2, q[1] + d[1] * 0.2, q[2] + d[2] * 0.2], [-d[0], -d[1], -d[2]], along); // prettier-ignore
      }
      const tip = apply(p.hand.right, [-0.17, -0.032, 0.088]);
      const work = group(root, 'work', [tip[0] + 0.05, tip[1] - 0.058, tip[2] + 0.03], [0, 0.3, 0]);
      add(
        root,
        slab(0.26, 0.2, tip[1] - 0.058 - 0.737, 0.02, 0.003),
        clay('#c9d6f0'),
        [tip[0] + 0.05, 0.737, tip[2] + 0.03],
        [0, 0.3, 0],
      );
      add(work, slab(0.2, 0.15, 0.05, 0.016, 0.006), clay('#e6ecf8'));
      add(work, slab(0.17, 0.12, 0.006, 0.01, 0.002), clay('#8fa3d8'), [0, 0.049, 0]);
      for (const [x, z] of [[-0.07, -0.045], [0.07, -0.045], [-0.07, 0.045], [0.07, 0.045]]) add(work, turned([[0, 0.006], [0.006, 0.006], [0.006, 0], [0, 0]], 0.002, 20), metal('#aeb7c9'), [x, 0.055, z]); // prettier-ignore
      return;
    }
    if (v === 'sprint') {
      place(root, room({ w: 9, d: 3, h: 4.6, wallHex: '#e3eaf8', floorHex: '#c7d3ec' }));
      const lane = group(root, 'lane', [0, 0, 0], [0, -Math.PI / 2, 0]);
      place(lane, track(3, 12), [-0.55, 0, 0]);
      place(lane, startingBlocks(), [0, 0.015, BLOCKS.set]);
      add(lane, slab(3.3, 0.05, 0.003, 0.001, 0.0008), matte('#ffffff'), [-0.55, 0.0152, LINE.set]);
      const pose = set();
      const toes = [pose.leftFoot!.toes!, pose.rightFoot!.toes!];
      const p = place(lane, person({ fine: true, figure: 'woman', hair: 'ponytail', dress: 'tee', topHex: colour.brand, trousersHex: '#16224a', trousers: 0.24, skinHex: '#d9a074', shoeHex: '#f4f7ff', mouth: 'calm' }, pose), [0, 0.015, 0]); // prettier-ignore
      shortLegs(p, 0.24, '#16224a');
      for (const i of [0, 1]) {
        const leg = p.body.legs[i];
        const out = i ? -1 : 1;
        const thigh = bareThigh(p.body, i);
        const q = mix(leg.root, leg.middle, 0.62);
        stick(p, muscleSensor('m8'), thigh, [q[0] + out * 0.3, q[1] + 0.03, q[2] + 0.02], [-out, 0, 0], [leg.middle[0] - leg.root[0], leg.middle[1] - leg.root[1], leg.middle[2] - leg.root[2]]); // prettier-ignore
        const shank = bareShankOf(p.body, i, footFrame(p, i, toes[i]));
        const along: Vec3 = [leg.end[0] - leg.middle[0], leg.end[1] - leg.middle[1], leg.end[2] - leg.middle[2]];
        for (const [t, back] of [
          [0.3, -0.025],
          [0.36, 0.045],
        ]) {
          const k = mix(leg.middle, leg.end, t);
          stick(p, muscleSensor('m8'), shank, [k[0] + out * 0.3, k[1] + (back < 0 ? -0.02 : 0.015), k[2] + back], [-out, 0, 0], along); // prettier-ignore
        }
      }
      return;
    }
    if (v === 'exoskeleton' || v === 'steel') {
      const steel = v === 'steel';
      place(root, room({ w: 9, d: 3, h: 4.6, wallHex: steel ? '#cfd8e8' : '#e3eaf8', floorHex: steel ? '#b7c1d6' : '#ccd8f0', left: true })); // prettier-ignore
      const rolled = steel ? 0.1 : 0.09;
      const p = place(root, person({ fine: !steel, figure: 'man', hair: steel ? 'short' : 'crop', dress: 'tee', topHex: steel ? '#f4f7ff' : '#3f5fae', trousersHex: steel ? '#2d3d70' : '#27345f', shoeHex: '#3a2a22', skinHex: steel ? '#dba377' : '#e6b18a', weight: steel ? 0.4 : 0.1, rolled }, lifting(steel ? { headTurn: [0.3, -0.3, 0] } : palms())), [0, 0, 0], steel ? 2.35 : -2.3); // prettier-ignore
      onBack(p, steel ? [[-0.045, 0.04], [0.045, 0.04], [-0.05, -0.03], [0.05, -0.03]] : [[-0.036, 0.055], [0.036, 0.055], [-0.036, -0.005], [0.036, -0.005]], 'm16'); // prettier-ignore
      if (steel) {
        p.head.add(hardHat({ hex: '#ffb020' }));
        for (let i = 0; i < 3; i++) for (let k = 0; k < 3; k++) add(root, turned([[0, 0], [0.42, 0], [0.42, 0.5], [0.2, 0.5], [0.2, 0.02], [0, 0.02]], 0.02, 56), metal('#8e99b3'), [-2.6 + i * 0.95, 0.42 + k * 0.0, -2.0 - k * 0.1], [Math.PI / 2, 0, 0]); // prettier-ignore
        add(root, roundedBox(9, 0.16, 0.16, 0.02), clay('#f0b93a'), [0, 2.6, -2.4]);
      } else {
        rolledHem(p, rolled, '#3f5fae');
        fittedExoskeleton(p);
        place(root, pallet(), [1.2, 0, -1.0], 0.4);
        place(root, carton(0.38, 0.26, 0.3), [1.15, 0.14, -1.05], 0.5);
        place(root, desk({ w: 1.2 }), [-1.6, 0, -1.7]);
        place(root, monitor(recording('exo-emg', ['muscle', 'muscle', 'muscle', 'motion'])), [-1.6, 0.735, -1.8]);
      }
      place(p, carton(0.38, 0.26, 0.3), steel ? [0, 0.27, 0.5] : [0, BOX.low, BOX.ahead]);
      return;
    }
    place(root, room({ w: 6, d: 2, h: 3, left: true, wallHex: '#dfe7f8' }));
    const toes: Vec3 = [0.1, -0.05, 1];
    const turn = 0.12;
    const subject = place(root, person({ fine: true, figure: 'woman', hair: 'ponytail', dress: 'tee', topHex: '#8fb0ff', trousersHex: '#27345f', trousers: 0.3, skinHex: '#eebb96', shoeHex: '#f4f7ff', mouth: 'calm' }, sitting({ hips: [0, 0.59, -0.05], headTurn: [0.4, 0.45, 0], leftFoot: { at: [0.17, 0.2, 0.5], toes }, left: { at: [0.2, 0.71, 0.16], fingers: [-0.1, -0.3, 1], back: [0.3, 1, 0.3], curl: 0.35 } })), [0, 0, 0], turn); // prettier-ignore
    place(root, officeChair({ arms: false }), [0, 0.03, -0.03], turn);
    place(subject, stool({ height: 0.11 }), [0.18, 0, 0.53]);
    const leg = subject.body.legs[0];
    const shank = bareShankOf(subject.body, 0, footFrame(subject, 0, toes));
    const along: Vec3 = [leg.end[0] - leg.middle[0], leg.end[1] - leg.middle[1], leg.end[2] - leg.middle[2]];
    const k = mix(leg.middle, leg.end, 0.3);
    stick(subject, muscleSensor('m8'), shank, [k[0] + 0.2, k[1], k[2] + 0.3], [-0.55, 0, -0.83], along);
    // the pad under the helper's fingertips lies on the outer side of the calf, below the sensor
    const spot = mix(leg.middle, leg.end, 0.56);
    const wipe = cast(shank, [spot[0] + 0.26, spot[1], spot[2] + 0.15], [-0.866, 0, -0.5]) ?? spot;
    const pad = group(null, 'pad');
    add(pad, slab(0.058, 0.066, 0.008, 0.012, 0.0035), fabric('#ffffff'));
    stick(subject, pad, shank, [spot[0] + 0.26, spot[1], spot[2] + 0.15], [-0.866, 0, -0.5], along);
    subject.updateMatrixWorld(true);
    const tip = subject.localToWorld(new Vector3(wipe[0] + 0.006, wipe[1] + 0.004, wipe[2] + 0.004)).toArray() as Vec3;
    const stand = { at: [tip[0] + 0.53, 0, tip[2] - 0.05] as Vec3, turn: -1.62 };
    const left = handTo(stand, 'left', { tip, towards: [-0.88, -0.42, 0.05], back: [-0.36, 0.85, 0.35], offset: [0.008, -0.026, 0.155], curl: 0.26, thumb: 0.3, elbow: [0.7, -0.6, -0.3] }); // prettier-ignore
    place(root, person({ fine: true, figure: 'man', hair: 'short', dress: 'scrubs', topHex: '#18a7b8', trousersHex: '#18a7b8', skinHex: '#e0a67e', spectacles: true, mouth: 'calm' }, standing({ hips: [0, 0.44, -0.1], lean: 0.3, headTurn: [0.5, 0.12, 0], left, right: { at: [-0.15, 0.56, 0.2], fingers: [0.2, -0.3, 1], back: [0, 1, 0.3], curl: 0.35 }, leftFoot: { at: [0.16, 0.16, -0.42], toes: [0, -0.8, 0.6], knee: [0.2, -0.2, 1] }, rightFoot: { at: [-0.14, 0.085, 0.26], knee: [-0.3, 0.5, 1] } })), stand.at, stand.turn); // prettier-ignore
  },
  shots: [
    { media: 'product/hz-m4-1.webp', variant: 'assembly', camera: { from: [-0.72, 1.32, 1.02], at: [-0.13, 0.9, 0.3], lens: 50 } },
    { media: 'product/hz-m8-2.webp', variant: 'sprint', camera: { from: [0.5, 0.66, 2.25], at: [-0.03, 0.49, 0], lens: 50 } },
    { media: 'product/hz-m16-1.webp', variant: 'exoskeleton', camera: { from: [0.5, 1.55, 1.75], at: [0.06, 0.85, 0], lens: 46 } },
    { media: 'module/emg-header.webp', variant: 'steel', camera: { from: [-0.75, 1.55, 1.7], at: [0.02, 0.92, 0], lens: 50 } },
    { media: 'module/emg-introduction.webp', variant: 'wiping', camera: { from: [0.75, 1.05, 2.7], at: [0.44, 0.745, 0.2], lens: 44 } },
  ], // prettier-ignore
});
