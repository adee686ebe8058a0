/** Which drawing belongs to which picture of the modules on movement, driving, space and coding, of device screens and of the own laboratory. */
import * as emg from './modules/emg';
import * as environment from './modules/environment-markers';
import * as behavior from './modules/behavior-coding';
import * as brainScreens from './modules/brain-screens';
import * as driving from './modules/driving-simulation';
import * as drivingScenes from './modules/driving-scenes';
import * as motionCapture from './modules/motion-capture';
import * as motionScreens from './modules/motion-screens';
import * as ownLaboratory from './modules/own-laboratory';
import * as sprint from './modules/sprint';
import * as viewScreens from './modules/view-screens';
import * as vr from './modules/vr-interaction';

const DRAWINGS: Record<string, (at: number) => string> = {
  'module/emg-feature': emg.quietAndBurst,
  'module/emg-index-1-1': emg.onset,
  'module/emg-index-2-1': emg.sameBars,
  'module/emg-index-3-1': emg.sinkingMedian,
  'module/motion-capture-index-1-1': motionCapture.bentNeck,
  'module/motion-capture-index-2-1': motionCapture.footprints,
  'module/motion-capture-index-3-1': motionCapture.dayOfScores,
  'module/motion-capture-index-4-1': sprint.firstStep,
  'module/motion-capture-feature': sprint.setPosition,
  'module/driving-simulation-index-1-1': driving.laneSpread,
  'module/driving-simulation-index-2-1': driving.threePedals,
  'module/driving-simulation-index-3-1': driving.handsOnWheel,
  'module/driving-simulation-index-4-1': drivingScenes.boxInCab,
  'module/driving-simulation-feature': drivingScenes.takeoverFromAbove,
  'module/vr-interaction-index-1-1': vr.twoLoops,
  'module/vr-interaction-index-2-1': vr.warmExhibits,
  'module/vr-interaction-index-3-1': vr.curvedReach,
  'module/vr-interaction-feature': vr.crossingPlan,
  'module/environment-markers-index-1-1': environment.edgeJitter,
  'module/environment-markers-index-2-1': environment.deskLight,
  'module/environment-markers-index-4-1': environment.centreOfPressure,
  'module/environment-markers-feature': environment.sixSignals,
  'module/behavior-coding-index-1-1': behavior.pauseAtKnob,
  'module/behavior-coding-index-2-1': behavior.whatFollows,
  'module/behavior-coding-index-3-1': behavior.tolerance,
  'module/behavior-coding-feature': behavior.fourViews,
  'product/hz-e32-3': brainScreens.thirtyTwo,
  'product/hz-e64-3': brainScreens.mapAndSource,
  'product/hz-n48-3': brainScreens.channelsBeforeAfter,
  'product/hz-n8-3': brainScreens.eightCurves,
  'product/hz-s3-3': viewScreens.microsaccades,
  'product/hz-b8-3': viewScreens.eightViews,
  'product/hz-m16-2': motionScreens.sixteenPlaces,
  'product/hz-seat-1': motionScreens.seatAndBack,
  'product/hz-x2-3': viewScreens.wayInHall,
  'own-lab/own-lab-gallery-1-left-small': ownLaboratory.twoPulses,
  'own-lab/own-lab-gallery-3-right-small': ownLaboratory.stepLength,
  'own-lab/own-lab-gallery-5-right-small': ownLaboratory.sicknessSheet,
  'own-lab/own-lab-gallery-7-right-middle': ownLaboratory.fingerAndFoot,
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const MODULES_B: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [name, () => draw((i + 0.5) / all.length)]),
);
