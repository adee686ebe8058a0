import { followPointing } from './pointing';
import { runSignals } from './signals';

/** Brings one illustration to life. @returns stops it */
export function attachInteractions(root: HTMLElement): () => void {
  const signals = runSignals(root);
  const stopPointing = followPointing(root, (spot) => signals.light(spot));
  return () => {
    stopPointing();
    signals.stop();
  };
}
