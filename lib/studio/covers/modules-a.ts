/** Which drawing belongs to which picture of the modules on eyes, brain, heart, skin and breath. */
import * as glasses from './modules/eye-tracking-glasses';
import * as screen from './modules/screen-eye-tracking';
import * as closeUp from './modules/screen-eye-closeup';
import * as pageAreas from './modules/screen-page-areas';
import * as shelfGaze from './modules/shelf-gaze';

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
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const MODULES_A: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [`module/${name}`, () => draw((i + 0.5) / all.length)]),
);
