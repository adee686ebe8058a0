import { daylight } from '../kit/light.ts';
import type { Group } from 'three';
import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { skinElectrodes } from '../parts/laboratory.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { standing, type Pose } from '../parts/person/pose.ts';
import { shoppingTrolley, shopShelf } from '../parts/places.ts';
import { lamp, room } from '../parts/room.ts';

interface Variant {
  who: PersonLook | null;
  pose?: Pose;
  kind: 'bags' | 'bottles';
  boards: number[];
  trolley?: boolean;
}

/** Long aisle along −z between two rows of drinks, closed by a shelf across its end. */
function aisle(root: Group, boards: number[]) {
  place(root, room({ w: 5.4, d: 10, h: 3, left: true, wallHex: '#f1ede2', floorHex: '#dcd9d2' }));
  for (const s of [-1, 1]) for (let i = 0; i < 5; i++) place(root, shopShelf(2.4, boards, 'bottles'), [s * 1.22, 0, 1.3 - i * 2.44], -s * Math.PI / 2); // prettier-ignore
  place(root, shopShelf(2.9, boards, 'bags'), [0, 0, -9.6]);
  for (let i = 0; i < 4; i++) place(root, lamp(1.8), [0, 2.85, 0.2 - i * 2.8], Math.PI / 2);
}

/** Shop aisle: shelves along the back wall; a customer before them, seen from behind her shoulder or the side. */
export default defineScene<Variant>({
  light: daylight([0, 0.2, 0], 1.3),
  build(root, v) {
    if (!v) return;
    if (!v.who) return aisle(root, v.boards);
    place(root, room({ w: 9, d: 1.5, h: 3, right: false, wallHex: '#f1ede2', floorHex: '#dcd9d2' }));
    for (let i = -1; i <= 1; i++) place(root, shopShelf(2.4, v.boards, v.kind), [i * 2.44, 0, -1.2]);
    for (let i = -1; i <= 1; i++) place(root, lamp(1.8), [i * 2.4, 2.85, -0.5]);
    const p = place(root, person(v.who, v.pose), [-0.35, 0, -0.35], Math.PI - 0.75);
    p.head.add(eyeTrackingGlasses());
    skinElectrodes(p, v.trolley ? 'right' : 'left');
    if (v.trolley) place(group(root, 'trolley-place', [0.22, 0, -0.35], [0, Math.PI - 1.25, 0]), shoppingTrolley(), [0, 0, 0.3]); // prettier-ignore
  },
  shots: [
    {
      media: 'case/shelf-third.webp',
      variant: { who: { hair: 'parted', figure: 'man', dress: 'hoodie', topHex: '#5b6b8f', trousersHex: '#1b2650', skinHex: '#eebb93', weight: 0.4 }, pose: standing({ lean: 0.08, headTurn: [0.12, 0.05, 0], right: { at: [-0.12, 1.2, 0.52], fingers: [0.05, 0.05, 1], back: [-0.3, 1, 0], curl: 0.25 }, left: { at: [0.24, 0.98, 0.22], fingers: [0, -0.3, 1], back: [0.5, 0.8, 0], curl: 0.15 } }), kind: 'bags', boards: [0.14, 0.52, 0.88, 1.24, 1.6] }, // prettier-ignore
      camera: { from: [1.35, 1.55, 2.7], at: [0.1, 1.05, -0.7], lens: 40 },
    },
    {
      media: 'domain/consumer.webp',
      variant: { who: { hair: 'long', hairHex: '#3a2418', figure: 'woman', topHex: '#ffd166', trousersHex: '#27345f', skinHex: '#f6cfae' }, pose: standing({ headTurn: [0.05, 0.25, 0], left: { at: [0.2, 1.0, 0.34], fingers: [-0.2, -0.3, 1], back: [0, 1, 0], curl: 0.8 }, right: { at: [-0.2, 1.0, 0.34], fingers: [0.2, -0.3, 1], back: [0, 1, 0], curl: 0.8 } }), kind: 'bottles', boards: [0.14, 0.56, 0.98, 1.4], trolley: true }, // prettier-ignore
      camera: { from: [1.9, 1.5, 2.5], at: [0.1, 1.0, -0.6], lens: 40 },
    },
    {
      media: 'domain/consumer-header.webp',
      variant: { who: null, kind: 'bottles', boards: [0.14, 0.56, 0.98, 1.4] },
      light: daylight([0, 0.2, 0], 1.3, 'left', { exposure: 0.4 }),
      camera: { from: [0.38, 1.42, 2.7], at: [-0.32, 1.02, -1.4], lens: 30 },
    },
  ],
});
