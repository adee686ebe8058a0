import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox } from '../kit/solid.ts';
import { board, lectern, pupils } from '../parts/classroom.ts';
import { environmentLogger } from '../parts/devices/boxes.ts';
import { backpack } from '../parts/devices/marking-desk.ts';
import { hardHat } from '../parts/devices/wearables.ts';
import { latticeTower, skyline } from '../parts/outdoors.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';

/** Environment loggers in use: by a classroom's window and on its lectern, on the pack of a worker who climbs. */
export default defineScene<'classroom' | 'tower'>({
  light: daylight([0, 0.1, 0], 1.5),
  build(root, where) {
    if (where === 'classroom') {
      place(root, room({ w: 6.4, d: 3, h: 3.1, left: true, right: false, wallHex: '#eef1e9', floorHex: '#d9cfc0' }));
      place(root, board(3.0, 1.2), [-0.6, 1.65, -2.94]);
      place(root, windowFrame(1.9, 1.3, daySky()), [-3.19, 1.62, 0.0], [0, Math.PI / 2, 0]);
      add(root, roundedBox(0.34, 0.04, 2.1, 0.012), clay('#ffffff'), [-3.02, 0.9, 0]);
      place(root, environmentLogger(), [-2.96, 0.92, 0.35], 0.4, 1.2);
      place(root, lectern(), [-1.75, 0, -1.75]);
      place(root, environmentLogger(), [-1.62, 0.975, -1.6], -0.2, 1.2);
      const class_ = group(root, 'class', [0.9, 0, -0.5], [0, Math.PI, 0]);
      place(class_, pupils(3, 2, { raised: [1] }));
      return;
    }
    skyline(root, 16, { low: -6 });
    place(root, latticeTower(), [0.1, -3.2, -0.85]);
    const p = person({ hair: 'crop', figure: 'man', dress: 'overall', topHex: '#3f6fd8', skinHex: '#d9a074' }, standing({ // prettier-ignore
      hips: [0, 0.9, 0],
      lean: 0.06,
      headTurn: [-0.25, 0.3, 0],
      left: { at: [0.26, 1.5, 0.36], fingers: [-0.1, 0.7, 0.6], back: [0.6, 0.2, -0.6], curl: 0.9 },
      right: { at: [-0.3, 1.3, 0.4], fingers: [0.1, 0.7, 0.6], back: [-0.6, 0.2, -0.6], curl: 0.9 },
      rightFoot: { at: [-0.12, 0.4, 0.22], toes: [0, 0, 1] },
    })); // prettier-ignore
    p.head.add(hardHat());
    const pack = backpack();
    pack.applyMatrix4(p.body.chest);
    pack.translateY(0.02).translateZ(-0.115);
    p.add(pack);
    const holder = group(pack, 'holder', [0.152, -0.02, -0.085], [0, Math.PI / 2, 0]);
    add(holder, roundedBox(0.07, 0.12, 0.014, 0.006), clay(colour.ink));
    place(holder, environmentLogger(false), [0, -0.04, 0.055], 0, 1.1);
    place(root, p, [0, 0, 0], Math.PI + 0.25);
  },
  shots: [
    { media: 'product/hz-v-env-1.webp', variant: 'classroom', light: daylight([0, 0.1, 0], 1.5, 'right'), camera: { from: [-2.6, 1.16, 1.25], at: [-2.72, 1.06, -0.8], lens: 38 } }, // prettier-ignore
    { media: 'product/hz-v-env-2.webp', variant: 'tower', camera: { from: [-1.05, 1.48, 1.4], at: [-0.02, 1.3, 0.05], lens: 50 } }, // prettier-ignore
  ],
});
