import { Matrix4 } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, skin } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { ellipsoid, type Vec3 } from '../kit/sdf.ts';
import { curvedPanel, panel, roundedBox, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { openShirtEcg } from '../parts/devices/chest-worn.ts';
import { earClip, wristBand } from '../parts/devices/pulse.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { vrHeadset } from '../parts/devices/wearables.ts';
import { craneCabin } from '../parts/outdoors.ts';
import { alongLimb } from '../parts/person/body.ts';
import { EAR, earOnHead, LOBE } from '../parts/person/fine-ear.ts';
import { person } from '../parts/person/person.ts';
import { openedChest, wideCollar } from '../parts/person/wide-collar.ts';
import { driving, sitting } from '../parts/person/pose.ts';
import { road } from '../parts/screens.ts';
import { sweep } from '../parts/stage.ts';
import { cabin, carSeat, GRIP, WHEEL } from '../parts/vehicle.ts';
import { yardBelow, yardFar } from '../parts/views.ts';

type Variant = 'crane' | 'virtual' | 'truck';

/** Where the left fist closes round its lever. */
const LEVER: Vec3 = [0.42, 0.775, 0.287];

/** Pulse and heart sensors at work: crane cabin, virtual reality, lorry cab. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1),
  build(root, v) {
    if (v === 'crane') {
      place(root, craneCabin(yardBelow('yard-below')));
      add(root, curvedPanel(13, -1.4, 1.4, -7, 8), yardFar('yard-far'), [0, 0, 0], [0, 0.5, 0]);
      place(root, carSeat({ hex: '#3b4b7d' }), [0, 0.02, -0.05]);
      // white-topped levers; the fist closes round the left one
      for (const x of [-LEVER[0], LEVER[0]]) {
        add(root, tube([[x, 0.7, 0.28], [x, 0.84, 0.294]], 0.015, 4), clay('#16203f')); // prettier-ignore
        add(root, surface(ellipsoid([0, 0, 0], [0.025, 0.023, 0.025]), 0.0025), clay('#ffffff'), [x, 0.852, 0.295]);
      }
      const fist = (side: 'left' | 'right', s: 1 | -1) => handTo({ at: [0, 0, 0], turn: 0 }, side, { tip: [s * LEVER[0], LEVER[1], LEVER[2]], towards: [s * 0.08, -0.12, 1], back: [s, 0.25, 0.05], offset: [0.002, -0.034, 0.088], curl: 1.0, thumb: 0.95, spread: 0.1, elbow: [s, -0.7, -0.5] }); // prettier-ignore
      const p = place(root, person({ fine: true, figure: 'man', hair: 'short', dress: 'tee', topHex: '#ff9f3f', trousersHex: '#27345f', skinHex: '#d9a074', weight: 0.2, mouth: 'calm' }, sitting({ hips: [0, 0.44, -0.2], lean: 0.06, headTurn: [0.3, 0.12, 0], left: fist('left', 1), right: fist('right', -1), leftFoot: { at: [0.16, 0.1, 0.42] }, rightFoot: { at: [-0.16, 0.1, 0.4] } }))); // prettier-ignore
      const m = alongLimb(p.body.arms[0], 0.84, [0.9, 0.6, 0.1]);
      const band = wristBand({ bandHex: '#16203f' });
      band.applyMatrix4(m);
      band.scale.setScalar(1.04);
      p.add(band);
      return;
    }
    if (v === 'virtual') {
      sweep(root, '#d5e1fb');
      const p = place(root, person({ figure: 'woman', hair: 'bun', dress: 'hoodie', topHex: '#8b7bd8', trousersHex: '#27345f', skinHex: '#f0c09c', mouth: 'calm' }, sitting({ headTurn: [0.06, 0.18, 0], left: { at: [0.2, 1.02, 0.36], fingers: [-0.2, 0.3, 1], back: [0.9, 0.3, 0], curl: 0.6 } })), [0, 0, 0], 0.15); // prettier-ignore
      p.head.add(vrHeadset());
      add(p.head, surface(earOnHead(), 0.0012, [[0.06, -0.08, -0.06], [0.13, 0.05, 0.03]]), skin('#f0c09c')); // prettier-ignore
      const at = group(p.head, 'ear');
      at.applyMatrix4(EAR.clone().multiply(new Matrix4().makeTranslation(LOBE[0], LOBE[1] - 0.0145, LOBE[2])));
      at.add(earClip(0.26));
      add(p.head, tube([[0.088, -0.071, -0.005], [0.085, -0.09, -0.012], [0.072, -0.12, -0.02], [0.07, -0.16, -0.01], [0.078, -0.2, 0.01]], 0.0013), clay(colour.ink)); // prettier-ignore
      return;
    }
    add(root, panel(5, 2.6, 0.03), road('open-road', { w: 2400, h: 1200 }), [-1.6, 1.5, -1.9], [0, 0.5, 0]);
    add(root, roundedBox(3, 1.1, 0.08, 0.03), clay('#8fa3d8'), [0, 0.55, -0.75]);
    for (const s of [-1, 1]) add(root, roundedBox(0.12, 1.2, 0.1, 0.04), clay('#8fa3d8'), [s * 1.0, 1.6, -0.75]);
    place(root, carSeat({ hex: '#2b3c86', stripeHex: '#54669c' }));
    place(root, cabin({ hex: '#54669c', shell: 'none', lorry: true }));
    const p = place(root, person({ fine: true, figure: 'man', hair: 'crop', dress: 'shirt', open: true, topHex: '#6f93d6', trousersHex: '#27345f', skinHex: '#d9a074', weight: 0.4, mouth: 'calm' }, driving(WHEEL, GRIP, { lean: -0.12, headTurn: [0.05, -0.25, 0] }))); // prettier-ignore
    wideCollar(p, '#d9a074', '#7fa1e0');
    openShirtEcg(p, [0.004, 0.135, 0.3], 0.0048, [0.056, 0.238], openedChest(p));
  },
  shots: [
    { media: 'product/hz-w1-2.webp', variant: 'crane', light: daylight([0.3, 0.1, 0.2], 1.1, 'right', { screen: 0.85 }), camera: { from: [1.22, 1.1, 0.98], at: [0.16, 0.885, 0.0], lens: 46 } },
    { media: 'product/hz-w2-1.webp', variant: 'virtual', light: daylight([0, 0.4, 0], 0.7, 'right'), camera: { from: [0.9, 1.25, 0.22], at: [0.06, 1.2, 0.05], lens: 76 } },
    { media: 'product/hz-w3-1.webp', variant: 'truck', camera: { from: [0.42, 1.3, 1.1], at: [-0.015, 0.92, -0.05], lens: 49 } },
  ], // prettier-ignore
});
