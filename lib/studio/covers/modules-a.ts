/** Which drawing belongs to which picture of the modules on eyes, brain, heart, skin and breath. */
import * as brainSide from './modules/brain-side';
import * as belts from './modules/breath-belts';
import * as earClip from './modules/ear-clip';
import * as eeg from './modules/eeg';
import * as glasses from './modules/eye-tracking-glasses';
import * as fnirs from './modules/fnirs';
import * as screen from './modules/screen-eye-tracking';
import * as closeUp from './modules/screen-eye-closeup';
import * as pageAreas from './modules/screen-page-areas';
import * as shelfGaze from './modules/shelf-gaze';
import * as skin from './modules/skin-respiration';
import * as heart from './modules/wearable-physiology';

const DRAWINGS: Record<string, (at: number) => string> = {
  'eye-tracking-glasses-feature': shelfGaze.sceneFrame,
  'eye-tracking-glasses-index-1-1': glasses.durations,
  'eye-tracking-glasses-index-2-1': glasses.saccadePeaks,
  'eye-tracking-glasses-index-3-1': glasses.infraredEye,
  'eye-tracking-glasses-index-4-1': shelfGaze.mappedShelf,
  'screen-eye-tracking-feature': screen.errorAndSign,
  'screen-eye-tracking-index-1-1': screen.rareWord,
  'screen-eye-tracking-index-2-1': pageAreas.sixAreas,
  'screen-eye-tracking-index-2-2': pageAreas.twoMenus,
  'screen-eye-tracking-index-3-1': closeUp.withinFixation,
  'screen-eye-tracking-index-4-1': closeUp.greyScreen,
  'eeg-feature': eeg.oddballMap,
  'eeg-index-1-1': eeg.thetaSteps,
  'eeg-index-2-1': eeg.singleTrials,
  'eeg-index-3-1': eeg.badChannels,
  'fnirs-feature': brainSide.prefrontalChannels,
  'fnirs-index-1-1': fnirs.taskWindow,
  'fnirs-index-2-1': fnirs.oppositeChanges,
  'fnirs-index-3-1': brainSide.shortChannels,
  'fnirs-index-4-1': fnirs.twoBrains,
  'wearable-physiology-feature': heart.peaksAndIntervals,
  'wearable-physiology-index-1-1': heart.calmAndLoad,
  'wearable-physiology-index-2-1': heart.towerClimb,
  'wearable-physiology-index-3-1': earClip.clipOnLobe,
  'skin-respiration-feature': skin.fiveTones,
  'skin-respiration-index-1-1': skin.levelWithoutDrift,
  'skin-respiration-index-2-1': skin.overThreshold,
  'skin-respiration-index-3-1': belts.chestAndBelly,
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const MODULES_A: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [`module/${name}`, () => draw((i + 0.5) / all.length)]),
);
