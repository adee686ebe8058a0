import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { board, lectern, pupils } from '../parts/classroom.ts';
import { environmentLogger } from '../parts/devices/boxes.ts';
import { backpack } from '../parts/devices/marking-desk.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
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
    // in his own coordinates: a ladder before him and the tower's face behind it
    const climb = group(root, 'climb', [0, 0, 0], [0, Math.PI + 0.25, 0]);
    place(climb, latticeTower(), [0, -3.2, 1.62]);
    const steel = clay('#aab6cf');
    for (const x of [-0.23, 0.23]) add(climb, tube([[x, -1.5, 0.46], [x, 3.5, 0.46]], 0.02, 2), steel); // prettier-ignore
    for (let y = 0.15; y < 3.3; y += 0.28) add(climb, tube([[-0.23, y, 0.46], [0.23, y, 0.46]], 0.0145, 2), steel); // prettier-ignore
    for (const y of [0.57, 1.69]) for (const x of [-0.23, 0.23]) add(climb, tube([[x, y, 0.46], [x, y, 0.85]], 0.014, 2), steel); // prettier-ignore
    const grip = (side: 'left' | 'right', y: number) => {
      const s = side === 'left' ? 1 : -1;
      return handTo({ at: [0, 0, 0], turn: 0 }, side, { tip: [s * 0.15, y, 0.46], towards: [0, 0.45, 0.9], back: [s * 0.1, 0.9, -0.45], offset: [0, -0.026, 0.092], curl: 0.95, thumb: 0.5, elbow: [s * 0.8, -0.7, -0.2] }); // prettier-ignore
    };
    const p = person({ hair: 'crop', figure: 'man', dress: 'overall', topHex: '#3f6fd8', skinHex: '#d9a074', fine: true, mouth: 'calm' }, standing({ hips: [0, 0.9, 0], lean: 0.06, headTurn: [-0.25, 0.45, 0], left: grip('left', 1.55), right: grip('right', 1.27), rightFoot: { at: [-0.12, 0.52, 0.33], toes: [0, 0, 1] } })); // prettier-ignore
    p.head.add(hardHat());
    const pack = backpack();
    pack.applyMatrix4(p.body.chest);
    pack.translateY(0.02).translateZ(-0.115);
    p.add(pack);
    const holder = group(pack, 'holder', [0.152, -0.02, -0.085], [0, Math.PI / 2, 0]);
    add(holder, roundedBox(0.07, 0.12, 0.014, 0.006), clay(colour.ink));
    place(holder, environmentLogger(false), [0, -0.04, 0.055], 0, 1.1);
    climb.add(p);
  },
  shots: [
    { media: 'product/hz-v-env-1.webp', variant: 'classroom', light: daylight([0, 0.1, 0], 1.5, 'right'), camera: { from: [-2.6, 1.16, 1.25], at: [-2.72, 1.06, -0.8], lens: 38 } }, // prettier-ignore
    { media: 'product/hz-v-env-2.webp', variant: 'tower', camera: { from: [-1.25, 1.5, 1.45], at: [-0.06, 1.33, -0.08], lens: 44 } }, // prettier-ignore
  ],
});
