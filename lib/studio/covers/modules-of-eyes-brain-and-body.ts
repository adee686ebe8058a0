/** Which drawing belongs to which picture of the modules on eyes, brain, heart, skin and breath. */
import * as brainSide from './modules/brain-side.ts';
import * as belts from './modules/breath-belts.ts';
import * as earClip from './modules/ear-clip.ts';
import * as eeg from './modules/eeg.ts';
import * as glasses from './modules/eye-tracking-glasses.ts';
import * as fnirs from './modules/fnirs.ts';
import * as screen from './modules/screen-eye-tracking.ts';
import * as closeUp from './modules/screen-eye-closeup.ts';
import * as pageAreas from './modules/screen-page-areas.ts';
import * as shelfGaze from './modules/shelf-gaze.ts';
import * as skin from './modules/skin-respiration.ts';
import * as heart from './modules/wearable-physiology.ts';

const DRAWINGS: Record<string, (at: number) => string> = {
  'module/eye-tracking-glasses-feature': shelfGaze.sceneFrame,
  'module/eye-tracking-glasses-index-1-1': glasses.durations,
  'module/eye-tracking-glasses-index-2-1': glasses.saccadePeaks,
  'module/eye-tracking-glasses-index-3-1': glasses.infraredEye,
  'module/eye-tracking-glasses-index-4-1': shelfGaze.mappedShelf,
  'module/screen-eye-tracking-feature': screen.errorAndSign,
  'module/screen-eye-tracking-index-1-1': screen.rareWord,
  'module/screen-eye-tracking-index-2-1': pageAreas.sixAreas,
  'module/screen-eye-tracking-index-2-2': pageAreas.twoMenus,
  'module/screen-eye-tracking-index-3-1': closeUp.withinFixation,
  'module/screen-eye-tracking-index-4-1': closeUp.greyScreen,
  'module/eeg-feature': eeg.oddballMap,
  'module/eeg-index-1-1': eeg.thetaSteps,
  'module/eeg-index-2-1': eeg.singleTrials,
  'module/eeg-index-3-1': eeg.badChannels,
  'module/fnirs-feature': brainSide.prefrontalChannels,
  'module/fnirs-index-1-1': fnirs.taskWindow,
  'module/fnirs-index-2-1': fnirs.oppositeChanges,
  'module/fnirs-index-3-1': brainSide.shortChannels,
  'module/fnirs-index-4-1': fnirs.twoBrains,
  'module/wearable-physiology-feature': heart.peaksAndIntervals,
  'module/wearable-physiology-index-1-1': heart.calmAndLoad,
  'module/wearable-physiology-index-2-1': heart.towerClimb,
  'module/wearable-physiology-index-3-1': earClip.clipOnLobe,
  'module/skin-respiration-feature': skin.fiveTones,
  'module/skin-respiration-index-1-1': skin.levelWithoutDrift,
  'module/skin-respiration-index-2-1': skin.overThreshold,
  'module/skin-respiration-index-3-1': belts.chestAndBelly,
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const EYES_BRAIN_AND_BODY: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [name, () => draw((i + 0.5) / all.length)]),
);
