import { daylight } from '../kit/light.ts';
import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { board, lectern, pupils } from '../parts/classroom.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { daySky, domeCamera, lamp, room, windowFrame } from '../parts/room.ts';

type Variant = 'from-pupils' | 'from-board' | 'from-side' | 'wide' | 'child';

/** Lesson: board at the back wall (z = −2.6), pupils look along −z. Seen from the board the room is turned round. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0.3], 1.7),
  build(root, v) {
    const side = v === 'from-side';
    const turned = v === 'from-board' || side;
    place(root, room({ w: 8.4, d: turned ? 4.6 : 2.8, h: 3.2, right: turned, left: true, wallHex: '#eef1e9', floorHex: '#d9cfc0' })); // prettier-ignore
    const class_ = group(root, 'class', turned ? [0, 0, -0.6] : [0, 0, 0], [0, turned ? 0 : Math.PI, 0]);
    const look = { hair: 'ponytail' as const, figure: 'woman' as const, topHex: '#1f5bff', trousersHex: '#27345f', hairHex: '#2a1e22', skinHex: '#f3c7a6' }; // prettier-ignore
    if (turned) {
      // teacher in front with her back half to the camera, pupils and the back wall with cameras behind
      place(class_, pupils(5, 3, { raised: [2, 9] }), [0.25, 0, -0.7]);
      const teacher = side
        ? person({ hair: 'short', figure: 'man', topHex: '#3f8f6f', trousersHex: '#27345f', skinHex: '#eebb93' }, standing({ headTurn: [0.05, 0.15, 0], right: { at: [-0.24, 1.12, 0.36], fingers: [-0.2, 0.5, 1], back: [-0.5, -0.3, -0.4], curl: 0.2 } })) // prettier-ignore
        : person({ ...look, dress: 'suit', topHex: '#27458f', accentHex: '#f4f7ff' }, standing({ headTurn: [0.05, 0.55, 0], right: { at: [-0.34, 1.1, 0.3], fingers: [-0.3, 0.3, 1], back: [-0.4, 0.2, -1], curl: 0.2 } })); // prettier-ignore
      teacher.head.add(eyeTrackingGlasses());
      place(root, teacher, side ? [0.9, 0, 0.95] : [-1.0, 0, 1.2], side ? Math.PI - 0.55 : 0.75);
      place(root, lectern(), side ? [-0.4, 0, 0.95] : [-0.1, 0, 1.75], Math.PI);
      for (const x of [-1.6, 2.2]) place(root, domeCamera(), [x, 2.75, -4.5]);
    } else {
      place(root, board(), [0, 1.65, -2.74]);
      place(class_, pupils(v === 'wide' ? 6 : 4, v === 'wide' ? 4 : 3, { raised: [1] }), [0, 0, -0.05]);
      const teacher = person({ ...look, hair: 'bun' }, standing({ right: { at: [-0.4, 1.35, 0.1], fingers: [-0.6, 0.6, 0.1], back: [0, 0.3, -1], curl: 0.3, point: true }, headTurn: [0.05, -0.2, 0] })); // prettier-ignore
      teacher.head.add(eyeTrackingGlasses());
      place(root, teacher, [0.75, 0, -2.1], 0.15);
      place(root, lectern(), [-1.5, 0, -1.95], 0);
      for (const x of [-3.4, 3.4]) place(root, domeCamera(), [x, 2.9, -2.6]);
    }
    for (let i = 0; i < 2; i++) place(root, windowFrame(1.5, 1.4, daySky()), [-4.18, 1.7, -1.2 + i * 2.2], [0, Math.PI / 2, 0]); // prettier-ignore
    for (const z of [-1.6, 0.6]) for (const x of [-1.8, 1.4]) place(root, lamp(1.5), [x, 3.1, z]);
  },
  shots: [
    { media: 'case/teacher-backrow.webp', variant: 'from-board', camera: { from: [0.55, 1.7, 4.9], at: [-0.25, 1.15, -0.4], lens: 38 } }, // prettier-ignore
    { media: 'solution/classroom-lab.webp', variant: 'wide', camera: { from: [3.4, 2.75, 6.4], at: [-0.1, 0.95, -0.2], lens: 34 } }, // prettier-ignore
    { media: 'solution/classroom-lab-home.webp', variant: 'from-pupils', camera: { from: [-0.9, 1.55, 4.2], at: [0.2, 1.15, -1], lens: 40 } }, // prettier-ignore
    { media: 'domain/education-header.webp', variant: 'from-pupils', camera: { from: [1.6, 1.8, 4.9], at: [0, 1.1, -1], lens: 38 } }, // prettier-ignore
    { media: 'lab/qingyuan-classroom-lab.webp', variant: 'from-side', camera: { from: [3.1, 1.5, 1.35], at: [-0.8, 1.1, -0.35], lens: 34 } }, // prettier-ignore
  ],
});
