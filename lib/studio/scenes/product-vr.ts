import { Box3, type Group } from 'three';
import { productDark, productLight } from '../kit/light.ts';
import { clay } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { slab } from '../kit/solid.ts';
import { dataGlove, FLAT } from '../parts/devices/data-glove.ts';
import { batteryDock, handController } from '../parts/devices/vr-accessories.ts';
import { headMountedDisplay } from '../parts/devices/vr-headset.ts';
import { sweep } from '../parts/stage.ts';

type Variant = 'x1' | 'x1-inside' | 'x2' | 'x2-dock' | 'glove' | 'lining' | 'module';

/** Lay a part down so that it touches the table at height y. */
function lie(root: Group, part: Group, x: number, z: number, turn: [number, number, number], y = 0) {
  const holder = group(root, 'lying', [x, 0, z]);
  part.rotation.set(...turn, 'YXZ');
  holder.add(part);
  holder.updateMatrixWorld(true);
  holder.position.y = y - new Box3().setFromObject(part, true).min.y;
}

/** VR headsets and data gloves on a table: front, inside, batteries and controllers. */
export default defineScene<Variant>({
  light: productLight([0, 0.08, 0], 1.1, { exposure: 0.12 }),
  build(root, v = 'x2') {
    sweep(root, v === 'x1' || v === 'module' ? '#101a3c' : '#e4ecfd');
    if (v === 'x1') {
      add(root, slab(1.5, 0.9, 0.03, 0.06), clay('#1b2036'), [0, 0, -0.02]);
      const h = headMountedDisplay('x1', { cable: [[0, -0.02, -0.15], [0, -0.03, -0.2], [0.05, -0.047, -0.25], [0.16, -0.05, -0.24], [0.28, -0.05, -0.12], [0.33, -0.05, 0.06], [0.48, -0.05, 0.2], [0.75, -0.05, 0.22]] }); // prettier-ignore
      place(root, h, [-0.04, 0.086, -0.02], -0.62);
    }
    if (v === 'x1-inside') place(root, headMountedDisplay('x1', { overhead: false }), [0, 0.1, 0], [0.42, Math.PI - 0.3, 0]); // prettier-ignore
    if (v === 'x2') place(root, headMountedDisplay('x2'), [0, 0.058, -0.02], 0.55);
    if (v === 'x2-dock') {
      place(root, batteryDock(), [-0.1, 0, -0.04], 0.25);
      lie(root, handController(1), 0.215, 0.09, [-1.2, -0.25, 0]);
      lie(root, handController(-1), 0.1, 0.12, [-1.2, 0.2, 0]);
    }
    const pair = (x: number, z: number, turn: number, gap: number, lining = false) => {
      for (const s of [1, -1] as const) lie(root, dataGlove(s, FLAT, { empty: true, lining }), x + s * gap * Math.cos(turn), z - s * gap * Math.sin(turn), [0, Math.PI + turn - s * 0.14, 0]); // prettier-ignore
    };
    if (v === 'glove') pair(0, 0.03, 0.0, 0.082);
    if (v === 'lining') {
      lie(root, dataGlove(1, FLAT, { empty: true, lining: true }), 0.07, 0.085, [0, Math.PI + 0.45, 0]);
      lie(root, dataGlove(-1, FLAT, { empty: true }), -0.105, 0.01, [0, Math.PI + 0.35, 0]);
    }
    if (v === 'module') {
      place(root, headMountedDisplay('x2'), [-0.17, 0.058, -0.08], 0.5);
      pair(0.125, 0.1, 0.1, 0.075);
    }
  },
  shots: [
    { media: 'product/hz-x2.webp', variant: 'x2', camera: { from: [0.05, 0.33, 0.9], at: [0.012, 0.068, 0], lens: 69, fstop: 9, focus: [0.05, 0.06, 0.1] } },
    { media: 'product/hz-x1.webp', variant: 'x1', light: productDark([0, 0.12, 0], 1.1, { exposure: 0.6 }), camera: { from: [0.06, 0.42, 1.02], at: [0.0, 0.095, -0.02], lens: 66, fstop: 9, focus: [-0.05, 0.08, 0.08] } },
    { media: 'product/hz-glove.webp', variant: 'glove', camera: { from: [0.0, 0.6, 0.5], at: [0, 0.0, -0.02], lens: 69, fstop: 9, focus: [0, 0.02, 0] } },
    { media: 'module/vr-interaction.webp', variant: 'module', light: productDark([0, 0.1, 0], 1.15, { exposure: 0.35 }), camera: { from: [0.04, 0.46, 1.02], at: [-0.015, 0.075, -0.01], lens: 64, fstop: 9, focus: [0, 0.05, 0.05] } },
    { media: 'product/hz-x1-2.webp', variant: 'x1-inside', camera: { from: [0.0, 0.4, 0.54], at: [0.0, 0.115, -0.1], lens: 69, fstop: 9, focus: [0, 0.08, -0.08] } },
    { media: 'product/hz-x2-2.webp', variant: 'x2-dock', camera: { from: [0.12, 0.42, 0.9], at: [0.045, 0.035, 0.0], lens: 64, fstop: 9, focus: [0, 0.06, 0] } },
    { media: 'product/hz-glove-2.webp', variant: 'lining', camera: { from: [0.02, 0.54, 0.44], at: [-0.015, 0.0, -0.0], lens: 62, fstop: 9, focus: [0.04, 0.02, 0] } },
  ], // prettier-ignore
});
