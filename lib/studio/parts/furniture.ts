/** Furniture and small things of rooms. All stand on y = 0 (desk things on the desk top they are placed on). */
import { CircleGeometry, type Group, type Material } from 'three';
import { clay, colour, fabric, gloss, matte } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  halfSpace,
  roundCone,
  smoothCommon,
  smoothUnion,
  warped,
  type Sdf,
} from '../kit/sdf.ts';
import { panel, roundedBox, slab, tube, turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';

const Y = 0.47;
/** Upholstery of the swivel chair, for what lies on it. */
export const chairSeat: Sdf = smoothUnion(0.03, box([0, Y, 0.01], [0.245, 0.038, 0.235], 0.036), ellipsoid([0, Y + 0.01, 0], [0.2, 0.045, 0.2]), capsule([-0.17, Y - 0.008, 0.215], [0.17, Y - 0.008, 0.215], 0.04)); // prettier-ignore
export const chairBack: Sdf = warped(smoothUnion(0.03, box([0, Y + 0.4, -0.255], [0.215, 0.26, 0.026], 0.0255), box([0, Y + 0.22, -0.24], [0.19, 0.09, 0.034], 0.033)), (x, y, z) => [x, y, z - x * x * 1.5 + (y - Y - 0.4) ** 2 * 0.5 * (y < Y + 0.4 ? -0.9 : 0.5)]); // prettier-ignore

/** Swivel chair, seat at 0.47 m. */
export function officeChair({ hex = '#c3d1f6', frameHex = colour.slate as string, arms = true } = {}): Group {
  const g = group(null, 'chair');
  const y = Y;
  add(
    g,
    once('chair-seat', () => surface(chairSeat, 0.011)),
    fabric(hex),
  );
  add(
    g,
    once('chair-back', () => surface(chairBack, 0.011)),
    fabric(hex),
  );
  add(g, tube([[0, y - 0.045, -0.1], [0, y - 0.03, -0.27], [0, y + 0.12, -0.315], [0, y + 0.3, -0.305]], 0.022), clay(frameHex)); // prettier-ignore
  add(g, turned([[0, y - 0.04], [0.12, y - 0.04], [0.12, y - 0.065], [0.045, y - 0.085], [0.032, y - 0.1], [0.032, 0.2], [0.024, 0.2], [0.024, 0.1], [0, 0.1]], 0.01, 32), clay(frameHex)); // prettier-ignore
  const star = () => {
    const legs = [0, 1, 2, 3, 4].map((i) => {
      const a = (i / 5) * Math.PI * 2 + 0.3;
      return roundCone([0, 0.105, 0], [Math.sin(a) * 0.29, 0.072, Math.cos(a) * 0.29], 0.034, 0.019);
    });
    return surface(smoothUnion(0.02, ...legs, cylinder([0, 0.105, 0], 0.045, 0.035, 0.01)), 0.009);
  };
  add(g, once('chair-star', star), clay(frameHex));
  const wheel = once('castor', () => turned([[0, 0.02], [0.031, 0.02], [0.031, -0.02], [0, -0.02]], 0.008, 24)); // prettier-ignore
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    add(g, wheel, clay('#16203f'), [Math.sin(a) * 0.29, 0.032, Math.cos(a) * 0.29], [0, a, Math.PI / 2]);
  }
  if (arms)
    for (const s of [-1, 1]) {
      add(g, tube([[s * 0.18, y - 0.045, 0], [s * 0.29, y - 0.03, 0], [s * 0.305, y + 0.08, -0.005], [s * 0.3, y + 0.185, 0]], 0.017), clay(frameHex)); // prettier-ignore
      add(g, roundedBox(0.075, 0.034, 0.25, 0.016), clay(frameHex), [s * 0.298, y + 0.2, 0.015]);
    }
  return g;
}

/** Four-legged chair with a shell, seat at 0.45 m × size. */
export function shellChair({ hex = colour.brand as string, legHex = colour.steel as string } = {}): Group {
  const g = group(null, 'chair');
  const shellShape = () => {
    const seat = box([0, 0.445, 0.01], [0.2, 0.012, 0.2], 0.0115);
    const back = warped(box([0, 0.66, -0.2], [0.195, 0.16, 0.012], 0.0115), (x, y, z) => [x, y, z + (y - 0.45) * 0.14 - x * x * 1.2]); // prettier-ignore
    return surface(smoothUnion(0.05, seat, back, capsule([-0.12, 0.47, -0.2], [0.12, 0.47, -0.2], 0.02)), 0.009);
  };
  add(g, once('shell-chair', shellShape), clay(hex));
  for (const x of [-1, 1]) for (const z of [-1, 1]) add(g, tube([[x * 0.14, 0.44, z * 0.14], [x * 0.19, 0, z * 0.19]], 0.012, 6), clay(legHex)); // prettier-ignore
  return g;
}

/** Round stool. */
export function stool({ hex = '#ffffff', height = 0.5 } = {}): Group {
  const g = group(null, 'stool');
  add(g, turned([[0, height - 0.06], [0.17, height - 0.06], [0.18, height], [0, height]], 0.02), fabric(hex)); // prettier-ignore
  add(g, turned([[0, 0], [0.19, 0], [0.19, 0.02], [0.03, 0.04], [0.026, height - 0.05], [0, height - 0.05]], 0.01), clay(colour.slate)); // prettier-ignore
  return g;
}

/** Table on two feet. @param top height of the top */
export function desk({ w = 1.6, d = 0.75, top = 0.735, hex = '#ffffff', legHex = colour.steel as string } = {}): Group {
  const g = group(null, 'desk');
  add(g, slab(w, d, 0.034, 0.05, 0.012), clay(hex), [0, top - 0.034, 0]);
  for (const s of [-1, 1]) {
    const x = s * (w / 2 - 0.14);
    add(g, roundedBox(0.07, 0.03, d - 0.12, 0.014), clay(legHex), [x, 0.017, 0]);
    add(g, roundedBox(0.075, top - 0.06, 0.055, 0.02), clay(legHex), [x, (top - 0.034) / 2, 0]);
  }
  add(g, roundedBox(w - 0.34, 0.1, 0.02, 0.009), clay(legHex), [0, top - 0.11, -d * 0.28]);
  return g;
}

/** Screen on a foot; picture faces +z. */
export function monitor(picture: Material, { w = 0.62, h = 0.36, stand = true } = {}): Group {
  const g = group(null, 'monitor');
  const middle = stand ? 0.135 + h / 2 : h / 2;
  if (stand) {
    add(g, slab(0.24, 0.18, 0.012, 0.03, 0.005), clay(colour.cloud), [0, 0, -0.02]);
    add(g, roundedBox(0.055, 0.28, 0.018, 0.008), clay(colour.cloud), [0, 0.14, -0.045]);
  }
  add(g, roundedBox(w + 0.022, h + 0.022, 0.026, 0.011), clay('#f4f7ff'), [0, middle, -0.014]);
  add(g, roundedBox(w + 0.008, h + 0.008, 0.006, 0.0029), gloss('#070d22'), [0, middle, -0.0015]);
  add(g, panel(w, h, 0.004), picture, [0, middle, 0.0022]);
  return g;
}

/** Large display on the wall or on a stand (y of its middle). */
export function display(picture: Material, { w = 2, h = 1, y = 1.5, stand = false } = {}): Group {
  const g = group(null, 'display');
  add(g, roundedBox(w + 0.07, h + 0.07, 0.05, 0.024), clay('#f7f9ff'), [0, y, -0.028]);
  add(g, panel(w, h, 0.02), picture, [0, y, 0.001]);
  if (stand) {
    for (const s of [-1, 1]) add(g, roundedBox(0.06, y, 0.04, 0.018), clay(colour.steel), [s * w * 0.3, y / 2, -0.06]);
    add(g, slab(w * 0.85, 0.45, 0.03, 0.1, 0.01), clay(colour.steel), [0, 0, -0.06]);
  }
  return g;
}

export function keyboard(): Group {
  const g = group(null, 'keyboard');
  add(g, slab(0.36, 0.125, 0.014, 0.014, 0.004), clay('#e9effb'));
  const key = once('key', () => slab(0.0195, 0.0195, 0.006, 0.004, 0.0016));
  for (let r = 0; r < 4; r++) for (let c = 0; c < 15; c++) add(g, key, clay(r || c ? '#ffffff' : colour.brand), [-0.161 + c * 0.023, 0.0135, -0.036 + r * 0.024]); // prettier-ignore
  return g;
}

export function mouse(): Group {
  const g = group(null, 'mouse');
  add(g, once('mouse', () => surface(smoothCommon(0.006, ellipsoid([0, 0.004, 0], [0.031, 0.033, 0.055]), halfSpace([0, -1, 0], 0)), 0.004, [[-0.05, -0.02, -0.07], [0.05, 0.05, 0.07]])), clay('#ffffff')); // prettier-ignore
  return g;
}

export function mug({ hex = colour.brand as string } = {}): Group {
  const g = group(null, 'mug');
  add(g, turned([[0, 0], [0.037, 0], [0.04, 0.085], [0.035, 0.085], [0.033, 0.012], [0, 0.012]], 0.004, 32), clay(hex)); // prettier-ignore
  add(
    g,
    tube(
      [
        [0.036, 0.066, 0],
        [0.062, 0.066, 0],
        [0.066, 0.04, 0],
        [0.036, 0.02, 0],
      ],
      0.0055,
    ),
    clay(hex),
  );
  add(g, new CircleGeometry(0.034, 32), clay('#5b3a29'), [0, 0.07, 0], [-Math.PI / 2, 0, 0]);
  return g;
}

/** Potted plant, about 0.5 m high. */
export function plant({ hex = colour.leaf as string } = {}): Group {
  const g = group(null, 'plant');
  add(
    g,
    turned(
      [
        [0, 0],
        [0.085, 0],
        [0.115, 0.2],
        [0.1, 0.2],
        [0.095, 0.17],
        [0, 0.17],
      ],
      0.014,
      40,
    ),
    clay('#ffffff'),
  );
  for (let i = 0; i < 13; i++) {
    const a = i * 2.4;
    const rise = 0.25 + 0.55 * (((i * 3) % 6) / 6);
    const l = 0.26 + 0.12 * (((i * 7) % 5) / 5);
    const leaf = once(
      `leaf${i % 5}${(i * 3) % 6}`,
      () =>
      surface(warped(ellipsoid([0, l / 2, 0], [l * 0.16, l / 2, 0.01]), (x, y, z) => [x, y, z - (0.9 * y * y * rise) / l + 2.2 * x * x]), 0.0042, [[-0.1, -0.02, -0.15], [0.1, l + 0.06, l]]), // prettier-ignore
    );
    const at = group(g, 'leaf', [Math.sin(a) * 0.03, 0.16, Math.cos(a) * 0.03], [0, a, 0]);
    add(at, leaf, clay(i % 3 ? hex : '#3cc79a'), [0, 0, 0], [rise * 0.8, 0, 0]);
  }
  return g;
}

/** Amplifier box with four sockets. */
export function amplifier(): Group {
  const g = group(null, 'amplifier');
  add(g, slab(0.16, 0.11, 0.045, 0.024, 0.01), clay('#ffffff'));
  add(g, slab(0.11, 0.006, 0.002, 0.002, 0.0009), clay(colour.brand), [0, 0.0445, 0.03]);
  const socket = once('socket', () => turned([[0, 0.006], [0.007, 0.006], [0.007, -0.002], [0, -0.002]], 0.002, 20)); // prettier-ignore
  [colour.brain, colour.heart, colour.skin, colour.muscle].forEach((hex, i) => add(g, socket, clay(hex), [-0.045 + i * 0.03, 0.0445, -0.012])); // prettier-ignore
  return g;
}

/** Tablet or book lying on its back, picture up. */
export function tablet(picture: Material, w = 0.24, h = 0.17): Group {
  const g = group(null, 'tablet');
  add(g, slab(w + 0.016, h + 0.016, 0.009, 0.014, 0.003), gloss('#0f1830'));
  add(g, panel(w, h, 0.006), picture, [0, 0.0095, 0], [-Math.PI / 2, 0, 0]);
  return g;
}

/** Straight wall, its face at z = 0 looking +z. */
export function wall(w: number, h = 2.8, hex = '#e4ecfb'): Group {
  const g = group(null, 'wall');
  add(g, roundedBox(w, h, 0.12, 0.01), matte(hex), [0, h / 2, -0.06]);
  add(g, roundedBox(w, 0.09, 0.02, 0.006), matte('#ffffff'), [0, 0.045, 0.01]);
  return g;
}
