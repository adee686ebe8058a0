/** High-speed eye tracker: host with objective and lamp field on a desk stand, and the head support before it. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { ellipsoid, smoothCut, box, path, type Vec3 } from '../../kit/sdf.ts';
import { curvePoints, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { ttlSocket } from './glasses-recorder.ts';

const BLACK = '#171d2e';

/** Chin and forehead rest clamped to a desk edge, standing on the desk. @param chin height of the chin above the desk */
export function headSupport(chin = 0.34): Group {
  const g = group(null, 'head-support');
  const forehead = chin + 0.17;
  add(g, roundedBox(0.34, 0.022, 0.06, 0.008), clay(BLACK), [0, 0.011, 0]);
  for (const s of [-1, 1]) {
    add(g, tube([[s * 0.145, 0.01, 0], [s * 0.145, forehead + 0.06, 0]], 0.0095, 4), metal('#c3cad8')); // prettier-ignore
    for (let i = 0; i < 12; i++) add(g, roundedBox(0.006, 0.0012, 0.001, 0.0004), clay(BLACK), [s * 0.145, chin - 0.12 + i * 0.012, -0.0095]); // prettier-ignore
    add(g, roundedBox(0.034, 0.05, 0.034, 0.009), clay(BLACK), [s * 0.145, chin - 0.05, 0]);
    add(g, turned([[0, 0.02], [0.014, 0.02], [0.016, 0.004], [0.008, 0], [0, 0]], 0.003, 32), clay(colour.brand), [s * 0.163, chin - 0.05, 0], [0, 0, -s * 1.57]); // prettier-ignore
    add(g, roundedBox(0.032, 0.042, 0.032, 0.009), clay(BLACK), [s * 0.145, forehead, 0]);
    // clamp under the desk's edge
    add(g, roundedBox(0.03, 0.075, 0.014, 0.005), clay(BLACK), [s * 0.1, -0.025, -0.035]);
  }
  add(g, roundedBox(0.29, 0.014, 0.02, 0.006), clay(BLACK), [0, chin - 0.05, 0]);
  add(
    g,
    tube(
      [
        [0, chin - 0.055, 0],
        [0, chin - 0.02, 0],
      ],
      0.009,
      3,
    ),
    metal('#c3cad8'),
  );
  const cup = smoothCut(0.006, box([0, -0.012, 0], [0.046, 0.014, 0.032], 0.0125), ellipsoid([0, 0.022, -0.004], [0.038, 0.03, 0.05])); // prettier-ignore
  add(g, once('chin-cup', () => surface(cup, 0.002, [[-0.06, -0.04, -0.05], [0.06, 0.02, 0.05]])), fabric('#e9eefb'), [0, chin - 0.004, 0]); // prettier-ignore
  const arc: Vec3[] = [[-0.145, 0, 0], [-0.11, 0, 0.03], [-0.055, 0, 0.05], [0, 0, 0.056], [0.055, 0, 0.05], [0.11, 0, 0.03], [0.145, 0, 0]]; // prettier-ignore
  add(g, tube(arc, 0.0085, 60), clay(BLACK), [0, forehead, 0]);
  const pad = path(curvePoints(arc.slice(1, 6).map(([x, y, z]): Vec3 => [x * 0.94, y, z - 0.012]), 24), 0.0125); // prettier-ignore
  add(g, once('forehead-pad', () => surface((x, y, z) => pad(x, y * 0.72, z), 0.002, [[-0.13, -0.03, 0], [0.13, 0.03, 0.1]])), fabric('#e9eefb'), [0, forehead, 0]); // prettier-ignore
  return g;
}

/** Host on its stand: a square black box with one objective and a field of infra-red lamps, looking +z and a little up. */
export function highSpeedTracker({ tilt = 0.3, stand = 0.07 } = {}): Group {
  const g = group(null, 'high-speed-tracker');
  add(g, slab(0.2, 0.17, 0.014, 0.02, 0.004), clay(BLACK));
  for (const s of [-1, 1]) add(g, roundedBox(0.012, stand + 0.05, 0.06, 0.005), clay('#2b334c'), [s * 0.088, (stand + 0.05) / 2, 0]); // prettier-ignore
  const host = group(g, 'host', [0, stand + 0.058, 0], [-tilt, 0, 0]);
  add(host, roundedBox(0.16, 0.112, 0.15, 0.014), clay(BLACK));
  add(host, roundedBox(0.15, 0.102, 0.006, 0.0028), gloss('#060913'), [0, 0, 0.0735]);
  for (const s of [-1, 1]) add(host, turned([[0, 0.012], [0.014, 0.012], [0.016, 0], [0, 0]], 0.003, 32), clay(colour.brand), [s * 0.0795, 0, 0], [0, 0, -s * 1.57]); // prettier-ignore
  const objective = group(host, 'objective', [-0.026, 0, 0.0755], [Math.PI / 2, 0, 0]);
  add(objective, turned([[0, 0.006], [0.023, 0.006], [0.026, 0.03], [0.034, 0.03], [0.036, 0.024], [0.036, 0], [0, 0]], 0.002, 64), clay('#232b42')); // prettier-ignore
  for (const y of [0.008, 0.0125, 0.017]) add(objective, turned([[0.0355, y], [0.0368, y + 0.0008], [0.0368, y + 0.0022], [0.0355, y + 0.003]], 0.0004, 64), clay('#3a4464')); // prettier-ignore
  add(objective, turned([[0, 0.0175], [0.012, 0.016], [0.0245, 0.01], [0.0245, 0.006], [0, 0.006]], 0.002, 48), gloss('#14235c')); // prettier-ignore
  for (let i = 0; i < 36; i++) {
    const [x, y] = [0.03 + (i % 4) * 0.0108, (Math.floor(i / 4) - 4) * 0.0102];
    add(host, turned([[0, 0.0022], [0.0026, 0.0016], [0.003, 0], [0, 0]], 0.0006, 16), glow('#c92640'), [x, y, 0.0763], [Math.PI / 2, 0, 0]); // prettier-ignore
  }
  add(host, roundedBox(0.006, 0.003, 0.001, 0.0004), glow(colour.muscle), [-0.064, 0.043, 0.0766]);
  for (let i = 0; i < 9; i++) add(host, roundedBox(0.002, 0.0012, 0.1, 0.0005), clay('#2f3852'), [(i - 4) * 0.012, 0.0562, -0.012]); // prettier-ignore
  back(host);
  return g;
}

/** Sockets at the host's back, from left to right as seen from there: network, TTL in and out, power. */
export const HOST_SOCKETS: Record<'network' | 'ttl' | 'power', Vec3> = {
  network: [0.048, -0.012, -0.0752],
  ttl: [0.006, -0.012, -0.0752],
  power: [-0.05, -0.012, -0.0752],
};

function back(host: Group) {
  const plate = group(host, 'back', [0, 0, -0.0745], [0, Math.PI, 0]);
  add(plate, roundedBox(0.148, 0.1, 0.003, 0.0014), clay('#39415a'));
  const at = (name: keyof typeof HOST_SOCKETS): Vec3 => [-HOST_SOCKETS[name][0], HOST_SOCKETS[name][1], 0.0016];
  const [nx, ny] = at('network');
  add(plate, roundedBox(0.0185, 0.0165, 0.003, 0.001), metal('#c3cad8'), [nx, ny, 0.001]);
  add(plate, roundedBox(0.0125, 0.0095, 0.0034, 0.0006), clay('#05070f'), [nx, ny - 0.001, 0.0012]);
  for (const s of [-1, 1]) add(plate, roundedBox(0.003, 0.0022, 0.0012, 0.0004), glow(s > 0 ? colour.muscle : colour.skin), [nx + s * 0.005, ny + 0.0062, 0.0026]); // prettier-ignore
  const [tx, ty] = at('ttl');
  for (const s of [-1, 1]) ttlSocket(plate, [tx + s * 0.0115, ty, 0.001], 1);
  const [px, py] = at('power');
  add(plate, turned([[0, 0], [0.0075, 0], [0.0075, 0.005], [0.0045, 0.005], [0.0045, 0.001], [0, 0.001]], 0.0005, 32), clay('#0a0e1a'), [px, py, 0.001], [Math.PI / 2, 0, 0]); // prettier-ignore
  for (const x of [nx, tx, px]) add(plate, roundedBox(0.02, 0.0022, 0.0008, 0.0003), clay('#c3cad8'), [x, ny + 0.018, 0.0016]); // prettier-ignore
  for (let i = 0; i < 12; i++) add(plate, roundedBox(0.0032, 0.016, 0.0012, 0.0006), clay('#10172b'), [(i - 5.5) * 0.0095, 0.032, 0.0013]); // prettier-ignore
  for (const x of [-0.068, 0.068]) for (const y of [-0.044, 0.044]) add(plate, turned([[0, 0.001], [0.0026, 0.001], [0.003, 0], [0, 0]], 0.0003, 20), metal('#c3cad8'), [x, y, 0.0014], [Math.PI / 2, 0, 0]); // prettier-ignore
}
