/** Which drawing belongs to which picture of what a device shows. */
import * as brainScreens from './modules/brain-screens.ts';
import * as motionScreens from './modules/motion-screens.ts';
import * as viewScreens from './modules/view-screens.ts';

const DRAWINGS: Record<string, (at: number) => string> = {
  'product/hz-e32-3': brainScreens.thirtyTwo,
  'product/hz-e64-3': brainScreens.mapAndSource,
  'product/hz-n48-3': brainScreens.channelsBeforeAfter,
  'product/hz-n8-3': brainScreens.eightCurves,
  'product/hz-s3-3': viewScreens.microsaccades,
  'product/hz-b8-3': viewScreens.eightViews,
  'product/hz-m16-2': motionScreens.sixteenPlaces,
  'product/hz-seat-1': motionScreens.seatAndBack,
  'product/hz-x2-3': viewScreens.wayInHall,
};

/** The caret moves on from picture to picture, as on the feature pages. */
export const DEVICE_SCREENS: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [name, () => draw((i + 0.5) / all.length)]),
);
