import { bodySignal, valueOf, type DataLabel } from '@/lib/signals/data-labels';
import { MACHINE_ON_DEEP, ON_DEEP } from '@/lib/signals/drawing';
import { LOOP, TRACES, type Signal } from '@/lib/signals/traces';

/** One loop of a signal, drawn once: a frame only copies pieces of it. */
export interface Strip {
  image: HTMLCanvasElement;
  /** width of the loop in the image */
  pixels: number;
}

const WIDTH = 1800;
const HEIGHT = 96;

/** A panel of physiology shows three signals, everything else one. */
const OF_PHYSIOLOGY: Signal[] = ['heart', 'skin', 'muscle'];

const drawn = new Map<string, Strip>();

/** The strips of a label, the one that stands for it first. */
export function stripsOf(label: DataLabel): Strip[] {
  if (label === 'physiology') return OF_PHYSIOLOGY.map(stripOf);
  const signal = bodySignal(label);
  return [signal ? stripOf(signal) : remembered(label, () => strip(MACHINE_ON_DEEP, (t) => valueOf(label, t)))];
}

/** The strip of one signal of the body. */
export function stripOf(signal: Signal): Strip {
  return remembered(signal, () => bodyStrip(signal));
}

function remembered(key: string, draw: () => Strip): Strip {
  const known = drawn.get(key);
  if (known) return known;
  const made = draw();
  drawn.set(key, made);
  return made;
}

function bodyStrip(signal: Signal): Strip {
  const trace = TRACES.find((one) => one.signal === signal);
  return strip(ON_DEEP[signal], (t) => trace?.at(t) ?? 0);
}

function strip(colour: string, at: (seconds: number) => number): Strip {
  const image = document.createElement('canvas');
  [image.width, image.height] = [WIDTH, HEIGHT];
  const context = image.getContext('2d');
  if (context) {
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.beginPath();
    for (let x = 0; x <= WIDTH; x++) {
      const y = HEIGHT / 2 - at(LOOP.start + (x / WIDTH) * LOOP.seconds) * HEIGHT * 0.42;
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  return { image, pixels: WIDTH };
}
