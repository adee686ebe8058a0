/** Fittings of particular places: operating theatre, shop, kitchen. */
import type { Group } from 'three';
import { clay, colour, fabric, glass, glow, gloss, metal } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import { box, ellipsoid, roundCone, smoothUnion } from '../kit/sdf.ts';
import { panel, roundedBox, slab, tube, turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';

/** Operating table along x with a draped dummy; top at 0.95 m. */
export function operatingTable(): Group {
  const g = group(null, 'operating-table');
  add(g, slab(0.7, 0.55, 0.05, 0.1), clay(colour.slate));
  add(g, roundedBox(0.24, 0.75, 0.24, 0.06), clay('#f4f7ff'), [0, 0.42, 0]);
  add(g, slab(1.95, 0.6, 0.09, 0.06), clay('#27345f'), [0, 0.8, 0]);
  const body = smoothUnion(0.12, ellipsoid([0.05, 0.98, 0], [0.46, 0.13, 0.24]), roundCone([0.3, 0.95, 0], [0.92, 0.92, 0], 0.14, 0.08), box([0, 0.9, 0], [0.95, 0.03, 0.37], 0.03), box([0, 0.75, 0.35], [0.9, 0.16, 0.012], 0.01)); // prettier-ignore
  add(
    g,
    once('drape', () => surface(body, 0.016)),
    fabric('#4fa7b8'),
  );
  add(g, once('dummy-head', () => surface(smoothUnion(0.03, ellipsoid([-0.78, 0.99, 0], [0.115, 0.095, 0.085])), 0.009)), clay('#ecd7c4')); // prettier-ignore
  add(g, slab(0.34, 0.26, 0.012, 0.02, 0.004), clay('#eaf4f6'), [0.12, 1.095, 0.02]);
  return g;
}

/** Theatre lamp: dish with lit fields, middle at the origin, shining down. */
export function theatreLamp(): Group {
  const g = group(null, 'theatre-lamp');
  add(g, turned([[0, 0.1], [0.14, 0.09], [0.36, 0.0], [0.37, -0.03], [0, -0.03]], 0.02), clay('#f4f7ff')); // prettier-ignore
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * Math.PI * 2;
    const r = i === 6 ? 0 : 0.22;
    add(g, turned([[0, 0], [0.075, 0], [0.08, 0.01], [0, 0.01]], 0.004, 32), glow('#fffaf0'), [Math.cos(a) * r, -0.042, Math.sin(a) * r]); // prettier-ignore
  }
  add(
    g,
    tube(
      [
        [0, 0.08, 0],
        [0, 0.3, 0],
        [0.25, 0.55, -0.1],
        [0.3, 1.1, -0.1],
      ],
      0.03,
    ),
    clay(colour.cloud),
  );
  return g;
}

/** Trolley with instruments, 0.9 m high. */
export function instrumentTrolley(): Group {
  const g = group(null, 'trolley');
  for (const y of [0.25, 0.88]) add(g, slab(0.7, 0.45, 0.02, 0.03), metal('#d5ddec'), [0, y, 0]);
  for (const x of [-0.32, 0.32]) for (const z of [-0.19, 0.19]) add(g, tube([[x, 0.03, z], [x, 0.9, z]], 0.012, 4), metal('#c8d2ea')); // prettier-ignore
  add(g, slab(0.6, 0.36, 0.006, 0.02, 0.002), fabric('#4fa7b8'), [0, 0.9, 0]);
  for (let i = 0; i < 8; i++) add(g, roundedBox(0.012, 0.008, 0.16 + (i % 3) * 0.03, 0.004), metal('#e6ebf5'), [-0.23 + i * 0.062, 0.912, 0.02 * (i % 2)], [0, 0.06 * ((i % 3) - 1), 0]); // prettier-ignore
  add(g, turned([[0, 0], [0.06, 0], [0.075, 0.06], [0.066, 0.06], [0.05, 0.012], [0, 0.012]], 0.006, 32), metal('#d5ddec'), [0.22, 0.906, -0.1]); // prettier-ignore
  return g;
}

const PACKS = ['#ff8a5c', '#ffd166', '#5b8cff', '#2fbf8f', '#c58cf0', '#ff6f86', '#f4f7ff', '#3ddbe6'];

/** Shop shelf w wide with boards at the given heights, full of packs; front at z = 0.2. */
export function shopShelf(w = 2.4, boards = [0.14, 0.52, 0.88, 1.24, 1.6], kind: 'bags' | 'bottles' = 'bags'): Group {
  const g = group(null, 'shelf');
  const top = boards[boards.length - 1] + 0.42;
  add(g, roundedBox(w, top, 0.04, 0.01), clay('#e4ebf9'), [0, top / 2, -0.22]);
  for (const s of [-1, 1]) add(g, roundedBox(0.04, top, 0.46, 0.012), clay('#f4f7ff'), [(s * w) / 2, top / 2, 0]);
  add(g, roundedBox(w, 0.12, 0.44, 0.012), clay(colour.steel), [0, 0.06, 0]);
  boards.forEach((y, row) => {
    add(g, roundedBox(w, 0.025, 0.42, 0.008), clay('#f4f7ff'), [0, y, 0]);
    add(g, roundedBox(w, 0.045, 0.008, 0.003), clay(colour.brand), [0, y, 0.213]);
    for (let i = 0; i < w / 0.2 - 1; i++) add(g, roundedBox(0.07, 0.034, 0.004, 0.0015), clay('#ffffff'), [-w / 2 + 0.17 + i * 0.2, y, 0.219]); // prettier-ignore
    const step = kind === 'bags' ? 0.2 : 0.105;
    for (let i = 0; i < Math.floor((w - 0.1) / step); i++) {
      const x = -w / 2 + 0.05 + step * (i + 0.5);
      const hex = PACKS[(Math.floor(i / (kind === 'bags' ? 2 : 3)) + row * 3) % PACKS.length];
      if ((i * 7 + row * 5) % 17 === 0) continue;
      if (kind === 'bags') {
        const bag = once('snack-bag', () => surface(smoothUnion(0.02, ellipsoid([0, 0.125, 0], [0.078, 0.105, 0.04]), box([0, 0.13, 0], [0.078, 0.122, 0.004], 0.003)), 0.007)); // prettier-ignore
        add(g, bag, gloss(hex), [x, y + 0.013, 0.13], [-0.05, ((i * 13) % 5) * 0.05 - 0.1, 0]);
        add(g, roundedBox(0.08, 0.06, 0.004, 0.0015), clay('#ffffff'), [x, y + 0.135, 0.171], [-0.05, 0, 0]);
      } else {
        const bottle = once('bottle', () => turned([[0, 0], [0.036, 0], [0.037, 0.14], [0.034, 0.17], [0.014, 0.215], [0.014, 0.24], [0, 0.24]], 0.01, 24)); // prettier-ignore
        add(g, bottle, gloss(hex), [x, y + 0.013, 0.13]);
        add(g, once('bottle-cap', () => turned([[0, 0.26], [0.016, 0.26], [0.016, 0.232], [0, 0.232]], 0.003, 20)), clay('#ffffff'), [x, y + 0.013, 0.13]); // prettier-ignore
        add(g, once('bottle-label', () => turned([[0.0372, 0.05], [0.038, 0.055], [0.038, 0.115], [0.0372, 0.12]], 0.001, 24)), clay('#ffffff'), [x, y + 0.013, 0.13]); // prettier-ignore
      }
    }
  });
  return g;
}

/** Shopping basket on wheels: trolley with a wire basket, handle towards −z. */
export function shoppingTrolley(): Group {
  const g = group(null, 'shopping-trolley');
  const bar = (a: [number, number, number], b: [number, number, number], r = 0.006) => add(g, tube([a, b], r, 3), metal('#c8d2ea')); // prettier-ignore
  for (let i = 0; i <= 6; i++)
    for (const s of [-1, 1]) bar([s * 0.25, 0.5, -0.3 + i * 0.11], [s * 0.28, 0.92, -0.38 + i * 0.14]);
  for (let i = 0; i <= 4; i++) for (const z of [-1, 1]) bar([-0.25 + i * 0.125, 0.5, z > 0 ? 0.36 : -0.3], [-0.28 + i * 0.14, 0.92, z > 0 ? 0.46 : -0.38]); // prettier-ignore
  for (const y of [0.5, 0.64, 0.78, 0.92]) {
    const t = (y - 0.5) / 0.42;
    const [x, z0, z1] = [0.25 + 0.03 * t, -0.3 - 0.08 * t, 0.36 + 0.1 * t];
    for (const s of [-1, 1]) bar([s * x, y, z0], [s * x, y, z1], 0.008);
    for (const z of [z0, z1]) bar([-x, y, z], [x, y, z], 0.008);
  }
  for (let i = 0; i < 6; i++) bar([-0.25, 0.5, -0.28 + i * 0.12], [0.25, 0.5, -0.28 + i * 0.12]);
  for (const s of [-1, 1]) {
    add(g, tube([[s * 0.26, 0.12, 0.36], [s * 0.26, 0.14, -0.28], [s * 0.27, 0.5, -0.36], [s * 0.28, 1.0, -0.44]], 0.014), metal('#c8d2ea')); // prettier-ignore
    for (const z of [-0.28, 0.34]) add(g, turned([[0, 0.014], [0.055, 0.014], [0.055, -0.014], [0, -0.014]], 0.006, 28), clay('#27345f'), [s * 0.26, 0.056, z], [0, 0, Math.PI / 2]); // prettier-ignore
  }
  add(
    g,
    tube(
      [
        [-0.28, 1.0, -0.44],
        [0.28, 1.0, -0.44],
      ],
      0.018,
      4,
    ),
    clay(colour.brand),
  );
  return g;
}

/** Kitchen front w wide with worktop at 0.9 m and a built-in oven in its middle, front at z = 0.3. */
export function kitchenFront(w = 3.4): Group {
  const g = group(null, 'kitchen');
  add(g, slab(w, 0.66, 0.04, 0.02, 0.008), clay('#e3c9a4'), [0, 0.88, 0.02]);
  add(g, roundedBox(w, 0.1, 0.5, 0.01), clay('#27345f'), [0, 0.05, -0.05]);
  const n = Math.round(w / 0.6);
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + (w / n) * (i + 0.5);
    const oven = i === Math.floor(n / 2);
    add(g, roundedBox(w / n - 0.008, 0.76, 0.56, 0.01), clay(oven ? '#16203f' : '#f4f7ff'), [x, 0.49, 0.01]);
    if (!oven) {
      add(g, roundedBox(0.16, 0.014, 0.03, 0.006), metal('#c8d2ea'), [x, 0.79, 0.3]);
      add(g, roundedBox(w / n - 0.008, 0.66, 0.34, 0.012), clay('#dbe6fb'), [x, 1.86, -0.12]);
      continue;
    }
    add(g, panel(w / n - 0.12, 0.36, 0.02), glow('#ffb45a'), [x, 0.42, 0.2915]);
    add(g, roundedBox(w / n - 0.06, 0.44, 0.016, 0.008), glass('#c9b8a0'), [x, 0.42, 0.322]);
    for (const y of [0.33, 0.45])
      add(
        g,
        tube(
          [
            [x - 0.2, y, 0.288],
            [x + 0.2, y, 0.288],
          ],
          0.004,
          3,
        ),
        metal('#c8d2ea'),
      );
    add(
      g,
      once('roast', () => surface(ellipsoid([0, 0, 0], [0.12, 0.06, 0.02]), 0.006)),
      clay('#8a4520'),
      [x, 0.49, 0.3],
    );
    add(g, tube([[x - 0.21, 0.67, 0.29], [x - 0.21, 0.67, 0.345], [x + 0.21, 0.67, 0.345], [x + 0.21, 0.67, 0.29]], 0.011), metal('#d5ddec')); // prettier-ignore
    for (const k of [-1, 0, 1]) {
      add(g, turned([[0, 0.034], [0.022, 0.032], [0.027, 0], [0, 0]], 0.005, 32), clay('#f4f7ff'), [x + k * 0.14, 0.79, 0.29], [Math.PI / 2, 0, 0]); // prettier-ignore
      add(g, roundedBox(0.004, 0.02, 0.004, 0.0015), clay(colour.brand), [x + k * 0.14, 0.797, 0.325]);
    }
    for (const [dx, dz] of [[-0.13, -0.12], [0.13, -0.12], [-0.13, 0.12], [0.13, 0.12]]) add(g, turned([[0, 0.006], [0.085, 0.006], [0.09, 0], [0, 0]], 0.002, 36), gloss('#16203f'), [x + dx, 0.92, dz]); // prettier-ignore
    add(g, turned([[0, 0], [0.1, 0], [0.11, 0.14], [0.1, 0.14], [0.09, 0.012], [0, 0.012]], 0.008, 40), metal('#b9c8e6'), [x - 0.13, 0.926, -0.12]); // prettier-ignore
  }
  return g;
}
