/** The size of the illustrations, in pixels: all areas are drawn in it. */
export const STAGE = { width: 2400, height: 1500 };

/** Where something is in an illustration, in pixels of the stage. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The corners of a path. */
export function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

export function boxOf(path: string): Box {
  const points = pointsOf(path);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The middle of an area by its surface: thin parts, like a cable, hardly draw it aside. */
export function middleOf(path: string): [number, number] {
  const points = pointsOf(path);
  let [sumX, sumY, surface] = [0, 0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length];
    const cross = x * nextY - nextX * y;
    surface += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  return [Math.round(sumX / (3 * surface)), Math.round(sumY / (3 * surface))];
}

/** How large the box of an area is. */
export function surfaceOf(path: string): number {
  const { left, top, right, bottom } = boxOf(path);
  return (right - left) * (bottom - top);
}

/** How far inside its corner the disc of a panel is, so that it covers little of what the panel shows. */
const CORNER_INSET = 56;

/** Just inside the upper left corner of an area. */
export function cornerOf(path: string): [number, number] {
  const corner = pointsOf(path).reduce((first, point) => (point[0] + point[1] < first[0] + first[1] ? point : first));
  const [dx, dy] = middleOf(path).map((middle, axis) => middle - corner[axis]);
  const share = Math.min(1, CORNER_INSET / Math.hypot(dx, dy));
  return [Math.round(corner[0] + dx * share), Math.round(corner[1] + dy * share)];
}

/** How far apart the numbered discs on two devices must be. */
const MARK_APART = 72;

/** Where the discs are: on their devices, and beside each other where devices touch. */
export function markPlaces(middles: readonly [number, number][]): [number, number][] {
  const places: [number, number][] = [];
  for (const [x, y] of middles) {
    const near = places.find(([px, py]) => Math.hypot(px - x, py - y) < MARK_APART);
    if (!near) places.push([x, y]);
    else {
      const angle = Math.atan2(y - near[1], x - near[0] || 1);
      places.push([
        Math.round(near[0] + MARK_APART * Math.cos(angle)),
        Math.round(near[1] + MARK_APART * Math.sin(angle)),
      ]);
    }
  }
  return places;
}

/** The way of a signal: from a device to the upper part of a panel's nearer side, or straight down to the axis. */
export function wirePath(device: string, panel?: string): string {
  const [x, y] = middleOf(device);
  if (!panel) return `M${x} ${y}V${STAGE.height}`;
  const { left, right, top, bottom } = boxOf(panel);
  const endX = x < left ? left : x > right ? right : Math.round((left + right) / 2);
  const endY = Math.round(top + (bottom - top) / 4);
  const bend = Math.round((x + endX) / 2);
  return `M${x} ${y}C${bend} ${y} ${bend} ${endY} ${endX} ${endY}`;
}

/** Room around the words of a card, and between a card and what it names. */
const CARD = { padding: 28, away: 24, margin: 16 };

/**
 * Where a card with the name of an area is: over it, or where there is no room or something else is, below it.
 * @param lines the size of each line's letters and what it says
 * @param taken boxes that it keeps clear of
 */
export function cardOver(area: Box, lines: readonly { size: number; text: string }[], taken: readonly Box[] = []): Box {
  const width = Math.max(...lines.map(({ size, text }) => widthOf(text) * size)) + 2 * CARD.padding;
  const height = lines.reduce((sum, { size }) => sum + 1.4 * size, CARD.padding);
  const middle = (area.left + area.right) / 2;
  const left = Math.round(clamp(middle - width / 2, CARD.margin, STAGE.width - CARD.margin - width));
  const at = (top: number): Box => ({ left, top, right: Math.round(left + width), bottom: Math.round(top + height) });
  const [over, below] = [at(area.top - CARD.away - height), at(area.bottom + CARD.away)];
  const isFree = (card: Box) => card.top >= CARD.margin && !taken.some((other) => overlap(card, other));
  return isFree(over) || below.bottom > STAGE.height ? at(Math.max(over.top, CARD.margin)) : below;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** How wide a text is, in letter heights: Chinese is as wide as high, everything else a little over half. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.66), 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
