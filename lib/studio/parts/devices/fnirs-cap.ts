/** Dark cap that carries EEG electrodes and, over the forehead, a strip of fNIRS optodes (head coordinates). */
import type { Group } from 'three';
import { group } from '../../kit/node.ts';
import { eegCap } from './eeg-cap.ts';
import { fnirsBand } from './wearables.ts';

export function eegFnirsCap(): Group {
  const g = group(null, 'eeg-fnirs-cap');
  g.add(eegCap({ channels: 32, capHex: '#1b2030', trimHex: '#2f6bff', cable: true }));
  g.add(fnirsBand({ hex: '#1b2030' }));
  return g;
}
