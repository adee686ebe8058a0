/** Hip exoskeleton fitted to a body: belt with motors, shoulder straps that begin and end in the belt, thigh bars into closed cuffs. */
import { Matrix4, Vector3 } from 'three';
import { clay, colour, fabric, gloss } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { apply, cast, halfSpace, inflate, mix, moved, shell, smoothCommon, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, tube } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { backShape } from '../person/bare.ts';
import { limbShape } from '../person/body.ts';
import type { Person } from '../person/person.ts';
import { ribbon } from './fixing.ts';

const axis = (m: Matrix4, v: Vec3): Vec3 => new Vector3(...v).transformDirection(m).toArray() as Vec3;

/** Band of a body between two heights of a frame. */
const band = (f: Sdf, m: Matrix4, low: number, high: number, lift: number, thick: number): Sdf =>
  smoothCommon(0.004, shell(inflate(f, lift), thick), moved(halfSpace([0, 1, 0], high), m), moved(halfSpace([0, -1, 0], -low), m)); // prettier-ignore

/** Folded edge of a top that is rolled up to `height` above the waist: closes the cut. */
export function rolledHem(p: Person, height: number, hex: string): void {
  const hem = band(p.body.torso, p.body.chest, height - 0.012, height + 0.034, 0.0105, 0.009);
  add(p, surface(hem, 0.0045), fabric(hex));
}

export function fittedExoskeleton(p: Person): void {
  const { pelvis, chest, torso, legs, radii } = p.body;
  const skin = backShape(p.body);
  const dark = gloss('#16203f');
  add(p, surface(band(torso, pelvis, -0.004, 0.082, 0.014, 0.011), 0.006), dark);
  const hub = group(p, 'exoskeleton-belt');
  hub.applyMatrix4(pelvis);
  add(hub, roundedBox(0.15, 0.1, 0.045, 0.02), clay('#f4f7ff'), [0, 0.05, -0.158]);
  // a strap lies on the body: looked up from behind, from above and from the front
  const on = (m: Matrix4, at: Vec3, towards: Vec3, lift: number): Vec3 => {
    const d = axis(m, towards);
    const from = apply(m, at);
    const hit = cast(skin, from, d) ?? from;
    return [hit[0] - d[0] * lift, hit[1] - d[1] * lift, hit[2] - d[2] * lift];
  };
  for (const s of [-1, 1]) {
    const back = (m: Matrix4, x: number, y: number, lift = 0.006) => on(m, [s * x, y, -0.4], [0, 0, 1], lift);
    const front = (m: Matrix4, x: number, y: number) => on(m, [s * x, y, 0.4], [0, 0, -1], 0.014);
    const line = [back(pelvis, 0.075, 0.05, 0.016), back(pelvis, 0.082, 0.12), back(chest, 0.088, 0.04), back(chest, 0.092, 0.11, 0.018), back(chest, 0.094, 0.15, 0.016), back(chest, 0.096, 0.2, 0.014), on(chest, [s * 0.1, 0.6, -0.03], [0, -1, 0], 0.014), on(chest, [s * 0.1, 0.6, 0.03], [0, -1, 0], 0.016), front(chest, 0.1, 0.2), front(chest, 0.1, 0.08), front(pelvis, 0.1, 0.14), front(pelvis, 0.1, 0.05)]; // prettier-ignore
    add(p, ribbon(line, 0.034, 0.006, axis(chest, [1, 0, 0])), fabric('#16203f'));
    // motor at the hip, bar along the thigh, cuff all round it
    const leg = legs[s > 0 ? 0 : 1];
    const motor = group(p, 'motor', apply(pelvis, [s * 0.2, 0.02, 0]));
    motor.setRotationFromMatrix(pelvis);
    add(motor, roundedBox(0.05, 0.11, 0.11, 0.024), clay('#f4f7ff'));
    add(motor, roundedBox(0.012, 0.056, 0.056, 0.005), clay(colour.brand), [s * 0.026, 0, 0]);
    const [from, to] = [mix(leg.root, leg.middle, 0.56), mix(leg.root, leg.middle, 0.72)];
    const down = new Vector3(...to).sub(new Vector3(...from)).normalize();
    const thigh = limbShape(leg, [radii[3], radii[4] + 0.004, radii[5]], 1, 0.003);
    const cut: Sdf = (x, y, z) => { const t = (x - from[0]) * down.x + (y - from[1]) * down.y + (z - from[2]) * down.z; return Math.max(-t, t - 0.07); }; // prettier-ignore
    add(p, surface(smoothCommon(0.004, shell(inflate(thigh, 0.008), 0.008), cut), 0.005), clay(colour.brand));
    const middle = mix(from, to, 0.5);
    const side = new Vector3(s, 0, 0).addScaledVector(down, -s * down.x).normalize();
    const meets = cast(thigh, new Vector3(...middle).addScaledVector(side, 0.3).toArray() as Vec3, side.clone().negate().toArray() as Vec3) ?? middle; // prettier-ignore
    const anchor = new Vector3(...meets).addScaledVector(side, 0.017).toArray() as Vec3;
    const hip = apply(pelvis, [s * 0.21, 0, 0]);
    const mid = mix(hip, anchor, 0.5);
    add(p, tube([hip, [mid[0] + s * 0.018, mid[1], mid[2]], anchor], 0.013), dark);
    add(p, roundedBox(0.03, 0.05, 0.05, 0.01), dark, anchor);
  }
}
