/** Which drawing belongs to which picture of the modules on movement, driving, space and coding. */
import * as emg from './modules/emg.ts';
import * as environment from './modules/environment-markers.ts';
import * as behavior from './modules/behavior-coding.ts';
import * as driving from './modules/driving-simulation.ts';
import * as drivingScenes from './modules/driving-scenes.ts';
import * as motionCapture from './modules/motion-capture.ts';
import * as sprint from './modules/sprint.ts';
import * as vr from './modules/vr-interaction.ts';

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
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const MOVEMENT_AND_PLACE: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [name, () => draw((i + 0.5) / all.length)]),
);
