import { clay, colour } from '../kit/material.ts';
import { productDark, productLight } from '../kit/light.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene, type Camera } from '../kit/scene.ts';
import { tube } from '../kit/solid.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { eyeTrackingGlasses, TEMPLE_END, type GlassesModel } from '../parts/devices/eye-tracking-glasses.ts';
import { glassesRecorder, recorderSize, usbPlug } from '../parts/devices/glasses-recorder.ts';
import { plinth, sweep } from '../parts/stage.ts';

const near = (from: Camera['from'], at: Camera['at'], fstop = 14): Camera => ({ from, at, lens: 70, fstop, focus: at });
/** Glasses stand on rims and temple ends: how far each model tips forward, and the height that goes with it. */
const TIP: Record<GlassesModel, number> = { g1: 0.024, g2: 0.045, g3: 0.03 };
const stand = (model: GlassesModel) => 0.031 - 0.054 * TIP[model];

/** Eye-tracking glasses with their recorders, one model per picture. */
export default defineScene<GlassesModel | 'module'>({
  light: productLight([0, 0.08, 0], 0.62),
  build(root, model = 'g1') {
    const dark = model === 'module';
    sweep(root, dark ? '#0d1a44' : '#dbe6fd');
    const top = 0.05;
    const hexes: Record<typeof model, [string, string, string]> = {
      g1: [colour.brand, '#e9effc', '#cddaf8'],
      g2: ['#cddaf8', '#ffffff', '#b9cbf5'],
      g3: ['#ffffff', '#a9c0fb', '#cddaf8'],
      module: ['#1f5bff', '#f4f7ff', '#1b2f7a'],
    };
    place(root, plinth(top, model === 'g1' ? 0.23 : 0.25, hexes[model]));
    const on = group(root, 'on', [0, top, 0]);
    const standing = (kind: GlassesModel, at: Vec3, turn: number) => {
      const rig = group(on, 'rig', at, [0, turn, 0]);
      place(rig, eyeTrackingGlasses({ model: kind, cell: 0.0008 }), [0, stand(kind), -0.03], [TIP[kind], 0, 0]);
      rig.updateMatrixWorld(true);
      return rig;
    };
    const end: Vec3 = [TEMPLE_END[0], TEMPLE_END[1] + 0.031, TEMPLE_END[2] - 0.03];
    if (model === 'g1') {
      const rig = standing('g1', [0.005, 0, 0.015], -0.2);
      add(rig, tube([end, [-0.084, 0.002, -0.1], [-0.11, 0.002, -0.108], [-0.128, 0.002, -0.08], [-0.122, 0.002, -0.03], [-0.118, 0.004, 0.0]], 0.0018, 80), clay('#10172b')); // prettier-ignore
      const plug = group(rig, 'plug', [-0.1175, 0, 0.024], [0, Math.PI, 0]);
      usbPlug(plug, [0, 0.0032, 0], [[0, 0.0028, 0.026]]);
    }
    if (model === 'g2') {
      const rig = standing('g2', [0.035, 0, -0.03], 0.95);
      const recorder = place(on, glassesRecorder('g2'), [-0.085, 0, 0.095], 2.05);
      const from = rig.localToWorld(rig.position.clone().set(...end));
      const port = recorder.localToWorld(from.clone().set(0, 0.006, recorderSize('g2')[2] / 2 + 0.034));
      usbPlug(recorder, [0, 0.0063, recorderSize('g2')[2] / 2 + 0.002], [[0, 0.004, recorderSize('g2')[2] / 2 + 0.036]]); // prettier-ignore
      const p = (x: number, z: number): Vec3 => [x, 0.002, z];
      add(on, tube([[port.x, port.y - top, port.z], p(port.x + 0.03, port.z - 0.002), p(port.x + 0.05, port.z - 0.03), p(from.x - 0.035, from.z + 0.03), p(from.x - 0.03, from.z), [from.x, from.y - top, from.z]], 0.0018, 90), clay('#10172b')); // prettier-ignore
    }
    if (model === 'g3') {
      const rig = standing('g3', [-0.03, 0, 0.0], -0.5);
      const recorder = place(on, glassesRecorder('g3'), [0.105, 0, 0.075], -0.35);
      recorder.updateMatrixWorld(true);
      const from = rig.localToWorld(rig.position.clone().set(...end));
      const half = recorderSize('g3')[2] / 2;
      const port = recorder.localToWorld(from.clone().set(0.024, 0.012, half + 0.034));
      usbPlug(recorder, [0.024, 0.012, half + 0.002], [[0.024, 0.011, half + 0.036]]);
      add(on, tube([[port.x, port.y - top, port.z], [0.15, 0.002, 0.16], [0.19, 0.002, 0.1], [0.175, 0.002, 0.0], [0.09, 0.002, -0.075], [0.0, 0.002, -0.14], [from.x + 0.006, 0.002, from.z - 0.035], [from.x, from.y - top, from.z]], 0.0018, 140), clay('#10172b')); // prettier-ignore
    }
    if (dark) standing('g3', [0.0, 0, 0.0], Math.PI - 0.55);
  },
  shots: [
    { media: 'product/hz-g1.webp', variant: 'g1', camera: near([0.02, 0.17, 0.52], [-0.012, 0.072, 0.03]) },
    { media: 'product/hz-g2.webp', variant: 'g2', camera: near([0.0, 0.28, 0.66], [-0.002, 0.058, 0.02]) },
    { media: 'product/hz-g3-pro.webp', variant: 'g3', camera: near([0.06, 0.27, 0.64], [0.018, 0.058, 0.02]) },
    { media: 'module/eye-tracking-glasses.webp', variant: 'module', light: productDark([0, 0.08, 0], 0.62), camera: near([-0.03, 0.235, 0.36], [0.02, 0.083, -0.07], 22) }, // prettier-ignore
  ],
});
