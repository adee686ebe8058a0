import { STAGE, pointsOf } from '@/lib/illustrations/geometry';
import type { DataLabel } from '@/lib/signals/data-labels';
import { LOOP, RECORDING, type Signal } from '@/lib/signals/traces';
import { stripOf, stripsOf, type Strip } from './strips';

/** The line of the present is this far from the left. */
const PRESENT = 0.94;

/** So that drawing the strips ahead never holds up a frame for more than one of them. */
const BETWEEN_STRIPS_MS = 50;

/** Sharp, but not sharper than one and a half pixels to one. */
const SHARPEST = 1.5;

/**
 * The recording below an illustration and the panels that are lit, on canvases, from one clock.
 * Runs only while the illustration is in view, and stands still for those who want less motion.
 * What does not change with time is drawn and measured when something is lit or resized: a frame only copies.
 */
export function runSignals(root: HTMLElement): { light(spot: Element | null): void; stop(): void } {
  const [panels, lanes] = ['panels', 'lanes'].map((name) =>
    root.querySelector<HTMLCanvasElement>(`canvas[data-${name}]`),
  );
  if (!panels) return { light: () => {}, stop: () => {} };
  const stage = panels;
  const rows = [...root.querySelectorAll<HTMLElement>('[data-lane]')];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let sheet: Sheet | null = null;
  /** null: all alike */
  let lit: Lit | null = null;
  let screens: Screen[] = [];
  let frame = 0;
  let isSeen = false;
  /** have all strips been drawn, so that the sheet only copies them? */
  let areDrawn = false;

  function measure() {
    sheet = lanes && areDrawn ? sheetOf(lanes, rows) : null;
    fit(stage);
    wake();
  }
  function draw(now: number) {
    const time = calm.matches ? RECORDING.still : (now / 1000) % LOOP.seconds;
    if (lanes && sheet) {
      drawLanes(lanes, sheet, lit, time);
      lanes.dataset.drawn = '';
    }
    drawPanels(stage, screens, time);
  }
  function run(now: number) {
    draw(now);
    const isMoving = lanes !== null || screens.length > 0;
    frame = isMoving && isSeen && !calm.matches ? requestAnimationFrame(run) : 0;
  }
  function wake() {
    if (frame === 0) frame = requestAnimationFrame(run);
  }
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry.isIntersecting;
    if (isSeen) wake();
  });
  sight.observe(root);
  // drawn before they are asked for: a pointer on a device would wait for them
  const labels = new Set([...labelsOf(root, 'shows'), ...labelsOf(root, 'lane')]);
  const ahead = drawAhead([...labels], () => {
    areDrawn = true;
    measure();
  });
  const size = new ResizeObserver(measure);
  size.observe(root);
  calm.addEventListener('change', wake);
  return {
    light(spot) {
      const wordsOf = (name: string) => spot?.getAttribute(name)?.split(' ') ?? [];
      lit = spot && { labels: wordsOf('data-shows'), own: spot.getAttribute('data-signal') as Signal | null };
      screens = wordsOf('data-panels').flatMap((id) => (id ? screenOf(root, id) : []));
      wake();
    },
    stop() {
      cancelAnimationFrame(frame);
      ahead.forEach((timer) => clearTimeout(timer));
      sight.disconnect();
      size.disconnect();
      calm.removeEventListener('change', wake);
    },
  };
}

function labelsOf(root: HTMLElement, name: 'shows' | 'lane'): DataLabel[] {
  const spots = [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  return spots.flatMap(({ dataset }) => (dataset[name]?.split(' ') ?? []) as DataLabel[]);
}

/** Draws the strips of all devices, each in a turn of its own, then says so. @returns the timers */
function drawAhead(labels: DataLabel[], then: () => void): number[] {
  const turns = [...labels.map((label) => () => void stripsOf(label)), then];
  return turns.map((act, turn) => window.setTimeout(act, turn * BETWEEN_STRIPS_MS));
}

/** Fits a canvas to its box. @returns its pixels to one of the page */
function fit(canvas: HTMLCanvasElement): number {
  const scale = Math.min(devicePixelRatio, SHARPEST);
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return scale;
}

/** Where a lane is on its canvas, in pixels of the canvas. */
interface Lane {
  label: DataLabel;
  y: number;
  height: number;
}

/** All lanes with their axis, for one whole loop. */
interface Sheet extends Strip {
  lanes: Lane[];
}

/** In the pixels of its canvas; none while that is not shown. */
function sheetOf(canvas: HTMLCanvasElement, rows: HTMLElement[]): Sheet | null {
  const scale = fit(canvas);
  if (canvas.width === 0 || canvas.height === 0) return null;
  const image = document.createElement('canvas');
  const perSecond = (canvas.width * PRESENT) / RECORDING.seconds;
  const lanes = rows.map((row) => ({
    label: row.dataset.lane as DataLabel,
    y: (row.offsetTop - canvas.offsetTop) * scale,
    height: row.offsetHeight * scale,
  }));
  [image.width, image.height] = [Math.ceil(perSecond * LOOP.seconds), canvas.height];
  const context = image.getContext('2d');
  if (context) {
    for (const { label, y, height } of lanes) context.drawImage(stripsOf(label)[0].image, 0, y, image.width, height);
    axis(context, perSecond, scale);
  }
  return { image, pixels: image.width, lanes };
}

/** Ticks of the one time axis, every tenth of a second, the whole seconds longer: they move with the signals. */
function axis(context: CanvasRenderingContext2D, perSecond: number, scale: number) {
  context.fillStyle = '#8ea3dd';
  for (let tenth = 0; tenth < LOOP.seconds * 10; tenth++) {
    const length = (tenth % 10 === 0 ? 10 : 5) * scale;
    context.fillRect(Math.round((tenth / 10) * perSecond), context.canvas.height - length, scale, length);
  }
}

/** What the lanes that are lit record, and what of the body the device writes. */
interface Lit {
  labels: string[];
  own: Signal | null;
}

/**
 * What is not lit steps back: it is drawn faintly, what is lit once more over it. The lane of 生理测量, which is
 * for many signals, shows the one that the device measures.
 */
function drawLanes(canvas: HTMLCanvasElement, sheet: Sheet, lit: Lit | null, time: number) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  if (lit) context.globalAlpha = 0.3;
  scroll(context, sheet, time, { x: 0, y: 0, width: width * PRESENT, height });
  context.globalAlpha = 1;
  for (const lane of sheet.lanes) {
    if (!lit?.labels.includes(lane.label)) continue;
    const place = { ...lane, x: 0, width: width * PRESENT };
    if (lane.label === 'physiology' && lit.own) {
      context.clearRect(0, lane.y, width, lane.height);
      scroll(context, stripOf(lit.own), time, place);
    } else scroll(context, sheet, time, place, lane);
  }
  present(context, width * PRESENT, height);
}

/** The live screen of a panel, tilted as it is in the picture. */
interface Screen {
  outline: Path2D;
  strips: Strip[];
  left: number;
  top: number;
  width: number;
  height: number;
  /** how much it leans, per unit of its width */
  slope: number;
}

function screenOf(root: HTMLElement, id: string): Screen | [] {
  const panel = root.querySelector(`[data-spot="${id}"]`);
  const shape = panel?.querySelector('path')?.getAttribute('d');
  if (!panel || !shape) return [];
  const points = pointsOf(shape);
  const corner = (measure: (x: number, y: number) => number) =>
    points.reduce((best, point) => (measure(...point) < measure(...best) ? point : best));
  const [left, top] = corner((x, y) => x + y);
  const [right, rightTop] = corner((x, y) => y - x);
  const [, bottom] = corner((x, y) => x - y);
  const [width, height] = [right - left, bottom - top];
  const labels = (panel.getAttribute('data-shows') ?? '').split(' ') as DataLabel[];
  const [outline, slope] = [new Path2D(shape), (rightTop - top) / width];
  return { outline, strips: labels.flatMap(stripsOf), left, top, width, height, slope };
}

/** Whether anything is on the canvas of the panels: an empty one is not cleared in every frame. */
const drawnOn = new WeakSet<HTMLCanvasElement>();

function drawPanels(canvas: HTMLCanvasElement, screens: Screen[], time: number) {
  const context = screens.length > 0 || drawnOn.has(canvas) ? canvas.getContext('2d') : null;
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawnOn.delete(canvas);
  for (const screen of screens) {
    drawnOn.add(canvas);
    context.save();
    context.scale(canvas.width / STAGE.width, canvas.height / STAGE.height);
    drawScreen(context, screen, time);
    context.restore();
  }
}

function drawScreen(context: CanvasRenderingContext2D, screen: Screen, time: number) {
  const { outline, strips, left, top, width, height, slope } = screen;
  context.clip(outline);
  context.fillStyle = '#0d1a44';
  context.fill(outline);
  context.transform(1, slope, 0, 1, left, top);
  const row = (height * 0.84) / strips.length;
  for (const [index, strip] of strips.entries())
    scroll(context, strip, time, { x: 0, y: height * 0.08 + index * row, width: width * PRESENT, height: row });
  present(context, width * PRESENT, height);
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The last seconds of a strip up to `time`, in at most two pieces because the loop has an end.
 * @param part of its height, all of it unless given
 */
function scroll(
  context: CanvasRenderingContext2D,
  { image, pixels }: Strip,
  time: number,
  { x, y, width, height }: Place,
  part = { y: 0, height: image.height },
) {
  const perSecond = pixels / LOOP.seconds;
  const start = (((time - RECORDING.seconds) % LOOP.seconds) + LOOP.seconds) % LOOP.seconds;
  const first = Math.min(RECORDING.seconds, LOOP.seconds - start);
  const piece = (from: number, seconds: number, at: number) =>
    context.drawImage(
      image,
      from * perSecond,
      part.y,
      seconds * perSecond,
      part.height,
      x + (at / RECORDING.seconds) * width,
      y,
      (seconds / RECORDING.seconds) * width,
      height,
    );
  piece(start, first, 0);
  if (first < RECORDING.seconds) piece(0, RECORDING.seconds - first, first);
}

function present(context: CanvasRenderingContext2D, x: number, height: number) {
  context.fillStyle = '#ffffff';
  context.fillRect(x, 0, 1.5, height);
}
