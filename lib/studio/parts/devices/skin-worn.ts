/** Skin conductance on a person with fine hands. */
import { group, place } from '../../kit/node.ts';
import { fineHand } from '../person/fine-hand.ts';
import type { Person } from '../person/person.ts';
import { handElectrodes, wristStrap, wristUnit } from './skin.ts';

/** Electrodes on forefinger and middle finger of a person with fine hands, unit on the wrist. */
export function skinOnHand(p: Person, side: 'left' | 'right', look: { curl?: number; thumb?: number; spread?: number }) {
  const s = side === 'left' ? -1 : 1;
  const g = group(p, 'skin-conductance');
  g.applyMatrix4(p.hand[side]);
  g.add(wristStrap(-0.035, 0.034, 0.0262));
  place(g, wristUnit(), [0, 0.0262, -0.035]);
  g.add(handElectrodes(fineHand(s, look), s, [0, 0.032, -0.035]));
}
