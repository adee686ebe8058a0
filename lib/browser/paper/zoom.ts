/** How large the pages are: as wide as reads well, as wide as the window, or a fixed scale (1 is the printed size). */
export type Zoom = 'auto' | 'width' | number;

const MIN_SCALE = 0.25;
const MAX_SCALE = 4;
/** Screen pixels per PDF unit at scale 1: 96 of 72. */
const PIXELS_PER_UNIT = 96 / 72;
/** Widest page of the zoom `auto`, 56rem in viewer-pages.module.css: the poster is exactly where page 1 will. */
const AUTO_WIDTH = 896;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/** @param pageWidth in PDF units @param room width for a page in the window, in pixels */
export function scaleOf(zoom: Zoom, pageWidth: number, room: number): number {
  if (typeof zoom === 'number') return clampScale(zoom);
  const width = zoom === 'auto' ? Math.min(room, AUTO_WIDTH) : room;
  return clampScale(width / (pageWidth * PIXELS_PER_UNIT));
}

export function clampScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

/** The next round scale above or below. */
export function stepScale(scale: number, direction: 1 | -1): number {
  // a hair beside a step is that step
  const isBeyond = (step: number) => (step - scale) * direction > 0.01;
  const steps = direction > 0 ? STEPS : [...STEPS].reverse();
  return steps.find(isBeyond) ?? clampScale(scale);
}
