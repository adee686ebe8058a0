import { circle, line, path } from './figures/svg.ts';

const signals = ['#5b8cff', '#a78bfa', '#ff7a92', '#ffc04d', '#2fd3a0', '#3ddbe6'];

/**
 * The kymograph of the cover: a dial of six traces stands on a time axis and prints them to its left. The alias seeds the
 * traces, so that every paper has its own. 595 × 420 units, the width of an A4 page in points.
 */
export function coverDrawing(alias: string): string {
  const random = generator(alias);
  const dial = { x: 428, y: 190, r: 118 };
  const axis = dial.y + dial.r;
  const traces = signals.map((colour, index) => lane(index, colour, random, dial, axis));
  const ring = Array.from({ length: 180 }, (_, i) => {
    const angle = (i / 180) * 2 * Math.PI;
    const length = i % 15 === 0 ? 9 : i % 5 === 0 ? 6 : 3.5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const outer = dial.r;
    return line(
      dial.x + c * outer,
      dial.y + s * outer,
      dial.x + c * (outer - length),
      dial.y + s * (outer - length),
      i % 15 === 0 ? '#8ea3dd' : '#5468ad',
      0.9,
    );
  });
  const ticks = Array.from({ length: 120 }, (_, i) => {
    const x = i * 5 + 3;
    const height = i % 10 === 0 ? 10 : i % 5 === 0 ? 6 : 3.5;
    const future = x > dial.x;
    return line(x, axis, x, axis + height, future ? '#33457f' : '#8ea3dd', 0.8);
  });
  const now = line(dial.x, axis - 8, dial.x, axis + 88, '#cdd8f5', 0.9);
  return (
    `<svg class="kymograph" viewBox="0 0 595 420" aria-hidden="true">${ring.join('')}${traces.join('')}` +
    `${line(0, axis, 595, axis, '#33457f', 1)}${ticks.join('')}${now}${circle(dial.x, dial.y, 2, 'fill="#8ea3dd"')}` +
    '</svg>'
  );
}

interface Dial {
  x: number;
  y: number;
  r: number;
}

function lane(index: number, colour: string, random: () => number, dial: Dial, axis: number): string {
  const waves = Array.from({ length: 5 }, (_, i) => ({
    k: 2 + i * 3 + Math.floor(random() * 3),
    phase: random() * 6.3,
    size: random() / (i + 1),
  }));
  const value = (angle: number) =>
    waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.k * angle + wave.phase), 0);
  const radius = dial.r * (0.42 + index * 0.085);
  const polar = Array.from({ length: 361 }, (_, i) => {
    const angle = (i / 180) * Math.PI;
    const r = radius + value(angle) * 3.1;
    return [dial.x + r * Math.cos(angle - Math.PI / 2), dial.y + r * Math.sin(angle - Math.PI / 2)];
  });
  const y = axis + 22 + index * 12;
  const printed = Array.from({ length: 216 }, (_, i) => {
    const x = dial.x - i * 2;
    return [x, y - value((i / 180) * Math.PI + index) * 3.4];
  });
  const stroke = `fill="none" stroke="${colour}" stroke-width="1.2" stroke-linejoin="round"`;
  const future = line(dial.x + 8, y, 595, y, '#22315f', 0.8, '1.5 4');
  return path(polar, stroke) + path(printed, stroke) + future;
}

function generator(seed: string): () => number {
  let state = [...seed].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
