import { cornersOf, distance, middleOf, type Box, type FloorPlan, type Line, type Mark, type Point } from './plan';

/** Pixels of a plan on the narrowest screen and on a wide one, and what a finger and a letter take of them. */
export const NARROWEST = 300;
export const FINGER = 24;
const WIDE = 600;
const LETTER = 14;

/** The outline of a box. */
export const boxPath = (box: Box): string => outline(cornersOf(box));

/** A line. */
export const linePath = ({ at, to }: Pick<Line, 'at' | 'to'>): string => `M${written(at)}L${written(to)}`;

/** The leaf of a door and the way of its edge; nothing where it slides. */
export function swingPath({ at, to, swing }: Line): string {
  if (!swing) return '';
  const radius = distance(at, to);
  const turn = (to[0] - at[0]) * (swing[1] - at[1]) - (to[1] - at[1]) * (swing[0] - at[0]);
  return `M${written(at)}L${written(swing)}A${round(radius)} ${round(radius)} 0 0 ${turn > 0 ? 0 : 1} ${written(to)}`;
}

/** How far the views of cameras are drawn, in metres. */
export const reachOf = ({ width }: FloorPlan): number => Math.min(1.2, width / 12);

/** What a camera sees first: a triangle from its place, `reach` metres long. */
export function viewOf({ at: [x, y], turn }: Mark, reach: number): Point[] {
  const edge = (degrees: number): Point => {
    const angle = ((turn + degrees) * Math.PI) / 180;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  };
  return [[x, y], edge(-24), edge(24)];
}

/** Its outline. */
export const viewPath = (mark: Mark, reach: number): string => outline(viewOf(mark, reach));

/** The scale bar in metres: the longest of 1, 2 and 5 m that takes no more than a quarter of the plan. */
export const scaleOf = ({ width }: FloorPlan): number => [5, 2, 1].find((length) => length <= width / 4) ?? 1;

/** Whether a room has no place for its area beside its name on the narrowest screen. */
export const isNarrow = ({ size }: Box, { width }: FloorPlan): boolean => (size[0] / width) * NARROWEST < 3 * FINGER;

/** A name within what it names, where it has room. */
export interface PlanName {
  name: string;
  at: Point;
  isUpright: boolean;
  /** only a wide screen has room for it */
  isWideOnly: boolean;
}

/** The names of what stands or is drawn on the floor, but for those that a number or what stands there would cover. */
export function namesOf(plan: FloorPlan, numbers: readonly { at: Point }[]): PlanName[] {
  const standing = plan.boxes.filter(({ kind }) => kind === 'screen' || kind === 'seat');
  const drawn = [...standing, ...plan.marks].map((element) => ({ at: middleOf(element) }));
  return plan.boxes.flatMap((box) => {
    const { name, size, turn, kind } = box;
    if (!name || turn !== 0 || kind === 'seat' || kind === 'screen') return [];
    const isUpright = size[1] > size[0] * 1.5;
    const fits = (pixels: number) => {
      const scale = pixels / plan.width;
      const [long, short] = [lengthOf(name), LETTER];
      const text = isUpright ? [short, long] : [long, short];
      const middle = middleOf(box);
      const isCovered = [...numbers, ...drawn].some(({ at }) =>
        text.every((length, axis) => Math.abs(at[axis] - middle[axis]) * scale < (length + FINGER) / 2),
      );
      return !isCovered && text.every((length, axis) => length + 4 <= size[axis] * scale);
    };
    if (!fits(WIDE)) return [];
    return [{ name, at: middleOf(box), isUpright, isWideOnly: !fits(NARROWEST) }];
  });
}

const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? LETTER : 8), 0);

const outline = (points: readonly Point[]) => `M${points.map(written).join('L')}Z`;

const round = (value: number) => Math.round(value * 1000) / 1000;

const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;
