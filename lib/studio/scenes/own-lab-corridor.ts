import { daylight } from '../kit/light.ts';
import { clay, colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox } from '../kit/solid.ts';
import { plant } from '../parts/furniture.ts';
import { rails, walkway, wallCamera } from '../parts/laboratory.ts';
import { person } from '../parts/person/person.ts';
import { walking } from '../parts/person/pose.ts';
import { lamp } from '../parts/room.ts';
import { road } from '../parts/screens.ts';
import { cabin, carSeat, curvedScreens, platform } from '../parts/vehicle.ts';

const WALL = -1.35;
/** Where the two panes begin and end along the corridor. */
const PANES: [number, number][] = [[0.6, -2.5], [-3.2, -6.6]]; // prettier-ignore

/** Corridor of the own laboratory: behind the first pane the driving room, behind the second the movement room. */
export default defineScene({
  light: daylight([-0.6, 0.4, -1.4], 1.6, 'right', { exposure: 0.5 }),
  build(root) {
    add(root, roundedBox(14, 0.04, 22, 0.01), matte('#cbd5ea'), [-4, -0.02, -4]);
    add(root, roundedBox(0.14, 3, 20, 0.01), matte('#eef2fa'), [1.42, 1.5, -4]);
    add(root, roundedBox(3, 3, 0.14, 0.01), matte('#dfe7f6'), [0, 1.5, -9.5]);
    const wall = group(root, 'wall', [WALL, 0, 0]);
    add(wall, roundedBox(0.12, 0.5, 20, 0.01), matte('#e4ebf8'), [0, 0.25, -4]);
    add(wall, roundedBox(0.12, 0.6, 20, 0.01), matte('#e4ebf8'), [0, 2.7, -4]);
    const posts: [number, number][] = [[6, PANES[0][0]], [PANES[0][1], PANES[1][0]], [PANES[1][1], -14]]; // prettier-ignore
    for (const [from, to] of posts) add(wall, roundedBox(0.12, 1.9, from - to, 0.01), matte('#e4ebf8'), [0, 1.45, (from + to) / 2]); // prettier-ignore
    for (const [from, to] of PANES) {
      for (const y of [0.5, 2.4]) add(wall, roundedBox(0.16, 0.05, from - to, 0.012), clay(colour.brand), [0, y, (from + to) / 2]); // prettier-ignore
      for (const z of [from, (from + to) / 2, to]) add(wall, roundedBox(0.16, 1.94, 0.05, 0.012), clay(colour.brand), [0, 1.45, z]); // prettier-ignore
    }
    // driving room: dark walls, the screens turned towards the corridor
    add(root, roundedBox(0.1, 3, 4.0, 0.01), matte('#1a2a5e'), [-5.2, 1.5, -1]);
    add(root, roundedBox(4, 3, 0.1, 0.01), matte('#1a2a5e'), [-3.3, 1.5, -2.95]);
    add(root, roundedBox(3.9, 0.02, 3.9, 0.01), matte('#22367a'), [-3.35, 0.01, -1]);
    const drive = group(root, 'driving-room', [-2.95, 0, -0.75], [0, 0.5, 0]);
    place(drive, platform(2.0, 2.2), [0, 0, 0.1], 0, 0.9);
    const cab = group(drive, 'cab', [0, 0.15, 0.35], [0, Math.PI, 0]);
    place(cab, carSeat());
    place(cab, cabin({ shell: 'none' }));
    place(drive, curvedScreens(road('corridor-road'), { radius: 1.6, each: 0.5, height: 0.8 }), [0, 0, 0.1]);
    // movement room: walkway between rails, cameras on the wall, somebody walking
    add(root, roundedBox(5, 3, 0.1, 0.01), matte('#dfe7f6'), [-3.9, 1.5, -9.4]);
    place(root, walkway(3.4, 0.9), [-2.5, 0, -7.2], Math.PI / 2);
    place(root, rails(2.2), [-2.5, 0, -7.2], Math.PI / 2);
    for (const x of [-3.4, -2.6, -1.8]) place(root, wallCamera(), [x, 2.2, -9.3]);
    place(root, person({ hair: 'ponytail', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#f3c7a6' }, walking(0.9)), [-2.45, 0.02, -6.9], 0.15); // prettier-ignore
    for (let i = 0; i < 4; i++) place(root, lamp(1.3), [0, 2.95, 0.6 - i * 2.4], Math.PI / 2);
    place(root, plant(), [1.05, 0, -1.4], 0, 1.2);
    place(root, person({ hair: 'short', figure: 'man', dress: 'labcoat', topHex: '#f4f7ff', trousersHex: '#1a2547', skinHex: '#eebb93' }, walking(0.8, { headTurn: [0, -0.5, 0] })), [0.35, 0, -3.6], 0.1); // prettier-ignore
  },
  shots: [
    {
      media: 'own-lab/own-lab-introduction.webp',
      camera: { from: [1.15, 1.55, 1.5], at: [-2.1, 1.12, -3.1], lens: 27 },
    },
  ],
});
