import { nightlight, productLight } from '../kit/light.ts';
import { clay, colour, fabric, gloss, metal } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { box, capsule, smoothUnion } from '../kit/sdf.ts';
import { panel, roundedBox, slab, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { BUS_SOCKETS, busPlug, diagnosticPlug, gpsPuck, vehicleLogger } from '../parts/devices/boxes.ts';
import { page, recording } from '../parts/screens.ts';
import { cyclorama, plinth, sweep } from '../parts/stage.ts';
import { cabin } from '../parts/vehicle.ts';
import { nightRoad } from '../parts/views.ts';

/** Light that reaches under a dashboard: from the open door. */
const FOOTWELL = productLight([0, 0.55, 0], 1, {
  lights: [
    { from: [-1.2, 0.9, 1.5], at: [0, 0.55, 0], size: 0.8, power: 34, colour: [1, 0.96, 0.9] },
    { from: [1.4, 0.7, 1.0], at: [0, 0.5, 0], size: 0.8, power: 9, colour: [0.66, 0.79, 1] },
  ],
});

/** A cab at night: reading lamp over the dashboard, blue from the street. */
const CAB = nightlight([0, 0.2, -0.4], 0.8, 'left', {
  lights: [
    { from: [-0.9, 1.9, 0.3], at: [-0.3, 0.8, -0.9], size: 0.5, power: 52, colour: [1, 0.86, 0.68] },
    { from: [0.9, 1.7, -0.1], at: [0, 0.8, -0.9], size: 0.9, power: 30, colour: [0.6, 0.74, 1] },
  ],
  exposure: 0.6,
  screen: 1.25,
});

/** Vehicle-bus logger: under the dashboard, its front, its antenna in a lorry at night. */
export default defineScene<'footwell' | 'front' | 'lorry'>({
  light: productLight([0, 0.1, 0.05], 0.8),
  build(root, where) {
    if (where === 'front') {
      sweep(root, '#dbe6fd');
      place(root, plinth(0.06, 0.16, ['#ffffff', colour.brand, '#cddaf8']));
      const g = group(root, 'logger', [0, 0.06, 0], [0, 0.38, 0]);
      place(g, vehicleLogger(), [0, 0, 0], 0, 1.2);
      const [x, y, z] = BUS_SOCKETS[0];
      const plug: Vec3 = [x * 1.2 - 0.05, y * 1.2 - 0.006, z * 1.2 + 0.085];
      place(g, busPlug(), plug, [0, 0.35, 0], 1.2);
      add(g, tube([[plug[0] + 0.014, plug[1], plug[2] + 0.04], [plug[0] + 0.03, plug[1], plug[2] + 0.08], [plug[0] - 0.04, -0.05, plug[2] + 0.16], [plug[0] - 0.4, -0.055, plug[2] + 0.2]], 0.0042), clay('#141a2e')); // prettier-ignore
      return;
    }
    if (where === 'lorry') {
      const cab = group(root, 'cab', [0, 0, 0], [0, Math.PI, 0]);
      place(
        cab,
        cabin({
          hex: '#54669c',
          shell: 'none',
          lorry: true,
          instruments: recording('dials', ['motion']),
          middle: page('route', 'none', true),
        }),
      );
      cyclorama(root, '#0c1a44', 6);
      add(root, panel(5.6, 2.1, 0.03), nightRoad('night-road'), [0.2, 1.3, -2.6]);
      add(cab, roundedBox(2.6, 0.05, 0.14, 0.02), clay('#27345f'), [-0.28, 0.79, 0.98]);
      const puck = place(cab, gpsPuck(), [0.33, 0.795, 0.82], 0.2, 1.6);
      puck.rotation.x = -0.06;
      add(cab, tube([[0.35, 0.803, 0.84], [0.4, 0.8, 0.88], [0.48, 0.8, 0.9], [0.56, 0.8, 0.88], [0.66, 0.78, 0.84], [0.72, 0.7, 0.84]], 0.0035), clay('#0b1020')); // prettier-ignore
      for (const s of [-1, 1]) add(root, tube([[s * 1.3, 0.7, -1.1], [s * 1.25, 1.4, -0.9], [s * 1.1, 2, -0.4]], 0.045), clay('#54669c')); // prettier-ignore
      return;
    }
    // seen from the driver's knees: knee panel with the diagnostic port, steering column above, pedals below
    sweep(root, '#aebce0', -0.9, 0.5);
    const well = group(root, 'footwell', [0, 0.45, 0]);
    const knee = smoothUnion(0.05, box([0, 0.12, -0.1], [0.75, 0.14, 0.06], 0.05), box([0, 0.36, 0.0], [0.8, 0.09, 0.2], 0.08), capsule([-0.75, 0.27, 0.12], [0.75, 0.27, 0.12], 0.02)); // prettier-ignore
    add(well, surface(knee, 0.009), clay('#c3d0ee'));
    add(
      well,
      tube(
        [
          [0.3, 0.26, 0.0],
          [0.3, 0.3, 0.4],
        ],
        0.052,
        6,
      ),
      clay(colour.slate),
    );
    add(well, roundedBox(0.36, 0.1, 0.012, 0.005), clay('#b3c2e6'), [-0.34, 0.135, -0.036]);
    const port = group(well, 'port', [-0.16, 0.155, -0.03]);
    add(port, roundedBox(0.075, 0.045, 0.02, 0.007), clay(colour.slate));
    add(port, roundedBox(0.052, 0.028, 0.008, 0.003), gloss('#0b1020'), [0, 0, 0.008]);
    place(port, diagnosticPlug(), [0, 0, 0.018], 0, 1.1);
    const logger = group(well, 'logger', [0.055, 0.125, -0.022], [Math.PI / 2, 0, 0]);
    add(logger, slab(0.1, 0.06, 0.006, 0.01, 0.002), fabric('#39456b'), [0, -0.006, 0]);
    place(logger, vehicleLogger(), [0, 0, 0], 0, 1.15);
    const socket: Vec3 = [0.055 + BUS_SOCKETS[0][0] * 1.15, 0.125 - 0.0385 * 1.15, -0.022 + 0.015];
    place(well, busPlug('#27345f'), [socket[0], socket[1] - 0.006, socket[2]], [Math.PI / 2, 0, 0], 1.1);
    add(well, tube([[socket[0], socket[1] - 0.045, socket[2]], [socket[0] - 0.01, 0.0, 0.01], [-0.06, -0.035, 0.05], [-0.15, 0.0, 0.1], [-0.162, 0.1, 0.085], [-0.16, 0.154, 0.052]], 0.0045), clay('#141a2e')); // prettier-ignore
    add(well, tube([[0.085, 0.082, -0.006], [0.09, 0.05, 0.0], [0.16, 0.03, 0.02], [0.3, 0.06, 0.0], [0.6, 0.1, 0.0]], 0.0028), clay('#141a2e')); // prettier-ignore
    for (const [x, w] of [
      [0.2, 0.07],
      [0.36, 0.1],
    ]) {
      add(well, roundedBox(w, 0.11, 0.02, 0.009), metal('#c8d2ea'), [x, -0.16, 0.02], [-0.6, 0, 0]);
      for (let i = 0; i < 4; i++) add(well, roundedBox(w - 0.02, 0.008, 0.008, 0.003), clay(colour.ink), [x, -0.19 + i * 0.019, 0.012 + i * 0.0132], [-0.6, 0, 0]); // prettier-ignore
      add(
        well,
        tube(
          [
            [x, -0.12, 0.0],
            [x, 0.06, -0.12],
          ],
          0.011,
          6,
        ),
        clay(colour.slate),
      );
    }
  },
  shots: [
    { media: 'product/hz-can.webp', variant: 'footwell', light: FOOTWELL, camera: { from: [-0.5, 0.76, 0.8], at: [-0.02, 0.545, 0], lens: 62, fstop: 9, focus: [0.02, 0.57, 0] } }, // prettier-ignore
    { media: 'product/hz-can-2.webp', variant: 'front', light: productLight([0, 0.1, 0], 0.6), camera: { from: [0.02, 0.21, 0.52], at: [-0.005, 0.07, 0.02], lens: 70, fstop: 9, focus: [0, 0.08, 0.05] } }, // prettier-ignore
    { media: 'product/hz-can-1.webp', variant: 'lorry', light: CAB, camera: { from: [-0.58, 1.05, 0.02], at: [-0.2, 0.97, -1.1], lens: 32 } }, // prettier-ignore
  ],
});
