/** Hair styles in head coordinates: a volume over the skull, ended by a hairline, combed into strands. */
import { cranium } from './skull.ts';
import { capsule, ellipsoid, inflate, mirrored, moved, path, roundCone, smoothCommon, smoothCut, smoothUnion, sphere, transform, type Sdf } from '../../kit/sdf.ts'; // prettier-ignore

export type HairStyle =
  'short' | 'parted' | 'crop' | 'bob' | 'long' | 'bun' | 'ponytail' | 'receding' | 'curly' | 'under';

/** Strands: fine grooves running from the crown. */
const combed =
  (f: Sdf, depth = 0.0016, strands = 30): Sdf =>
  (x, y, z) => {
    const d = f(x, y, z);
    if (d > 0.02) return d - 0.003;
    const angle = Math.atan2(x - 0.024, z + 0.02);
    return d + depth * Math.sin(strands * angle + y * 34) * Math.min(1, Math.hypot(x - 0.024, z + 0.02) * 18);
  };

type Stop = [number, number];
const CLASSIC: Stop[] = [[0, 0.08], [0.4, 0.077], [0.75, 0.064], [1.05, 0.03], [1.3, -0.018], [1.48, -0.012], [1.6, 0.012], [1.95, -0.01], [2.2, -0.05], [3.15, -0.068]]; // prettier-ignore
const LOW: Stop[] = [[0, 0.082], [0.5, 0.074], [0.8, 0.055], [1.02, 0.005], [1.15, -0.06], [1.35, -0.12], [3.15, -0.13]]; // prettier-ignore
const RECEDING: Stop[] = [[0, 0.3], [1.0, 0.25], [1.36, 0.05], [1.42, -0.005], [1.6, 0.012], [1.95, -0.01], [2.2, -0.05], [3.15, -0.068]]; // prettier-ignore

/** Inside above a line drawn round the head: height over the angle from the face (0) to the nape (π). */
const above =
  (stops: Stop[]): Sdf =>
  (x, y, z) => {
    const a = Math.abs(Math.atan2(x, z + 0.012));
    let i = 1;
    while (i < stops.length - 1 && stops[i][0] < a) i++;
    const [[a0, y0], [a1, y1]] = [stops[i - 1], stops[i]];
    const t = Math.min(1, Math.max(0, (a - a0) / (a1 - a0)));
    const line = y0 + (y1 - y0) * t * t * (3 - 2 * t);
    return (line - y) * 0.62;
  };

const ears = mirrored(ellipsoid([0.1, -0.014, -0.004], [0.024, 0.032, 0.024]));
const neck = roundCone([0, -0.05, -0.012], [0, -0.24, -0.02], 0.05, 0.062);
const crown = (k: number) =>
  smoothUnion(0.03, inflate(cranium, k), ellipsoid([0, 0.07, -0.004], [0.074, 0.066, 0.094]));
const faceWindow = (width: number, y: number, tilt = 0.12): Sdf => moved(ellipsoid([0, 0, 0], [width, 0.105, 0.08]), transform([0.004, y, 0.102], [tilt, 0, 0.06])); // prettier-ignore

const bobVolume = smoothUnion(
  0.045,
  inflate(cranium, 0.014),
  ellipsoid([0, 0.055, -0.016], [0.092, 0.083, 0.106]),
  mirrored(ellipsoid([0.074, -0.05, -0.012], [0.032, 0.074, 0.054])),
  ellipsoid([0, -0.05, -0.07], [0.073, 0.074, 0.046]),
);

export const hairStyles: Record<HairStyle, () => Sdf> = {
  short: () => {
    const quiff = smoothUnion(0.03, crown(0.01), roundCone([-0.045, 0.104, 0.05], [0.05, 0.108, 0.056], 0.022, 0.028));
    return smoothCut(0.006, smoothCommon(0.008, combed(quiff), above(CLASSIC)), ears);
  },
  parted: () => {
    const swept = smoothUnion(0.035, crown(0.011), roundCone([-0.03, 0.112, 0.052], [0.056, 0.09, 0.05], 0.03, 0.022), roundCone([0.056, 0.09, 0.05], [0.076, 0.045, 0.02], 0.02, 0.012)); // prettier-ignore
    const part = capsule([-0.034, 0.15, 0.06], [-0.03, 0.135, -0.05], 0.009);
    return smoothCut(0.008, smoothCommon(0.008, combed(swept, 0.0018, 26), above(CLASSIC)), ears, part);
  },
  crop: () => smoothCut(0.006, smoothCommon(0.005, inflate(cranium, 0.0045), above(CLASSIC)), ears),
  receding: () =>
    smoothCut(0.006, smoothCommon(0.006, combed(inflate(cranium, 0.0065), 0.0008), above(RECEDING)), ears),
  bob: () => {
    const fringe = roundCone([0.03, 0.1, 0.06], [-0.072, 0.03, 0.062], 0.022, 0.018);
    const ends: Sdf = (x, y) => -0.098 - y - 0.06 * Math.abs(x);
    return combed(smoothCut(0.012, smoothCommon(0.014, smoothUnion(0.03, bobVolume, fringe), ends), faceWindow(0.074, -0.052), neck), 0.0014, 26); // prettier-ignore
  },
  under: () => combed(smoothCut(0.01, smoothCommon(0.014, smoothUnion(0.04, inflate(cranium, 0.0065), mirrored(ellipsoid([0.073, -0.055, -0.016], [0.03, 0.07, 0.05])), ellipsoid([0, -0.05, -0.07], [0.073, 0.072, 0.044])), (x, y) => -0.102 - y, above(LOW)), faceWindow(0.073, -0.046), neck), 0.0014, 26), // prettier-ignore
  long: () => {
    const fall = smoothUnion(0.05, mirrored(roundCone([0.062, -0.02, -0.03], [0.07, -0.24, -0.045], 0.044, 0.03)), ellipsoid([0, -0.13, -0.078], [0.078, 0.16, 0.042])); // prettier-ignore
    const fringe = mirrored(roundCone([0.006, 0.112, 0.066], [0.066, 0.035, 0.052], 0.016, 0.012));
    return combed(smoothCut(0.014, smoothUnion(0.04, inflate(cranium, 0.014), ellipsoid([0, 0.055, -0.014], [0.09, 0.082, 0.104]), fall, fringe), faceWindow(0.07, -0.07), roundCone([0, -0.08, 0.02], [0, -0.3, 0.03], 0.058, 0.085)), 0.0016, 24); // prettier-ignore
  },
  bun: () => smoothUnion(0.01, smoothCut(0.006, smoothCommon(0.008, combed(crown(0.0095), 0.0013, 28), above(CLASSIC)), ears), combed(ellipsoid([0, 0.078, -0.126], [0.043, 0.04, 0.039]), 0.0013, 14)), // prettier-ignore
  ponytail: () => smoothUnion(0.02, smoothCut(0.006, smoothCommon(0.008, combed(crown(0.009), 0.0013, 28), above(CLASSIC)), ears), path([[0, 0.05, -0.118], [0, 0.045, -0.15], [0, -0.02, -0.172], [0, -0.11, -0.165], [0, -0.17, -0.15]], 0.024, 0.012)), // prettier-ignore
  curly: () => {
    const curls = smoothUnion(0.03, inflate(cranium, 0.02), ellipsoid([0, 0.07, -0.012], [0.092, 0.078, 0.102]));
    const line = smoothCut(0.008, smoothCommon(0.01, curls, above(CLASSIC)), ears);
    return (x, y, z) => line(x, y, z) + 0.0032 * Math.sin(x * 190) * Math.sin(y * 190 + 1) * Math.sin(z * 190 + 2);
  },
};
