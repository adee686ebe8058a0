/** Sensors fastened round a limb: strap and pod lie on the cloth as it really hangs there, measured on the meshes. */
import { BufferGeometry, Float32BufferAttribute, type Group, Matrix4, Mesh, Quaternion, Raycaster, Vector3 } from 'three';
import { colour, fabric } from '../kit/material.ts';
import { add, group } from '../kit/node.ts';
import { mix, type Vec3 } from '../kit/sdf.ts';
import { pod } from './laboratory.ts';
import type { Limb } from './person/body.ts';
import type { Person } from './person/person.ts';

const WIDTH = 0.032;
const SPOKES = 36;
/** Across the band: share of the half width, height over the cloth (m). */
const PROFILE = [[-1, -0.006], [-1, 0.001], [-0.86, 0.0035], [0.86, 0.0035], [1, 0.001], [1, -0.006]] as const; // prettier-ignore

/** Frame on a bone (person's coordinates): y along the limb, z as near to `towards` as that allows. */
function boneFrame(limb: Limb, t: number, towards: Vec3) {
  const [a, b] = t <= 1 ? [limb.root, limb.middle] : [limb.middle, limb.end];
  const at = new Vector3(...mix(a, b, t <= 1 ? t : t - 1));
  const y = new Vector3(...a).sub(new Vector3(...b)).normalize();
  const z = new Vector3(...towards).addScaledVector(y, -new Vector3(...towards).dot(y)).normalize();
  return { at, y, z, x: new Vector3().crossVectors(y, z) };
}

/** Height of cloth or skin over a bone, looked up from outside. @param far where to look from, m @returns NaN where nothing is hit */
function coverOf(p: Person, far: number) {
  p.updateWorldMatrix(true, true);
  const meshes: Mesh[] = [];
  p.traverse((o) => {
    if (o instanceof Mesh && /^(fabric|skin)/.test(o.material.name) && !/pod|strap/.test(o.parent?.name ?? '')) meshes.push(o); // prettier-ignore
  });
  const ray = new Raycaster();
  return (at: Vector3, direction: Vector3): number => {
    const from = p.localToWorld(at.clone().addScaledVector(direction, far));
    const to = p.localToWorld(at.clone());
    ray.set(from, to.clone().sub(from).normalize());
    ray.far = from.distanceTo(to);
    const [hit] = ray.intersectObjects(meshes, false);
    return hit ? p.worldToLocal(hit.point).distanceTo(at) : NaN;
  };
}

const reachOf = (p: Person, limb: Limb) => (p.body.arms.includes(limb) ? 0.085 : 0.13);

/** Put a part on the cloth of a limb, its face outwards. @param t share of the upper (0–1) or lower (1–2) half @param lift m above the cloth */
export function onCloth(p: Person, limb: Limb, t: number, towards: Vec3, part: Group, lift = 0.006): void {
  const { at, x, y, z } = boneFrame(limb, t, towards);
  const far = reachOf(p, limb);
  const height = coverOf(p, far)(at, z) || far * 0.7;
  part.position.copy(at.addScaledVector(z, height + lift));
  part.quaternion.copy(new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, z)));
  p.add(part);
}

/** Strap round a limb with a pod: inertial or pulse sensor worn over clothes. */
export function strapped(p: Person, limb: Limb, t: number, towards: Vec3, hex: string = colour.motion): void {
  const { at, x, y, z } = boneFrame(limb, t, towards);
  const cover = coverOf(p, reachOf(p, limb));
  const spoke = (i: number) => z.clone().applyAxisAngle(y, (i / SPOKES) * 2 * Math.PI);
  const rings = [-1, 1].map((s) => {
    const raw = Array.from({ length: SPOKES }, (_, i) => cover(at.clone().addScaledVector(y, (s * WIDTH) / 2), spoke(i)));
    const known = raw.filter((r) => !Number.isNaN(r)).sort((a, b) => a - b);
    const typical = known[known.length >> 1] ?? reachOf(p, limb) * 0.7;
    // a fold or a pocket lifts the band, a neighbouring limb does not
    const limited = raw.map((r) => (Number.isNaN(r) ? typical : Math.min(r, typical * 1.3)));
    return limited.map((r, i) => Math.max(r, (limited.at(i - 1)! + limited[(i + 1) % SPOKES]) / 2));
  });
  const positions: number[] = [];
  const index: number[] = [];
  for (let i = 0; i < SPOKES; i++)
    for (const [j, [share, lift]] of PROFILE.entries()) {
      const r = rings[0][i] + ((rings[1][i] - rings[0][i]) * (share + 1)) / 2 + lift;
      positions.push(...at.clone().addScaledVector(y, (share * WIDTH) / 2).addScaledVector(spoke(i), r).toArray()); // prettier-ignore
      if (j === PROFILE.length - 1) continue;
      const [a, b] = [i * PROFILE.length + j, ((i + 1) % SPOKES) * PROFILE.length + j];
      index.push(a, a + 1, b, b, a + 1, b + 1);
    }
  const band = new BufferGeometry();
  band.setAttribute('position', new Float32BufferAttribute(positions, 3));
  band.setIndex(index);
  band.computeVertexNormals();
  onCloth(p, limb, t, towards, pod(hex, 0.04, 0.052), 0.009);
  add(group(p, 'strap'), band, fabric('#0f1830'));
}
