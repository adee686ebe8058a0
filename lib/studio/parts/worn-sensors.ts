/** Sensors on a person as hot areas of the interactive pictures: each gets its own name, so that it can be pointed at. */
import type { Group } from 'three';
import { clay, colour, glow } from '../kit/material.ts';
import { add, group, hot } from '../kit/node.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { wristSensor } from './devices/wearables.ts';
import { pod } from './laboratory.ts';
import type { Limb } from './person/body.ts';
import type { Person } from './person/person.ts';
import { onCloth, strapped } from './strap.ts';

/** What `hang` hangs on the person, gathered in one hot area. */
function gathered(p: Person, id: string, hang: () => void): void {
  const before = p.children.length;
  hang();
  const parts = p.children.slice(before);
  const g = hot(group(p, ''), id);
  parts.forEach((part) => g.add(part));
}

/** Inertial sensor with its strap on a limb. @param t share of the upper (0–1) or lower (1–2) half */
export const motionOnLimb = (p: Person, id: string, limb: Limb, t: number, towards: Vec3): void =>
  gathered(p, id, () => strapped(p, limb, t, towards));

/** Muscle nodes along a limb. @param ts shares of its upper (0–1) or lower (1–2) half */
export const muscleOnLimb = (p: Person, id: string, limb: Limb, ts: number[], towards: Vec3): void =>
  gathered(p, id, () => ts.forEach((t) => onCloth(p, limb, t, towards, pod(colour.muscle, 0.036, 0.046))));

/** Inertial sensor in front of the breastbone. */
export function motionOnChest(p: Person, id: string): void {
  const chest = hot(group(p, ''), id);
  chest.applyMatrix4(p.body.chest);
  const sensor = pod(colour.motion, 0.055, 0.06);
  sensor.position.set(0, 0.17, 0.138);
  sensor.rotation.x = -0.25;
  chest.add(sensor);
}

/** Inertial sensor on the belt at the right hip. */
export function motionOnHip(p: Person, id: string): void {
  const hip = hot(group(p, ''), id);
  hip.applyMatrix4(p.body.pelvis);
  const sensor = pod(colour.motion, 0.055, 0.06);
  sensor.position.set(-0.168, 0.05, 0.02);
  sensor.rotation.y = -Math.PI / 2;
  hip.add(sensor);
}

/** Pulse sensor on a wrist. */
export function pulseOnWrist(p: Person, id: string, side: 'left' | 'right' = 'right'): void {
  const sensor = hot(group(p, ''), id);
  sensor.applyMatrix4(p.wrist[side]);
  sensor.add(wristSensor());
}

/** Pulse sensor round an upper arm: white box with a lit window on a dark band. */
export const pulseOnArm = (p: Person, id: string, limb: Limb, towards: Vec3): void =>
  gathered(p, id, () => strapped(p, limb, 0.62, towards, colour.heart));

/** Clip on an ear with a lead to a small unit behind it, in head coordinates. @param s 1 left, −1 right */
export function earClip(s: 1 | -1 = 1): Group {
  const g = group(null, 'ear-clip');
  add(g, roundedBox(0.014, 0.022, 0.018, 0.006), clay('#f4f7ff'), [s * 0.089, -0.036, -0.004]);
  add(g, roundedBox(0.003, 0.009, 0.009, 0.0014), glow(colour.heart), [s * 0.0965, -0.036, -0.004]);
  add(g, roundedBox(0.016, 0.044, 0.026, 0.007), clay('#f4f7ff'), [s * 0.082, -0.014, -0.05]);
  add(g, tube([[s * 0.089, -0.044, -0.006], [s * 0.093, -0.056, -0.028], [s * 0.085, -0.034, -0.05]], 0.0022), clay('#0f1830')); // prettier-ignore
  return g;
}
