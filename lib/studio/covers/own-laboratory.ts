/** Which drawing belongs to which picture of the own laboratory. */
import * as ownLaboratory from './modules/own-laboratory.ts';

const DRAWINGS: Record<string, (at: number) => string> = {
  'own-lab/own-lab-gallery-1-left-small': ownLaboratory.twoPulses,
  'own-lab/own-lab-gallery-3-right-small': ownLaboratory.stepLength,
  'own-lab/own-lab-gallery-5-right-small': ownLaboratory.sicknessSheet,
  'own-lab/own-lab-gallery-7-right-middle': ownLaboratory.fingerAndFoot,
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const OWN_LABORATORY: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [name, () => draw((i + 0.5) / all.length)]),
);
