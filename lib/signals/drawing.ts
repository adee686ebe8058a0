import { bodySignal, valueOf, type DataLabel } from './data-labels';
import { LOOP, RECORDING, TRACES, type Signal, type Trace } from './traces';

/** Signal colours on deep background, light enough for text there too. Files have no style sheet: they are written in. */
export const ON_DEEP: Record<Signal, string> = {
  gaze: '#5b8cff',
  brain: '#a78bfa',
  heart: '#ff7a92',
  skin: '#ffc04d',
  muscle: '#2fd3a0',
  motion: '#3ddbe6',
};

/** How tall a trace is drawn in its lane, as a share of the lane's height. */
const HEIGHT: Record<Signal, number> = { gaze: 0.42, brain: 0.5, heart: 0.72, skin: 0.55, muscle: 0.5, motion: 0.5 };

/** One loop of all six lanes, 600 × 600, to be repeated sideways and stretched to any size: strokes keep their width. */
export function lanesPicture(): string {
  const lane = 600 / TRACES.length;
  const paths = TRACES.map((trace, index) => {
    const middle = (index + 0.5) * lane;
    return stroke(
      trace.signal,
      linePath(trace, (t) => [
        ((t - LOOP.start) / LOOP.seconds) * 600,
        middle - lane * HEIGHT[trace.signal] * trace.at(t),
      ]),
      1.5,
    );
  });
  return svg('0 0 600 600', `preserveAspectRatio="none"`, paths.join(''));
}

/** What machines measure, on deep background. */
export const MACHINE_ON_DEEP = '#8ea3dd';

/** Points a second where the signal itself does not say. */
const DETAIL = 25;

/** What the lanes below an illustration show until its script draws them: one lane of 28 for each label. */
export function recordingPicture(labels: readonly DataLabel[]): string {
  const lane = 28;
  const paths = labels.map((label, index) => {
    const signal = bodySignal(label);
    const detail = TRACES.find((trace) => trace.signal === signal)?.detail ?? DETAIL;
    const from = RECORDING.still - RECORDING.seconds;
    const path = linePath({ detail, from, seconds: RECORDING.seconds }, (t) => [
      ((t - from) / RECORDING.seconds) * 600,
      (index + 0.5) * lane - lane * 0.42 * valueOf(label, t),
    ]);
    return line(path, signal ? ON_DEEP[signal] : MACHINE_ON_DEEP, 1.25);
  });
  return svg(`0 0 600 ${labels.length * lane}`, 'preserveAspectRatio="none"', paths.join(''));
}

/** A line of a drawing that is part of a page. */
export interface DrawnLine {
  d: string;
  stroke: string;
  strokeWidth: number;
}

/** Points nearer to one another than this, in the drawing's units, are not told apart. */
const POINT = 2;

/** The dial, 544 across and round its own middle: a rim of 120 ticks and the six traces wound round the subject. */
export function dialLines(): DrawnLine[] {
  const ticks = [0, 1].map((isMajor) => {
    const path = Array.from({ length: 120 }, (_, index) => index)
      .filter((index) => Number(index % 10 === 0) === isMajor)
      .map((index) => `M${polar(271, index / 120)}L${polar(isMajor ? 259 : 265, index / 120)}`);
    return { d: path.join(''), stroke: isMajor ? '#8ea3dd' : '#5468ad', strokeWidth: isMajor ? 1.25 : 1 };
  });
  const rings = TRACES.map(({ signal, detail, at }, index) => {
    const radius = 190 - index * 10;
    const visible = (2 * Math.PI * radius) / POINT / LOOP.seconds;
    const d = linePath({ detail: Math.min(detail, visible) }, (t) =>
      polarPoint(radius + 5 * at(t), (t - LOOP.start) / LOOP.seconds),
    );
    return { d, stroke: ON_DEEP[signal], strokeWidth: 1.1 };
  });
  return [...ticks, ...rings];
}

function linePath(
  { detail, from = LOOP.start, seconds = LOOP.seconds }: Pick<Trace, 'detail'> & { from?: number; seconds?: number },
  place: (t: number) => [number, number],
): string {
  const count = Math.round(seconds * detail);
  let [lastX, lastY] = place(from).map(round);
  let path = `M${lastX} ${lastY}l`;
  for (let index = 1; index <= count; index++) {
    const [x, y] = place(from + (index / count) * seconds).map(round);
    // steps from point to point are half as long to write as places
    path += `${short(x - lastX)}${y >= lastY ? ' ' : ''}${short(y - lastY)} `;
    [lastX, lastY] = [x, y];
  }
  return path.trim();
}

const stroke = (signal: Signal, path: string, width: number) => line(path, ON_DEEP[signal], width);

const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

function svg(viewBox: string, attributes: string, content: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes} fill="none">`;
  return `${head}<style>path{vector-effect:non-scaling-stroke}</style>${content}</svg>`;
}

/** Clockwise from the top; `turn` 0 … 1. */
function polarPoint(radius: number, turn: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const polar = (radius: number, turn: number) => polarPoint(radius, turn).map(round).join(' ');
const round = (value: number) => Math.round(value * 10) / 10;
const short = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');
