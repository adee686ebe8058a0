import { clay, colour } from '../kit/material.ts';
import { productDark, productLight } from '../kit/light.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene, type Camera } from '../kit/scene.ts';
import { slab, tube } from '../kit/solid.ts';
import { calibrationCard, cableCoil, openCase } from '../parts/devices/device-case.ts';
import { usbPlug, ttlPlug } from '../parts/devices/glasses-recorder.ts';
import { headSupport, highSpeedTracker, HOST_SOCKETS } from '../parts/devices/head-support.ts';
import { laptop } from '../parts/devices/laptop.ts';
import { magnetMount, remoteEyeTracker, screenBracket, thinEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { monitor } from '../parts/furniture.ts';
import { page } from '../parts/screens.ts';
import { plinth, sweep } from '../parts/stage.ts';

const near = (from: Camera['from'], at: Camera['at'], fstop = 12, lens = 70): Camera => ({ from, at, lens, fstop, focus: at }); // prettier-ignore

type Variant = 's1' | 's1-back' | 's1-bag' | 's2' | 's3' | 's3-back' | 'module';

/** Screen-based eye trackers: thin bar, bar with bracket, host with head support. */
export default defineScene<Variant>({
  light: productLight([0, 0.1, 0], 0.9),
  build(root, v) {
    sweep(root, v === 'module' ? '#0d1a44' : '#dbe6fd');
    if (v === 's1') {
      place(root, laptop(page('s1-page', 'gaze'), { lean: 0.28 }), [0, 0, -0.02], -0.3);
      const bar = group(root, 'bar', [0, 0, -0.02], [0, -0.3, 0]);
      place(bar, thinEyeTracker(), [0, 0.0165, 0.012], [-0.28, 0, 0]);
    }
    if (v === 's1-back') {
      const turned = group(root, 'turned', [0, 0, 0], [0, Math.PI - 0.4, 0]);
      place(turned, thinEyeTracker(), [0, 0, 0]);
      const tail = group(turned, 'tail', [0.02, 0.009, -0.0125], [0, Math.PI, 0]);
      usbPlug(tail, [0, 0, 0], [[0.0, -0.004, 0.05], [0.03, -0.0068, 0.085], [0.09, -0.0068, 0.1], [0.16, -0.0068, 0.07], [0.3, -0.0068, 0.02]]); // prettier-ignore
      for (const [x, z, turn] of [[-0.085, 0.1, 0.5], [-0.025, 0.14, 0.1]]) place(root, magnetMount(), [x, 0, z], turn); // prettier-ignore
    }
    if (v === 's1-bag') {
      const turned = group(root, 'turned', [0, 0, 0], [0, -0.3, 0]);
      const h = 0.055;
      place(turned, openCase({ w: 0.4, d: 0.2, h, lidAngle: 2.3, soft: true, hex: '#27345f', foamHex: '#54649a', pockets: [[0, -0.048, 0.35, 0.036, 0.022], [-0.125, 0.036, 0.1, 0.078, 0.012], [-0.01, 0.036, 0.09, 0.09, 0.02], [0.12, 0.036, 0.1, 0.09, 0.01]] })); // prettier-ignore
      place(turned, thinEyeTracker(), [0, h - 0.006, -0.048], [-Math.PI / 2, 0, 0]);
      for (const z of [0.018, 0.052]) place(turned, magnetMount(), [-0.125, h - 0.011, z], 0.1, 1.3);
      place(turned, cableCoil(0.038, 6, 0.002), [-0.01, h - 0.019, 0.036]);
      place(turned, calibrationCard(0.078), [0.12, h - 0.009, 0.036], 0.05);
    }
    if (v === 's2') {
      place(root, plinth(0.05, 0.3, ['#ffffff', colour.brand, '#cddaf8']));
      const turned = group(root, 'turned', [0, 0.05, 0], [0, -0.55, 0]);
      place(turned, screenBracket(), [0, 0.0, -0.005]);
      place(turned, remoteEyeTracker(0.34, { hex: '#c6cddb', socket: true, lampHex: '#d92a45' }), [0, 0.016, 0.012]);
    }
    if (v === 's3' || v === 's3-back') {
      add(root, slab(0.56, 0.92, 0.03, 0.03, 0.008), clay('#ffffff'), [0, 0, 0.12]).rotation.y = -0.75;
      const turned = group(root, 'turned', [0, 0.03, 0.1], [0, v === 's3' ? -0.75 : Math.PI - 0.5, 0]);
      place(turned, highSpeedTracker(), [0, 0, v === 's3' ? -0.2 : 0], 0, 1);
      if (v === 's3') place(turned, headSupport(0.24), [0, 0, 0.22], Math.PI);
    }
    if (v === 's3-back') cables(root);
    if (v === 'module') {
      const turned = group(root, 'turned', [0, -0.06, 0], [0, 0.42, 0]);
      place(turned, monitor(page('module-page', 'gaze', true), { w: 0.53, h: 0.3 }), [0, 0, -0.03]);
      place(turned, thinEyeTracker(), [0, 0.119, 0.004], [-0.12, 0, 0]);
    }
  },
  shots: [
    { media: 'product/hz-s1.webp', variant: 's1', camera: near([0.05, 0.27, 0.9], [0.0, 0.085, 0.0]) },
    { media: 'product/hz-s2.webp', variant: 's2', camera: near([0.08, 0.36, 0.94], [0.0, 0.128, 0.0]) },
    { media: 'product/hz-s3.webp', variant: 's3', light: productLight([0, 0.2, 0], 1.3), camera: near([0.1, 0.64, 1.82], [0.01, 0.25, 0.08], 12) }, // prettier-ignore
    { media: 'module/screen-eye-tracking.webp', variant: 'module', light: productDark([0, 0.15, 0], 0.95), camera: near([0.05, 0.24, 0.98], [-0.005, 0.13, 0.0]) }, // prettier-ignore
    { media: 'product/hz-s1-2.webp', variant: 's1-back', camera: near([0.0, 0.2, 0.62], [0.015, 0.012, 0.03], 16) },
    { media: 'product/hz-s1-3.webp', variant: 's1-bag', camera: near([0.08, 0.65, 0.97], [0.02, 0.085, -0.02]) },
    { media: 'product/hz-s3-2.webp', variant: 's3-back', camera: near([-0.05, 0.32, 0.86], [0.0, 0.132, 0.12], 16) },
  ],
});

/** Network, TTL and power leads at the back of the host. */
function cables(root: Parameters<typeof sweep>[0]) {
  const host = root.getObjectByName('host');
  if (!host) return;
  const back = group(host, 'leads', [0, 0, -0.0765], [0, Math.PI, 0]);
  const x = (name: keyof typeof HOST_SOCKETS) => -HOST_SOCKETS[name][0];
  const y = HOST_SOCKETS.network[1];
  const lead = (from: number, sway: number, r: number, hex: string) => add(back, tube([[from, y, 0.03], [from, y - 0.004, 0.06], [from + sway * 0.4, y - 0.06, 0.1], [from + sway, y - 0.075, 0.17], [from + sway * 2.2, y - 0.075, 0.26]], r, 80), clay(hex)); // prettier-ignore
  add(back, slab(0.0125, 0.03, 0.009, 0.002, 0.001), clay('#cfd8ec'), [x('network'), y - 0.0055, 0.014]);
  lead(x('network'), -0.03, 0.0028, colour.gaze);
  ttlPlug(back, [x('ttl') - 0.0115, y, 0.003], [[x('ttl') - 0.0115, y - 0.03, 0.09], [x('ttl') - 0.01, y - 0.075, 0.15], [x('ttl') + 0.02, y - 0.075, 0.27]]); // prettier-ignore
  add(back, slab(0.0115, 0.03, 0.0115, 0.0055, 0.001), clay('#10172b'), [x('power'), y - 0.0058, 0.016]);
  lead(x('power'), 0.035, 0.0034, '#10172b');
}
