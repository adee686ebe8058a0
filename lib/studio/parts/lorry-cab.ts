/** Cab of a lorry round its driver (who sits at the origin and looks along +z, door on +x). */
import type { Group, Material } from 'three';
import { clay, colour, fabric, glass, gloss, glow, screen } from '../kit/material.ts';
import { add, group, once, place } from '../kit/node.ts';
import { box, ellipsoid, smoothUnion, type Vec3 } from '../kit/sdf.ts';
import { curvePoints, fromArrays, panel, roundedBox, tube, turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { fieldCamera } from './devices/cameras.ts';
import { circle, rect, svg, text } from './screens.ts';
import { steeringWheel, type Wheel } from './steering.ts';
import { carSeat } from './vehicle.ts';

export const LORRY_WHEEL: Wheel = { at: [0, 0.73, 0.47], r: 0.205, tilt: 0.55 };
/** Height and depth of the shelf on top of the dashboard, for what stands there. */
export const SHELF = { y: 0.885, z: 0.9 };

/** Speed, revolutions and hours at the wheel. */
export const dials = (name: string) => screen(name, svg(1000, 340, '#0b1430', [230, 770].map((x, i) => `<path d="M${x - 100} 250A130 130 0 1 1 ${x + 100} 250" fill="none" stroke="#2c3f78" stroke-width="20"/><path d="M${x - 100} 250A130 130 0 0 1 ${x + (i ? -40 : 40)} 46" fill="none" stroke="${i ? '#ffc04d' : '#5b8cff'}" stroke-width="20"/>` + text(x, 200, 90, i ? '12' : '86', '#fff', 'text-anchor="middle" font-weight="700"') + text(x, 270, 40, i ? '×100' : 'km/h', '#a9b7db', 'text-anchor="middle"')).join('') + text(500, 130, 62, '03:12', '#fff', 'text-anchor="middle"') + rect(410, 190, 180, 16, 8, '#2c3f78') + rect(410, 190, 120, 16, 8, '#2fd3a0'))); // prettier-ignore

/** Map with the route ahead, the next turn and the time left. */
export const routeMap = (name: string, night = true) => {
  const [ground, block, street, ink] = night ? ['#14203f', '#1c2c55', '#3a4f86', '#e8eefb'] : ['#e7edf9', '#d3def3', '#ffffff', '#0b1533']; // prettier-ignore
  const blocks = Array.from({ length: 20 }, (_, i) => rect(-40 + (i % 5) * 340, -60 + Math.floor(i / 5) * 262, 290, 212, 18, block)).join(''); // prettier-ignore
  const streets = `<path d="M0 640Q500 560 780 640T1600 520M1060 0Q1000 400 1120 930" fill="none" stroke="${street}" stroke-width="46"/>`;
  const route = `<path d="M800 930V640Q830 560 1035 590Q1010 300 1060 0" fill="none" stroke="#1f5bff" stroke-width="30" stroke-linejoin="round"/><path d="M800 700l58 130-58-34-58 34z" fill="#fff" stroke="#1f5bff" stroke-width="10" stroke-linejoin="round"/>`;
  const turn = rect(50, 50, 500, 190, 30, night ? '#0b1430' : '#ffffff') + `<path d="M120 195V140q0-26 26-26h50m-30-38l42 38-42 38" fill="none" stroke="#2fd3a0" stroke-width="22"/>` + text(260, 172, 84, '1.2 km', ink, 'font-weight="700"'); // prettier-ignore
  return screen(name, svg(1600, 930, ground, blocks + streets + route + turn + rect(50, 800, 420, 90, 26, night ? '#0b1430' : '#ffffff') + text(90, 864, 54, '04:35　312 km', ink))); // prettier-ignore
};

export interface LorryOptions {
  hex?: string;
  /** What is seen through the windscreen and through the windows in the doors. */
  outside: Material;
  aside?: Material;
  night?: boolean;
  /** Size of the view ahead. */
  view?: [number, number];
  /** Without its rear wall, where a camera looks in from behind. */
  rear?: boolean;
}

/** Cloth in folds between two heights, hanging from a rail along x. */
function curtain(from: number, to: number, low: number, high: number) {
  const [n, positions, index] = [320, [] as number[], [] as number[]];
  for (let i = 0; i <= n; i++) {
    const x = from + ((to - from) * i) / n;
    for (const [y, deep] of [[low, 0.034], [high, 0.016]]) positions.push(x + (y === low ? 0.012 * Math.sin(x * 17) : 0), y, deep * Math.sin(x * 62 + 0.8 * Math.sin(x * 9))); // prettier-ignore
    if (i) index.push(i * 2 - 2, i * 2, i * 2 - 1, i * 2 - 1, i * 2, i * 2 + 1);
  }
  return fromArrays(positions, index);
}

/** Dashboard with shelf, wheel, screens, pillars, doors, rear wall with a curtain. */
export function lorryCab({ hex = '#b4b9c9', outside, aside = outside, night = true, view = [7.6, 2.85], rear = true }: LorryOptions): Group { // prettier-ignore
  const g = group(null, 'lorry-cab');
  const trim = '#5a6383';
  add(g, roundedBox(2.5, 0.06, 2.4, 0.02), clay('#27345f'), [-0.4, -0.03, 0.2]);
  place(g, carSeat({ hex: '#33468f', stripeHex: '#aebce0' }));
  place(g, carSeat({ hex: '#33468f', stripeHex: '#aebce0' }), [-0.95, 0, 0]);
  const dash = smoothUnion(0.05, box([-0.42, 0.7, 0.92], [1.14, 0.13, 0.16], 0.08), box([-0.42, 0.85, 0.97], [1.16, 0.03, 0.2], 0.028), ellipsoid([0, 0.85, 0.83], [0.27, 0.07, 0.13]), box([-0.5, 0.4, 0.95], [0.2, 0.36, 0.12], 0.07)); // prettier-ignore
  add(g, once('lorry-dash', () => surface(dash, 0.011)), clay(hex)); // prettier-ignore
  place(g, steeringWheel(LORRY_WHEEL, '#1b254c'), LORRY_WHEEL.at, [LORRY_WHEEL.tilt, 0, 0]);
  add(g, tube([[0, 0.7, 0.5], [0, 0.58, 0.66], [0, 0.5, 0.86]], 0.036), clay(colour.slate)); // prettier-ignore
  const display = (at: Vec3, w: number, h: number, picture: Material, tilt: number, yaw = 0) => {
    const s = group(g, 'display', at, [tilt, Math.PI + yaw, 0]);
    add(s, roundedBox(w + 0.026, h + 0.026, 0.02, 0.008), gloss('#0d1530'));
    add(s, panel(w, h, 0.006), picture, [0, 0, 0.0108]);
  };
  display([0, 0.855, 0.695], 0.3, 0.102, dials('lorry-dials'), 0.3);
  display([-0.42, 0.8, 0.735], 0.27, 0.16, routeMap('lorry-route', night), 0.2, -0.22);
  for (let i = 0; i < 6; i++) add(g, roundedBox(0.034, 0.02, 0.012, 0.005), clay(i % 3 ? '#dbe4f6' : colour.skin), [-0.31 - i * 0.044, 0.675, 0.752]); // prettier-ignore
  // windscreen: pillars that lean back, a header, a black seal with the pane in it, wipers outside
  const pillar = (x: number): Vec3[] => [[x, 0.8, 1.14], [x, 1.25, 1.02], [x * 0.985, 1.75, 0.84], [x * 0.97, 1.86, 0.6], [x * 0.97, 1.88, -0.2]]; // prettier-ignore
  for (const x of [0.8, -1.62]) add(g, tube(curvePoints(pillar(x), 20), 0.042), clay(trim));
  add(g, tube([[0.78, 1.77, 0.83], [-0.4, 1.8, 0.86], [-1.58, 1.77, 0.83]], 0.045), clay(trim)); // prettier-ignore
  const pane = group(g, 'pane', [-0.41, 1.315, 1.035], [-0.3, 0, 0]);
  for (const y of [-0.47, 0.46]) add(pane, roundedBox(2.36, 0.02, 0.02, 0.008), gloss('#10182f'), [0, y, 0]);
  for (const x of [-1.17, 1.17]) add(pane, roundedBox(0.028, 0.94, 0.02, 0.008), gloss('#10182f'), [x, 0, 0]);
  add(pane, panel(2.36, 0.93, 0.03), glass(night ? '#cfdcff' : '#bcd3ff'), [0, 0, 0], [0, Math.PI, 0]);
  add(pane, panel(2.36, 0.1, 0.01), glass('#3f6fd8'), [0, 0.405, -0.002], [0, Math.PI, 0]);
  for (const x of [-0.25, 0.75]) add(pane, tube([[x, -0.47, 0.03], [x - 0.42, -0.405, 0.02], [x - 0.5, -0.39, 0.02]], 0.008), clay('#10182f')); // prettier-ignore
  add(g, panel(...view, 0.03), outside, [-0.3, 1.3, 3.2], [0, Math.PI, 0]);
  // doors: lined lower half, window frame, the view in it
  for (const x of [0.83, -1.66]) {
    const s = Math.sign(x);
    add(g, roundedBox(0.07, 0.95, 1.5, 0.03), clay(hex), [x, 0.42, 0.34]);
    add(g, roundedBox(0.05, 0.045, 0.5, 0.02), clay(trim), [x - s * 0.055, 0.7, 0.3]);
    add(g, tube([[x, 0.9, 1.06], [x, 0.92, -0.42], [x * 0.98, 1.84, -0.42]], 0.034), clay(trim)); // prettier-ignore
    add(g, panel(3.2, 1.6, 0.03), aside, [x + s * 1.1, 1.35, 0.4], [0, (-s * Math.PI) / 2, 0]);
    const mirror = group(g, 'mirror', [x + s * 0.22, 1.22, 1.02], [0, Math.PI - s * 0.35, 0]);
    add(mirror, roundedBox(0.17, 0.32, 0.07, 0.03), clay(colour.slate));
    add(mirror, roundedBox(0.14, 0.28, 0.006, 0.0028), gloss('#5f7fc8'), [0, 0, 0.036]);
    add(mirror, tube([[0, 0.12, 0], [-s * 0.12, 0.1, 0.02]], 0.012), clay(colour.slate)); // prettier-ignore
  }
  if (!rear) return g;
  add(g, roundedBox(2.5, 1.9, 0.05, 0.02), clay('#868ca3'), [-0.41, 0.93, -0.72]);
  add(g, curtain(-1.62, 0.78, 0.96, 1.82), fabric('#c9a27c'), [0, 0, -0.66]);
  add(g, tube([[-1.62, 1.83, -0.65], [0.8, 1.83, -0.65]], 0.016, 3), clay(colour.steel)); // prettier-ignore
  add(g, roundedBox(0.16, 0.03, 0.09, 0.012), clay('#f4f7ff'), [-0.42, 1.86, -0.55]);
  add(g, roundedBox(0.13, 0.008, 0.07, 0.003), glow('#ffd9a0'), [-0.42, 1.842, -0.55]);
  return g;
}

/** Driver camera on a suction foot that stands on the shelf, looking +z. */
export function dashCamera(hex: string = colour.motion): Group {
  const g = group(null, 'dash-camera');
  add(g, turned([[0, 0.018], [0.02, 0.016], [0.04, 0.004], [0.042, 0], [0, 0]], 0.003, 40), clay('#16203f'));
  add(g, tube([[0, 0.01, 0], [0, 0.05, 0]], 0.009, 3), clay('#16203f')); // prettier-ignore
  place(g, fieldCamera(hex), [0, 0.045, 0], [-0.1, 0, 0], 1.5);
  return g;
}

/** Recorder for the shelf: case with a small screen, key and lamps towards +z, cables out of its back. */
export function dashRecorder(): Group {
  const g = group(null, 'dash-recorder');
  const trace = (y: number, hex: string, k: number) => `<path d="M16 ${y}${Array.from({ length: 24 }, (_, i) => `L${16 + i * 11.5} ${y + (k ? 9 * Math.sin(i * 0.9) : i % 6 === 2 ? -24 : i % 6 === 3 ? 8 : 0)}`).join('')}" fill="none" stroke="${hex}" stroke-width="4"/>`; // prettier-ignore
  const face = screen('dash-recorder', svg(300, 150, '#07112e', circle(26, 26, 9, '#ff4d5e') + text(44, 35, 24, '记录中', '#fff') + trace(84, '#ff7a92', 0) + trace(122, '#3ddbe6', 1))); // prettier-ignore
  add(g, roundedBox(0.19, 0.075, 0.12, 0.01), clay('#eef3ff'), [0, 0.0415, 0]);
  add(g, roundedBox(0.18, 0.065, 0.006, 0.0028), gloss('#141d3c'), [0, 0.0415, 0.0595]);
  add(g, panel(0.104, 0.052, 0.003), face, [-0.03, 0.0415, 0.0629]);
  add(g, turned([[0, 0.006], [0.009, 0.006], [0.0095, 0], [0, 0]], 0.0015, 28), clay(colour.heart), [0.045, 0.03, 0.0615], [Math.PI / 2, 0, 0]); // prettier-ignore
  for (const [i, hex] of [colour.muscle, colour.skin, colour.gaze].entries()) add(g, roundedBox(0.009, 0.006, 0.003, 0.0014), glow(hex), [0.036 + i * 0.018, 0.06, 0.0625]); // prettier-ignore
  for (const x of [-0.07, 0.07]) add(g, roundedBox(0.03, 0.006, 0.09, 0.003), clay(colour.ink), [x, 0.003, 0]);
  return g;
}

/** The same camera hanging from a suction cup on the inside of a pane (the pane is the plane z = 0, the driver on −z). */
export function windscreenCamera(hex: string = colour.motion): Group {
  const g = group(null, 'windscreen-camera');
  add(g, turned([[0, 0.022], [0.02, 0.02], [0.046, 0.004], [0.048, 0], [0, 0]], 0.003, 48), clay('#16203f'), [0, 0, -0.002], [-Math.PI / 2, 0, 0]); // prettier-ignore
  add(g, turned([[0.049, 0.001], [0.056, 0.001], [0.056, 0.003], [0.049, 0.003], [0.049, 0.001]], 0.0008, 48), clay('#5f78b8'), [0, 0, 0], [-Math.PI / 2, 0, 0]); // prettier-ignore
  add(g, tube([[0, 0, -0.018], [0, 0.002, -0.05], [0, -0.014, -0.082]], 0.0105), clay('#16203f')); // prettier-ignore
  add(g, roundedBox(0.03, 0.03, 0.03, 0.009), clay(colour.slate), [0, -0.022, -0.086]);
  place(g, fieldCamera(hex), [0, -0.135, -0.095], [0.16, Math.PI - 0.3, 0], 1.7);
  add(g, tube([[0.04, -0.09, -0.06], [0.1, -0.11, -0.02], [0.14, -0.3, -0.012], [0.15, -0.48, -0.01]], 0.0035), clay(colour.ink)); // prettier-ignore
  return g;
}
