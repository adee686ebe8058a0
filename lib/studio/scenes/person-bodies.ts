import { daylight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { person } from '../parts/person/person.ts';
import { sitting, standing, walking } from '../parts/person/pose.ts';
import { sweep } from '../parts/stage.ts';

export default defineScene<number>({
  light: daylight([0, 0.1, 0], 1.2),
  build(root, turn = 0) {
    sweep(root);
    const row = [
      person({ hair: 'short', dress: 'tee' }, standing()),
      person({ hair: 'bob', figure: 'woman', dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#8fb0ef' }, walking()),
      person({ hair: 'parted', dress: 'vest', topHex: '#27345f', weight: 0.7 }, standing({ right: { at: [-0.3, 1.15, 0.35], fingers: [0, 0.4, 1], point: true, curl: 0.9 } })), // prettier-ignore
      person({ hair: 'long', figure: 'woman', dress: 'suit', topHex: '#27345f', accentHex: '#ffffff' }, sitting()),
      person({ hair: 'crop', dress: 'hoodie', topHex: '#12b886', age: 'child', size: 0.72 }, standing({ hips: [0, 0.66, 0], left: { at: [0.18, 0.6, 0.05], fingers: [0, -1, 0.1] }, right: { at: [-0.18, 0.6, 0.05], fingers: [0, -1, 0.1] } })), // prettier-ignore
      person({ hair: 'receding', hairHex: '#a7adbd', age: 'elder', dress: 'overall', topHex: '#3f5fae' }, standing()),
    ];
    row.forEach((p, i) => place(root, p, [(i - 2.5) * 0.62, 0, 0], turn, p.scale.x));
  },
  shots: [
    { media: 'test/bodies-front.webp', variant: 0, camera: { from: [0, 1.3, 6.2], at: [0, 0.86, 0], lens: 55 } },
    { media: 'test/bodies-quarter.webp', variant: 0.8, camera: { from: [0, 1.3, 6.2], at: [0, 0.86, 0], lens: 55 } },
    { media: 'test/bodies-back.webp', variant: 2.4, camera: { from: [0, 1.3, 6.2], at: [0, 0.86, 0], lens: 55 } },
  ],
});
