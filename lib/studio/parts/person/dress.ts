/** What lies over a top: coat skirts, lapels, vest bands, hoods. */
import { clay, fabric } from '../../kit/material.ts';
import { add, once } from '../../kit/node.ts';
import { box, ellipsoid, inflate, mix, moved, roundCone, smoothCommon, smoothCut, smoothUnion, torus, transform, type Sdf } from '../../kit/sdf.ts'; // prettier-ignore
import { surface } from '../../kit/surface.ts';
import { limbShape } from './body.ts';
import type { Person, PersonLook } from './person.ts';

/** @param top surface of the garment that the extras lie on */
export function dressExtras(person: Person, look: PersonLook, top: Sdf, key: string): void {
  const { body } = person;
  const { dress, topHex = '#1f5bff', accentHex } = look;
  const chest = (f: Sdf) => moved(f, body.chest);
  /** Skin over the top within a region, `lift` metres thick. */
  const patch = (name: string, region: Sdf, lift: number, hex: string, cloth = true) =>
    add(person, once(`${name}${key}${look.fine}`, () => surface(smoothCommon(0.003, inflate(top, lift), region), look.fine ? 0.003 : 0.0055)), cloth ? fabric(hex) : clay(hex)); // prettier-ignore

  if (dress === 'labcoat') {
    // the coat's skirt follows the thighs and stays open in front
    const [l, r] = body.legs;
    const drop = (limb: typeof l) => limbShape(limb, [0.105, 0.112, 0.12], 0.5, 0);
    const skirt = smoothUnion(
      0.06,
      drop(l),
      drop(r),
      moved(ellipsoid([0, 0, -0.01], [0.165, 0.11, 0.135]), body.pelvis),
    );
    const gap = moved(roundCone([0, 0.1, 0.16], [0, -0.5, 0.3], 0.012, 0.09), body.pelvis);
    const waist = moved(box([0, -0.165, 0], [0.5, 0.225, 0.9], 0.01), body.pelvis);
    add(person, once(`coat${key}`, () => surface(smoothCommon(0.01, smoothCut(0.02, skirt, gap), waist), 0.009)), fabric(topHex)); // prettier-ignore
  }
  if (dress === 'labcoat' || dress === 'suit') {
    const v = chest((x, y, z) => Math.max(Math.abs(x) - 0.058 * Math.max(0, (y - 0.04) / 0.22), 0.02 - z, 0.05 - y));
    patch('front', v, 0.0012, accentHex ?? '#dbe6ff');
    for (const s of [-1, 1]) {
      const lapel = chest((x, y, z) => Math.max(Math.abs(s * x - 0.056 * Math.max(0, (y - 0.04) / 0.22) - 0.016) - 0.015, 0.03 - z, 0.06 - y, y - 0.27)); // prettier-ignore
      patch(`lapel${s}`, lapel, 0.006, topHex);
    }
  }
  if (dress === 'vest') {
    const hex = accentHex ?? '#c8f03c';
    const cut = body.arms.map((limb) => roundCone(mix(limb.root, limb.middle, 0.16), limb.end, 0.088, 0.085));
    const torso = smoothCut(0.01, chest(box([0, 0.06, 0], [0.19, 0.235, 0.3], 0.02)), ...cut);
    patch('vest', smoothCut(0.004, torso, chest((x, y, z) => Math.max(Math.abs(x) - 0.006 - 0.1 * Math.max(0, y - 0.16), -z))), 0.009, hex); // prettier-ignore
    for (const y of [-0.06, 0.05]) {
      const band = smoothCut(0.001, chest(box([0, y, 0], [0.19, 0.018, 0.3])), ...cut, chest((x, _, z) => Math.max(Math.abs(x) - 0.008, -z))); // prettier-ignore
      patch(`band${y}`, band, 0.0108, '#eef2fb', false);
    }
  }
  if (dress === 'hoodie') {
    const hood = chest(moved(torus([0, 0, 0], 0.075, 0.028), transform([0, 0.275, -0.035], [-0.35, 0, 0])));
    add(
      person,
      once(`hood${key}`, () => surface(hood, 0.009)),
      fabric(topHex),
    );
  }
  if (dress === 'overall') {
    patch('zip', chest(box([0, 0.08, 0.2], [0.006, 0.22, 0.2], 0.002)), 0.0035, accentHex ?? '#dbe6ff', false);
    for (const s of [-1, 1])
      patch(`pocket${s}`, chest(box([s * 0.075, 0.14, 0.2], [0.042, 0.038, 0.2], 0.006)), 0.004, topHex);
  }
}
