/** Remote eye trackers: bars below the screen with cameras behind dark glass and infra-red lamps at their ends. */
import type { Group } from 'three';
import { clay, colour, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, smoothCut, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { ttlSocket } from './glasses-recorder.ts';

const lens = (r: number) => turned([[0, 0.002], [r * 0.8, 0.002], [r, 0], [r, -0.002], [0, -0.002]], 0.001, 48); // prettier-ignore
const lamp = () => turned([[0, 0.001], [0.0016, 0.001], [0.0018, -0.001], [0, -0.001]], 0.0004, 20); // prettier-ignore

/**
 * Bar 0.34 m wide standing on y = 0, looking along +z: two cameras; TTL socket at its right end as one faces it.
 * @param width of the bar (m) @param socket with the socket and its label
 */
export function remoteEyeTracker(width = 0.34, { hex = '#f4f7ff', socket = false, lampHex = '#ff8fa3' } = {}): Group {
  const g = group(null, 'remote-eye-tracker');
  const half = width / 2;
  // slightly bowed, so that its cameras aim at one head
  const bow =
    (f: Sdf): Sdf =>
    (x, y, z) =>
      f(x, y, z - x * x * 0.35);
  const body = bow(box([0, 0.021, 0], [half, 0.017, 0.016], 0.0115));
  const face = bow(box([0, 0.021, 0.016], [half - 0.008, 0.0125, 0.004], 0.003));
  const region: [Vec3, Vec3] = [
    [-half - 0.01, -0.005, -0.03],
    [half + 0.01, 0.05, 0.05],
  ];
  add(g, surface(smoothCut(0.002, body, face), 0.0016, region), clay(hex));
  add(
    g,
    surface(bow(box([0, 0.021, 0.0135], [half - 0.0085, 0.012, 0.0016], 0.0015)), 0.0012, region),
    gloss('#0a1128'),
  );
  const at = (x: number): Vec3 => [x, 0.021, 0.0154 + x * x * 0.35];
  for (const s of [-1, 1]) {
    add(g, lens(0.0078), gloss('#1d2b5c'), at(s * half * 0.42), [Math.PI / 2, 0, 0]);
    for (let i = 0; i < 8; i++) {
      const [x, y, z] = at(s * (half * 0.82 + ((i % 4) - 1.5) * 0.0065));
      add(g, lamp(), glow(lampHex), [x, y + (i < 4 ? 0.004 : -0.004), z], [Math.PI / 2, 0, 0]);
    }
  }
  add(g, roundedBox(0.012, 0.0025, 0.002, 0.001), glow(colour.muscle), [0, 0.021, 0.0162]);
  add(g, roundedBox(0.09, 0.008, 0.03, 0.003), clay(colour.steel), [0, 0.003, -0.004]);
  if (socket) {
    const end = group(g, 'end', [half - 0.0005, 0.021, half * half * 0.35 - 0.001], [0, Math.PI / 2, 0]);
    ttlSocket(end, [0.004, 0, 0], 0.95);
    add(end, roundedBox(0.0024, 0.009, 0.0012, 0.0005), clay('#04060d'), [-0.0095, 0, 0]);
  }
  return g;
}

/** Thin black bar, 340 × 18 × 24 mm, on y = 0 and looking +z: one camera in the middle, lamps far out, magnets behind. */
export function thinEyeTracker(width = 0.34): Group {
  const g = group(null, 'thin-eye-tracker');
  add(
    g,
    once(`thin-bar${width}`, () => roundedBox(width, 0.018, 0.024, 0.0062, 6)),
    clay('#1a2033'),
    [0, 0.009, 0],
  );
  add(g, roundedBox(width - 0.006, 0.0146, 0.004, 0.0019), gloss('#070b18'), [0, 0.009, 0.0108]);
  for (const s of [-1, 1]) {
    add(g, roundedBox(0.05, 0.0112, 0.001, 0.0005), gloss('#3a0d18'), [s * (width / 2 - 0.034), 0.009, 0.0127]);
    for (let i = 0; i < 12; i++) add(g, lamp(), glow('#d92a45'), [s * (width / 2 - 0.034) + ((i % 6) - 2.5) * 0.0074, 0.009 + (i < 6 ? 0.0027 : -0.0027), 0.0128], [Math.PI / 2, 0, 0]); // prettier-ignore
    add(g, turned([[0, 0.0016], [0.0065, 0.0016], [0.0065, 0], [0, 0]], 0.0005, 36), metal('#c3cad8'), [s * width * 0.24, 0.009, -0.0118], [-Math.PI / 2, 0, 0]); // prettier-ignore
    add(g, roundedBox(0.05, 0.0125, 0.0012, 0.0005), clay('#2b334c'), [s * width * 0.24, 0.009, -0.0116]);
  }
  add(g, lens(0.0062), gloss('#1d2b5c'), [0, 0.009, 0.0129], [Math.PI / 2, 0, 0]);
  add(g, lens(0.0034), gloss('#3156c9'), [0, 0.009, 0.0135], [Math.PI / 2, 0, 0]);
  add(g, roundedBox(0.005, 0.0016, 0.0012, 0.0005), glow(colour.muscle), [0.022, 0.009, 0.0127]);
  add(g, roundedBox(0.0125, 0.0062, 0.0012, 0.0005), metal('#c3cad8'), [0.02, 0.009, -0.012]);
  add(g, roundedBox(0.0105, 0.0042, 0.0014, 0.0005), clay('#1f5bff'), [0.02, 0.009, -0.0121]);
  return g;
}

/** Adhesive plate with a magnet for the lower edge of a screen, lying on y = 0. */
export function magnetMount(): Group {
  const g = group(null, 'magnet-mount');
  add(g, slab(0.05, 0.02, 0.004, 0.004, 0.0014), clay('#2b334c'));
  add(g, turned([[0, 0.0012], [0.0066, 0.0012], [0.0066, 0], [0, 0]], 0.0004, 36), metal('#c3cad8'), [0, 0.0036, 0]); // prettier-ignore
  return g;
}

/** Bracket that hangs a bar below a monitor: hole plate, arm and rail; rail's top at y = 0.03, plate behind and above. */
export function screenBracket(width = 0.24): Group {
  const g = group(null, 'screen-bracket');
  const hex = '#5b6478';
  add(g, roundedBox(width, 0.012, 0.03, 0.004), clay(hex), [0, 0.012, -0.004]);
  for (const s of [-1, 1]) {
    add(g, roundedBox(0.03, 0.02, 0.036, 0.005), clay('#39415a'), [s * width * 0.36, 0.013, -0.004]);
    add(g, turned([[0, 0.012], [0.009, 0.012], [0.01, 0], [0, 0]], 0.002, 32), clay(colour.brand), [s * width * 0.36, 0.013, -0.022], [-Math.PI / 2, 0, 0]); // prettier-ignore
  }
  add(
    g,
    tube(
      [
        [0, 0.014, -0.018],
        [0, 0.014, -0.06],
        [0, 0.045, -0.076],
        [0, 0.09, -0.08],
      ],
      0.009,
      40,
    ),
    clay(hex),
  );
  const plate = group(g, 'hole-plate', [0, 0.125, -0.08]);
  add(plate, roundedBox(0.12, 0.12, 0.006, 0.0028), clay(hex));
  for (const x of [-0.05, 0.05]) for (const y of [-0.05, 0.05]) add(plate, turned([[0, 0.0006], [0.0038, 0.0006], [0.0042, 0], [0, 0]], 0.0002, 24), clay('#10172b'), [x, y, 0.003], [Math.PI / 2, 0, 0]); // prettier-ignore
  add(plate, turned([[0, 0.004], [0.022, 0.004], [0.024, 0], [0, 0]], 0.001, 40), clay('#39415a'), [0, 0, 0.0028], [Math.PI / 2, 0, 0]); // prettier-ignore
  return g;
}
