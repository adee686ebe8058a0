/** fNIRS cap worn on a head (head coordinates): light-tight cloth, sources (red) and detectors (blue), fibres to the nape. */
import { Group } from 'three';
import { clay, colour, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { frame, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, tube, turned } from '../../kit/solid.ts';
import { label } from './brain-boxes.ts';
import { capCloth, chinStrap, eegCap } from './eeg-cap.ts';
import { above, lead, mounted, ribbon, type Spot, spot } from './scalp.ts';

interface Montage {
  sources: string[];
  detectors: string[];
}
const list = (names: string) => names.split(' ');
const FRONTAL: Montage = { sources: list('F3 AF7 AF3 Fz Fpz AF4 F4 AF8'), detectors: list('F7 F5 F1 Fp1 AFz Fp2 F2 F6 F8 FCz') }; // prettier-ignore
const MOTOR: Montage = { sources: list('FC3 C5 C1 CP3 FC4 C6 C2 CP4'), detectors: list('C3 FC5 FC1 CP5 CP1 C4 FC6 FC2 CP6 CP2') }; // prettier-ignore

/** Optodes of the caps: 8 and 10 over the forehead, or 16 and 20 that also cover both motor areas. */
export const montage = (channels: number): Montage =>
  channels > 24
    ? { sources: [...FRONTAL.sources, ...MOTOR.sources], detectors: [...FRONTAL.detectors, ...MOTOR.detectors] }
    : FRONTAL;

/** Spring optode: dark barrel with a coloured collar; the fibre leaves its top. */
export function optode(kind: 'source' | 'detector' | 'short'): Group {
  const g = group(null, 'optode');
  if (kind === 'short') {
    add(g, once('optode-short', () => turned([[0, 0.009], [0.0026, 0.009], [0.0034, 0.006], [0.0034, -0.002], [0, -0.002]], 0.0008, 24)), clay(colour.motion)); // prettier-ignore
    return g;
  }
  add(g, once('optode-foot', () => turned([[0, 0.004], [0.0092, 0.004], [0.0104, 0.001], [0.0104, -0.003], [0, -0.003]], 0.0012, 32)), clay('#232c4e')); // prettier-ignore
  add(g, once('optode-barrel', () => turned([[0, 0.0165], [0.0048, 0.0165], [0.0066, 0.0145], [0.0066, 0.003], [0, 0.003]], 0.0012, 32)), clay('#0f1630')); // prettier-ignore
  add(g, once('optode-collar', () => turned([[0.0062, 0.0062], [0.0076, 0.0062], [0.0076, 0.0108], [0.0062, 0.0108]], 0.0008, 32)), clay(kind === 'source' ? '#ff4d4d' : colour.gaze)); // prettier-ignore
  add(g, once('optode-eye', () => turned([[0, 0.0172], [0.0026, 0.0172], [0.0026, 0.016], [0, 0.016]], 0.0004, 20)), gloss('#2a3560')); // prettier-ignore
  return g;
}

/** Source and detector about 3 cm apart make a channel; the nearest pairs win. */
function pairs({ sources, detectors }: Montage, channels: number, lift: number): [Spot, Spot][] {
  const all = sources.flatMap((s) => detectors.map((d): [string, string, number] => {
    const [a, b] = [spot(s, lift).at, spot(d, lift).at];
    return [s, d, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])];
  })); // prettier-ignore
  return all
    .sort((a, b) => a[2] - b[2])
    .slice(0, channels)
    .map(([s, d]) => [spot(s, lift), spot(d, lift)]);
}

export interface FnirsCapOptions {
  channels?: 24 | 48;
  capHex?: string;
  trimHex?: string;
  lift?: number;
  strap?: boolean;
  /** Numbers on the channels. */
  numbered?: boolean;
  fibres?: boolean;
}

/** Where the fibres leave the cap. */
export const fibreHub = (lift: number): Vec3 => [0, 0.02, -0.118 - lift];

/** Cap with 24 or 48 channels; 8 of the 48 are short: a small detector 8 mm from its source. */
export function fnirsCap({
  channels = 24,
  capHex = '#23283a',
  trimHex = '#3d465f',
  lift = 0.0125,
  strap = true,
  numbered = false,
  fibres = true,
}: FnirsCapOptions = {}): Group {
  // prettier-ignore
  const g = group(null, 'fnirs-cap');
  capCloth(g, lift, capHex, trimHex);
  if (strap) chinStrap(g, trimHex);
  const { sources, detectors } = montage(channels);
  const hub = fibreHub(lift);
  const size = 0.92;
  for (const [kind, names] of [
    ['source', sources],
    ['detector', detectors],
  ] as const)
    // prettier-ignore
    for (const name of names) {
      const s = spot(name, lift);
      mounted(g, s, 0.0024, size).add(optode(kind));
      if (fibres) lead(g, s, hub, lift, clay(kind === 'source' ? '#565f7d' : '#434c69'), 0.016);
    }
  if (channels > 24) for (const name of sources.slice(-8)) mounted(g, spot(name, lift), 0.0024).add(place8(optode('short'))); // prettier-ignore
  const links = pairs({ sources, detectors }, channels > 24 ? 40 : 24, lift);
  links.forEach(([a, b], i) => {
    const from = a.at.map((v, k) => v + (b.at[k] - v) * 0.34) as Vec3;
    const to = a.at.map((v, k) => v + (b.at[k] - v) * 0.66) as Vec3;
    const normal = a.normal.map((v, k) => v + b.normal[k]) as Vec3;
    const l = Math.hypot(...normal);
    const n = normal.map((v) => v / l) as Vec3;
    const bulge = 0.0055;
    if (!numbered) {
      add(g, ribbon([from, to].map((p) => ({ at: above({ at: p, normal: n }, bulge - 0.0012), normal: n })), 0.0042, 0.0016), clay('#7c87a8')); // prettier-ignore
      return;
    }
    const middle = above({ at: from.map((v, k) => (v + to[k]) / 2) as Vec3, normal: n }, bulge);
    const plate = group(g, 'channel');
    plate.applyMatrix4(frame(middle, n, [0, 1, 0]));
    add(plate, roundedBox(0.0115, 0.0085, 0.002, 0.0009), clay('#f4f7ff'));
    const number = label(String(i + 1), 0.0105, 0.0075, '#f4f7ff', '#16203f');
    number.position.z = 0.0011;
    plate.add(number);
  });
  if (!fibres) return g;
  add(g, roundedBox(0.05, 0.034, 0.02, 0.008), clay('#2b3350'), [0, hub[1] - 0.006, hub[2] - 0.002], [0.1, 0, 0]);
  add(g, roundedBox(0.034, 0.004, 0.003, 0.0014), clay(colour.brand), [0, hub[1] - 0.004, hub[2] - 0.0125], [0.1, 0, 0]); // prettier-ignore
  return g;
}

const place8 = (part: Group) => {
  part.position.set(0.0125, 0, 0.003);
  return part;
};

/** Bundle of fibres hanging from the hub over the back. */
export function fibreTail(lift = 0.0125): Group {
  const g = new Group();
  const h = fibreHub(lift);
  for (const x of [-0.008, 0, 0.008]) add(g, tube([[x, h[1] - 0.018, h[2]], [x, h[1] - 0.07, h[2] - 0.024], [x * 0.8 + 0.01, h[1] - 0.15, h[2] - 0.014], [x + 0.03, h[1] - 0.27, h[2] + 0.004]], 0.0042), clay('#434c69')); // prettier-ignore
  return g;
}

/** Dark cap that carries EEG electrodes and, over the forehead, optodes between them (head coordinates). */
export function eegFnirsCap(): Group {
  const g = group(null, 'eeg-fnirs-cap');
  g.add(eegCap({ channels: 32, capHex: '#1b2030', trimHex: '#2f6bff', cable: true }));
  for (const [kind, names] of [
    ['source', ['Fpz', 'AF7', 'AF8', 'F1', 'F2']],
    ['detector', ['AFz', 'F5', 'F6', 'FC3', 'FC4']],
  ] as const)
    // prettier-ignore
    for (const name of names) mounted(g, spot(name, 0.0125), 0.0024, 0.75).add(optode(kind));
  return g;
}
