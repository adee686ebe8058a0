import { polyline } from '../curve';
import { animation, area, group, keyed, layer, line, path, type Animation } from '../lottie';
import { BRAND, ruler, segment } from '../style';

const FRAMES = 48;
const SIZE: [number, number] = [336, 40];
const [LEFT, RIGHT] = [8, 328];
const TOP = 18;
/** The caret leaves at the right in frame END and comes in at the left in the next; in between it keeps its pace. */
const END = 30;
const PACE = (RIGHT - LEFT) / (FRAMES - 1);
const START = RIGHT - END * PACE;

/** The ruler with its caret running. */
export function loading(): Animation {
  const position = keyed([
    { t: 0, value: [START, TOP] },
    { t: END, value: [RIGHT, TOP], ease: 'hold' },
    { t: END + 1, value: [LEFT, TOP] },
    { t: FRAMES, value: [START, TOP] },
  ]);
  const opacity = keyed([
    { t: 0, value: 100 },
    { t: END - 5, value: 100 },
    { t: END, value: 0 },
    { t: END + 1, value: 0 },
    { t: END + 6, value: 100 },
    { t: FRAMES, value: 100 },
  ]);
  const caret = [
    group([path(polyline([[-6, -14], [6, -14], [0, -5]], true)), area(BRAND), line(BRAND, 1.5)]),
    segment([0, -5], [0, 16], BRAND, 2.5),
    ...[8, 16, 24, 32].map((behind) => segment([-behind, 0], [8 - behind, 0], BRAND, 2.5, 62 - behind * 1.6)),
  ]; // prettier-ignore
  return animation('loading', SIZE, FRAMES, [
    layer('caret', caret, { position, opacity }),
    layer('ruler', ruler(LEFT, TOP, RIGHT - LEFT)),
  ]);
}
