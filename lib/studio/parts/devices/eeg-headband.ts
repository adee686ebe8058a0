/** Eight-channel EEG headband (head coordinates): dark frame over the skull, spring electrodes, amplifier at the back. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { inflate, shell, smoothCommon, smoothUnion, type Sdf } from '../../kit/sdf.ts';
import { roundedBox, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { above, along, corridor, mounted, REGION, scalp, spot } from './scalp.ts';

/** Its electrodes. */
export const PLACES_8 = ['Fz', 'F3', 'F4', 'Cz', 'P3', 'P4', 'O1', 'O2'];

/** Pod of a spring electrode seen from outside: dark cup, light cap, coloured ring. */
function pod(hex: string): Group {
  const g = group(null, 'pod');
  add(g, once('eeg-pod', () => turned([[0, 0.008], [0.0135, 0.008], [0.0165, 0.003], [0.0165, -0.005], [0, -0.005]], 0.003, 36)), clay('#1c2542')); // prettier-ignore
  add(g, once('eeg-pod-ring', () => turned([[0.0085, 0.007], [0.0085, 0.0094], [0.0112, 0.0094], [0.0112, 0.007]], 0.0008, 36)), clay(hex)); // prettier-ignore
  add(g, once('eeg-pod-cap', () => turned([[0, 0.0115], [0.0058, 0.0115], [0.0072, 0.0075], [0, 0.0075]], 0.0016, 32)), clay('#f4f7ff')); // prettier-ignore
  return g;
}

/** @param lamps per electrode: green when the contact is good @param lift as for caps */
export function eegHeadband({ lift = 0.0125, hex = '#161d36', good = 8 } = {}): Group {
  const g = group(null, 'eeg-headband');
  const outer = scalp(lift);
  const strip = (names: string[], w: number): Sdf => smoothCommon(0.003, shell(inflate(outer, 0.002), 0.0034), corridor(along(names, lift), w)); // prettier-ignore
  const frame = () => {
    const front = strip(['T7', 'F5', 'F3', 'Fz', 'F4', 'F6', 'T8'], 0.0092);
    const rear = strip(['T7', 'P5', 'P3', 'Pz', 'P4', 'P6', 'T8'], 0.0092);
    const middle = strip(['Fz', 'Cz', 'Pz', 'POz', 'Oz'], 0.0082);
    const low = strip(['T7', 'TP7', 'P7', 'PO7', 'O1', 'Oz', 'O2', 'PO8', 'P8', 'TP8', 'T8'], 0.0105);
    return surface(smoothUnion(0.012, front, rear, middle, low), 0.0022, REGION);
  };
  add(g, once(`eeg-frame${lift}`, frame), clay(hex));
  for (const place of PLACES_8) mounted(g, spot(place, lift), 0.003).add(pod(colour.motion));
  // soft pad and slider over the ears, where the arches meet
  for (const side of ['T7', 'T8']) {
    const m = mounted(g, spot(side, lift), 0.003);
    add(m, once('eeg-joint', () => turned([[0, 0.0075], [0.012, 0.0075], [0.019, 0.001], [0.019, -0.006], [0, -0.006]], 0.003, 40)), clay('#232d52')); // prettier-ignore
    add(m, once('eeg-joint-dot', () => turned([[0, 0.0088], [0.005, 0.0088], [0.005, 0.006], [0, 0.006]], 0.0008, 28)), clay(colour.brand)); // prettier-ignore
  }
  g.add(amplifierBox(lift, good));
  return g;
}

/** Small amplifier on the back of the head: a lamp per electrode. */
function amplifierBox(lift: number, good: number): Group {
  const b = group(null, 'amplifier');
  const { at, normal } = spot('Oz', lift);
  b.position.set(...above({ at, normal }, 0.011));
  b.rotation.set(-Math.asin(normal[1]), Math.PI, 0, 'YXZ');
  add(b, roundedBox(0.062, 0.044, 0.019, 0.008), clay('#f4f7ff'));
  add(b, roundedBox(0.05, 0.03, 0.003, 0.0014), gloss('#0f1838'), [0, 0, 0.009]);
  for (let i = 0; i < 8; i++) add(b, roundedBox(0.0062, 0.0062, 0.003, 0.0014), glow(i < good ? colour.muscle : colour.heart), [-0.0165 + (i % 4) * 0.011, i < 4 ? 0.0055 : -0.0055, 0.0102]); // prettier-ignore
  add(b, roundedBox(0.016, 0.005, 0.004, 0.0018), fabric('#16203f'), [0, -0.0225, 0]);
  return b;
}
