/** Left ear for close-ups, in its own frame (x outwards, y up, z forwards), and where it sits on the head. */
import { ellipsoid, moved, path, smoothCut, smoothUnion, transform, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { curvePoints } from '../../kit/solid.ts';

/** From the ear's frame to head coordinates. */
export const EAR = transform([0.084, -0.012, -0.01], [0.12, -0.42, -0.1]);

/** Middle of the lobe in the ear's frame. */
export const LOBE: Vec3 = [0.0055, -0.031, 0.004];

/** Helix, antihelix, tragus, concha and lobe; unite it with the head's surface. */
export function fineEar(): Sdf {
  const line = (points: Vec3[], a: number, b: number) => path(curvePoints(points, 16), a, b);
  const helix = line([[0.002, -0.002, 0.0085], [0.005, 0.012, 0.016], [0.008, 0.026, 0.0125], [0.0095, 0.0315, 0.001], [0.01, 0.025, -0.0125], [0.01, 0.01, -0.019], [0.009, -0.008, -0.0175], [0.007, -0.022, -0.009]], 0.0028, 0.0026); // prettier-ignore
  const fold = line([[0.005, 0.02, 0.002], [0.007, 0.011, -0.008], [0.0078, -0.004, -0.0105], [0.0068, -0.0155, -0.004]], 0.0032, 0.0028); // prettier-ignore
  const plate = ellipsoid([0.001, 0.001, -0.002], [0.0048, 0.0305, 0.0175]);
  const concha = ellipsoid([0.0135, -0.005, 0.0035], [0.0105, 0.0125, 0.0088]);
  const body = smoothUnion(0.006, smoothUnion(0.004, plate, fold), helix);
  return smoothUnion(
    0.005,
    smoothCut(0.003, body, concha),
    ellipsoid([0.0068, -0.0045, 0.0145], [0.0038, 0.0062, 0.0042]),
    ellipsoid([0.0065, -0.0165, 0.0065], [0.0032, 0.0034, 0.0042]),
    ellipsoid(LOBE, [0.0043, 0.0105, 0.0088]),
  );
}

/** The ear in head coordinates. */
export const earOnHead = (): Sdf => moved(fineEar(), EAR);
