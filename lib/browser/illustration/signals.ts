import { STAGE, pointsOf } from '@/lib/illustrations/geometry';
import type { DataLabel } from '@/lib/signals/data-labels';
import { LOOP } from '@/lib/signals/traces';
import { stripsOf, type Strip } from './strips';

/** How much of the loop a lane and a panel show, seconds. */
const SHOWN = 4;

/** The line of the present stands this far from the left. */
const PRESENT = 0.94;

/** Under reduced motion one moment is shown: just after the brake. */
const STILL = 1.6;

/**
 * The recording below an illustration and the panels that are lit, on canvases, from one clock.
 * Runs only while the illustration is in view, and stands still for those who want less motion.
 */
export function runSignals(root: HTMLElement): { light(spot: Element | null): void; stop(): void } {
  const [panels, lanes] = ['panels', 'lanes'].map((name) =>
    root.querySelector<HTMLCanvasElement>(`canvas[data-${name}]`),
  );
  if (!panels) return { light: () => {}, stop: () => {} };
  const rows = [...root.querySelectorAll<HTMLElement>('[data-lane]')];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let spot: Element | null = null;
  let frame = 0;
  let isSeen = false;

  function draw(now: number) {
    const time = calm.matches ? STILL : (now / 1000) % LOOP.seconds;
    if (lanes) drawLanes(lanes, rows, time, spot !== null);
    drawPanels(panels as HTMLCanvasElement, root, spot, time);
  }
  function run(now: number) {
    draw(now);
    frame = isSeen && !calm.matches ? requestAnimationFrame(run) : 0;
  }
  function wake() {
    if (frame === 0) frame = requestAnimationFrame(run);
  }
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry.isIntersecting;
    if (isSeen) wake();
  });
  sight.observe(root);
  calm.addEventListener('change', wake);
  window.addEventListener('resize', wake);
  return {
    light(next) {
      spot = next;
      wake();
    },
    stop() {
      cancelAnimationFrame(frame);
      sight.disconnect();
      calm.removeEventListener('change', wake);
      window.removeEventListener('resize', wake);
    },
  };
}

/** Fits a canvas to its box, sharp but not sharper than one and a half pixels to one. @returns size in its own units */
function fit(canvas: HTMLCanvasElement): { context: CanvasRenderingContext2D; width: number; height: number } | null {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(devicePixelRatio, 1.5);
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  context?.setTransform(scale, 0, 0, scale, 0, 0);
  return context && { context, width, height };
}

function drawLanes(canvas: HTMLCanvasElement, rows: HTMLElement[], time: number, isAnyLit: boolean) {
  const fitted = fit(canvas);
  if (!fitted) return;
  const { context, width, height } = fitted;
  context.clearRect(0, 0, width, height);
  const top = canvas.offsetTop;
  for (const row of rows) {
    const [strip] = stripsOf(row.dataset.lane as DataLabel);
    context.globalAlpha = isAnyLit && !row.hasAttribute('data-lit') ? 0.3 : 1;
    scroll(context, strip, time, { x: 0, y: row.offsetTop - top, width: width * PRESENT, height: row.offsetHeight });
  }
  context.globalAlpha = 1;
  axis(context, time, width * PRESENT, height);
  present(context, width * PRESENT, height);
}

/** Ticks of the one time axis, every tenth of a second, the whole seconds longer: they move with the signals. */
function axis(context: CanvasRenderingContext2D, time: number, width: number, height: number) {
  context.fillStyle = '#8ea3dd';
  for (let tenth = Math.ceil((time - SHOWN) * 10); tenth <= time * 10; tenth++) {
    const x = ((tenth / 10 - time) / SHOWN + 1) * width;
    const length = tenth % 10 === 0 ? 10 : 5;
    context.fillRect(Math.round(x), height - length, 1, length);
  }
}

function drawPanels(canvas: HTMLCanvasElement, root: HTMLElement, spot: Element | null, time: number) {
  const fitted = fit(canvas);
  if (!fitted) return;
  const { context, width, height } = fitted;
  context.clearRect(0, 0, width, height);
  for (const id of (spot?.getAttribute('data-panels') ?? '').split(' ').filter(Boolean)) {
    const panel = root.querySelector(`[data-spot="${id}"]`);
    const shape = panel?.lastElementChild?.getAttribute('d');
    if (!panel || !shape) continue;
    context.save();
    context.scale(width / STAGE.width, height / STAGE.height);
    drawPanel(context, shape, (panel.getAttribute('data-shows') ?? '').split(' ') as DataLabel[], time);
    context.restore();
  }
}

interface Screen {
  outline: Path2D;
  left: number;
  top: number;
  width: number;
  height: number;
  /** how much it leans, per unit of its width */
  slope: number;
}

const screens = new Map<string, Screen>();

/** Where the screen of a panel stands; worked out once, not in every frame. */
function screenOf(shape: string): Screen {
  const known = screens.get(shape);
  if (known) return known;
  const points = pointsOf(shape);
  const corner = (measure: (x: number, y: number) => number) =>
    points.reduce((best, point) => (measure(...point) < measure(...best) ? point : best));
  const [left, top] = corner((x, y) => x + y);
  const [right, rightTop] = corner((x, y) => y - x);
  const [, bottom] = corner((x, y) => x - y);
  const [width, height] = [right - left, bottom - top];
  const made = { outline: new Path2D(shape), left, top, width, height, slope: (rightTop - top) / width };
  screens.set(shape, made);
  return made;
}

/** The live screen of a panel, tilted as it stands in the picture. */
function drawPanel(context: CanvasRenderingContext2D, shape: string, labels: DataLabel[], time: number) {
  const { outline, left, top, width, height, slope } = screenOf(shape);
  context.clip(outline);
  context.fillStyle = '#0d1a44';
  context.fill(outline);
  context.transform(1, slope, 0, 1, left, top);
  const strips = labels.flatMap(stripsOf);
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

/** The last seconds of a strip up to `time`, in at most two pieces because the loop has an end. */
function scroll(
  context: CanvasRenderingContext2D,
  { image, pixels }: Strip,
  time: number,
  { x, y, width, height }: Place,
) {
  const perSecond = pixels / LOOP.seconds;
  const start = (((time - SHOWN) % LOOP.seconds) + LOOP.seconds) % LOOP.seconds;
  const first = Math.min(SHOWN, LOOP.seconds - start);
  const piece = (from: number, seconds: number, at: number) =>
    context.drawImage(
      image,
      from * perSecond,
      0,
      seconds * perSecond,
      image.height,
      x + (at / SHOWN) * width,
      y,
      (seconds / SHOWN) * width,
      height,
    );
  piece(start, first, 0);
  if (first < SHOWN) piece(0, SHOWN - first, first);
}

function present(context: CanvasRenderingContext2D, x: number, height: number) {
  context.fillStyle = '#ffffff';
  context.fillRect(x, 0, 1.5, height);
}
