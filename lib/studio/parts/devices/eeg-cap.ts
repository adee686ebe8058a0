/** EEG cap worn on a head (head coordinates): stretch cloth, electrodes of the 10–10 system, leads to the nape, chin strap. */
import type { Group } from 'three';
import { clay, colour, fabric, glow } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { ellipsoid, halfSpace, inflate, mirrored, smoothCommon, smoothCut, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { above, along, chinLine, lead, mounted, REGION, ribbon, scalp, spot } from './scalp.ts';

/** The usual 32 places. */
export const PLACES_32 = 'Fp1 Fp2 AF3 AF4 F7 F3 Fz F4 F8 FC5 FC1 FC2 FC6 T7 C3 Cz C4 T8 CP5 CP1 CP2 CP6 P7 P3 Pz P4 P8 PO3 PO4 O1 Oz O2'.split(' '); // prettier-ignore

/** The usual 64 places. */
export const PLACES_64 = 'Fp1 Fpz Fp2 AF7 AF3 AFz AF4 AF8 F7 F5 F3 F1 Fz F2 F4 F6 F8 FT7 FC5 FC3 FC1 FCz FC2 FC4 FC6 FT8 T7 C5 C3 C1 Cz C2 C4 C6 T8 TP7 CP5 CP3 CP1 CPz CP2 CP4 CP6 TP8 P9 P7 P5 P3 P1 Pz P2 P4 P6 P8 P10 PO7 PO3 POz PO4 PO8 O1 Oz O2 Iz'.split(' '); // prettier-ignore

/** Cloth of a cap: from above the brows to below the bump of the nape, open round the ears. */
export function capCloth(parent: Group, lift: number, capHex: string, trimHex: string): void {
  const outer = scalp(lift);
  const rim = (d: number): Sdf => halfSpace([0, -1, 0.3], d);
  const ears = mirrored(ellipsoid([0.1, -0.016, -0.012], [0.05, 0.04, 0.029]));
  const cloth = (t: number, cut: number, d: number) =>
    smoothCut(0.004, smoothCommon(0.004, inflate(outer, t), rim(d)), inflate(ears, cut));
  // solid, because a thin skin would tear at this fineness; the head fills it
  add(
    parent,
    once(`cap${lift}`, () => surface(cloth(0.0026, 0, 0.001), 0.003, REGION)),
    fabric(capHex),
  );
  // elastic edge: a bead along rim and ears
  const edge: Sdf = (x, y, z) => {
    const border = Math.max(rim(0)(x, y, z) * 0.96, -ears(x, y, z));
    return Math.hypot(border, outer(x, y, z) - 0.002) - 0.0036;
  };
  add(
    parent,
    once(`cap-edge${lift}`, () => surface(edge, 0.0022, REGION)),
    clay(trimHex),
  );
  for (const line of [['Fpz', 'AFz', 'Fz', 'Cz', 'Pz', 'POz', 'Oz'], ['T7', 'C3', 'Cz', 'C4', 'T8']])
    add(parent, once(`cap-seam${line[0]}${lift}`, () => tube(along(line, lift).map((p) => above(p, 0.0024)), 0.0012, 120)), fabric(trimHex)); // prettier-ignore
}

/** Strap from the temples under the chin, with a slider on each side. */
export function chinStrap(parent: Group, hex: string): void {
  const line = once('chin-line', chinLine);
  add(
    parent,
    once('chin-strap', () => ribbon(line, 0.0125, 0.0026)),
    fabric(hex),
  );
  for (const i of [7, line.length - 8]) add(mounted(parent, line[i], 0.001), roundedBox(0.017, 0.005, 0.017, 0.002), clay('#f4f7ff')); // prettier-ignore
}

/** Ring electrode: white holder, coloured insert with the hole for the gel, or a lamp in its place. */
export function ringElectrode(hex: string, lit = false): Group {
  const g = group(null, 'electrode');
  const holder = once('electrode-holder', () => turned([[0.0042, 0.0025], [0.0048, 0.0078], [0.0068, 0.0078], [0.0078, 0.0044], [0.0106, 0.0038], [0.0112, 0], [0.0112, -0.003], [0, -0.003]], 0.0014, 28)); // prettier-ignore
  const insert = once('electrode-insert', () => turned([[0, 0.0046], [0.0018, 0.0046], [0.0022, 0.0064], [0.0046, 0.0064], [0.0046, 0.003], [0, 0.003]], 0.0006, 24)); // prettier-ignore
  add(g, holder, clay('#f4f7ff'));
  add(g, insert, lit ? glow(hex) : clay(hex));
  return g;
}

export interface EegCapOptions {
  /** 32 or 64 electrodes. */
  channels?: number;
  capHex?: string;
  trimHex?: string;
  /** Distance of the cap from the skull (m): 0.0125 over hair, 0.004 on a bare form. */
  lift?: number;
  /** Leads and what they end in; `hub` stops where the leads leave the cap. */
  cable?: boolean | 'hub';
  strap?: boolean;
  /** Lamps of electrodes that wait for gel: yellow until the skin is reached, then green. */
  waiting?: (place: string) => boolean;
}

/** Where the leads leave the cap: four bundles from left to right, or one. */
export const capHubs = (channels: number, lift: number): Vec3[] =>
  channels > 32
    ? [0.027, 0.009, -0.009, -0.027].map((x) => [x, 0.012 - Math.abs(x) * 0.1, -0.1165 - lift + x * x * 5])
    : [[0, 0.012, -0.116 - lift]];

/** Cap with electrodes; a palm-sized amplifier sits at the back of 32 channels unless `cable` is off. */
export function eegCap({
  channels = 32,
  capHex = '#1a2a66',
  trimHex = colour.brand,
  lift = 0.0125,
  cable = true,
  strap = true,
  waiting,
}: EegCapOptions = {}): Group {
  // prettier-ignore
  const g = group(null, 'eeg-cap');
  capCloth(g, lift, capHex, trimHex);
  if (strap) chinStrap(g, trimHex);
  const dense = channels > 32;
  const wire = clay('#dfe6f6');
  const hubs = capHubs(channels, lift);
  for (const place of dense ? PLACES_64 : PLACES_32) {
    const s = spot(place, lift);
    const state = waiting ? (waiting(place) ? '#ffb020' : colour.muscle) : null;
    const plain = place.endsWith('z') ? colour.motion : colour.brain;
    mounted(g, s, 0.0026, dense ? 0.74 : 0.92).add(ringElectrode(state ?? plain, state !== null));
    if (!cable) continue;
    const hub = dense ? hubs[s.at[0] > 0.036 ? 0 : s.at[0] > 0 ? 1 : s.at[0] > -0.036 ? 2 : 3] : hubs[0];
    lead(g, s, hub, lift, wire, 0.0055);
  }
  // ground and reference in their own colours
  if (!dense) for (const [place, hex] of [['AFz', '#16203f'], ['FCz', '#ff5c7a']]) mounted(g, spot(place, lift), 0.0026, 0.92).add(ringElectrode(hex)); // prettier-ignore
  if (cable !== true) return g;
  const back = -0.118 - lift;
  if (dense) {
    for (const hub of hubs) add(g, tube([[hub[0], hub[1] + 0.012, hub[2] + 0.002], hub, [hub[0] * 0.8, hub[1] - 0.05, hub[2] - 0.012], [hub[0] * 0.55 + 0.01, hub[1] - 0.14, hub[2] - 0.006], [hub[0] * 0.5 + 0.03, hub[1] - 0.26, hub[2] + 0.004]], 0.0036), wire); // prettier-ignore
    return g;
  }
  add(g, roundedBox(0.046, 0.062, 0.02, 0.008), clay('#f4f7ff'), [0, 0.0, back - 0.002], [0.12, 0, 0]);
  add(g, roundedBox(0.03, 0.006, 0.003, 0.0014), clay(colour.brand), [0, -0.016, back - 0.0145], [0.12, 0, 0]);
  add(g, roundedBox(0.006, 0.006, 0.003, 0.0014), glow(colour.muscle), [0.011, 0.018, back - 0.0105], [0.12, 0, 0]);
  add(g, tube([[0, -0.03, back - 0.004], [0.004, -0.07, back - 0.02], [0.02, -0.13, back - 0.016], [0.03, -0.24, back]], 0.0034), wire); // prettier-ignore
  return g;
}

/** Where things on a cap's place sit, for hands and tools. */
export const capPlace = (place: string, lift = 0.0125): Vec3 => above(spot(place, lift), 0.011);
