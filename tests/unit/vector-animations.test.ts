import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAnimation } from '@/lib/browser/data-file';
import { ANIMATIONS } from '@/lib/studio/vector/animations';
import { lottieText } from '@/lib/studio/vector/lottie';

const DIRECTORY = path.resolve('lib/sample-content/media/animation');

interface LottieLayer {
  ty: number;
  nm: string;
  ind: number;
  parent?: number;
  refId?: string;
  ks: object;
  shapes?: object[];
}

interface LottieFile {
  v: string;
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  layers: LottieLayer[];
  assets: { id: string; layers: LottieLayer[] }[];
}

function read(name: string): LottieFile {
  return JSON.parse(readFileSync(path.join(DIRECTORY, `${name}.json`), 'utf8'));
}

/** An animated property: where it stands and its keys. */
interface Animated {
  place: string;
  keys: { t: number; s: (number | object)[] }[];
}

function animatedProperties(value: unknown, place: string): Animated[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => animatedProperties(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('a' in value && 'k' in value && value.a === 1) return [{ place, keys: value.k as Animated['keys'] }];
  return Object.entries(value).flatMap(([key, part]) => animatedProperties(part, `${place}.${key}`));
}

/** The dots of the data on their way: a dot and its gap, px. */
const BLOCK_PATTERN = 18;

/** What a property may have moved on by in one loop and still look the same: a full turn, or one period of the paper. */
function turn({ nm }: LottieLayer, place: string): number {
  if (place.endsWith('.ks.r') || /\.it\[\d+\]\.o$/.test(place)) return 360;
  if (place.endsWith('.ks.p') && nm.startsWith('paper-')) return Number(nm.slice('paper-'.length));
  if (/\.d\[2\]\.v$/.test(place)) return BLOCK_PATTERN;
  return 0;
}

const names = Object.keys(ANIMATIONS);

test('动画文件与代码一致，没有多余的', () => {
  expect(names.length).toBeGreaterThanOrEqual(10);
  const files = readdirSync(DIRECTORY).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort());
  for (const name of names) {
    expect([name, readFileSync(path.join(DIRECTORY, `${name}.json`), 'utf8')]).toEqual([
      name,
      lottieText(ANIMATIONS[name]()),
    ]);
  }
});

describe.each(names)('动画 %s', (name) => {
  const file = read(name);
  const layers = [...file.layers, ...file.assets.flatMap((asset) => asset.layers)];

  test('是完整的 Lottie：每秒 30 帧，1 至 6 s', () => {
    expect(isAnimation(file)).toBe(true);
    expect(file.v).toMatch(/^\d+\.\d+\.\d+$/);
    expect([file.fr, file.ip]).toEqual([30, 0]);
    expect(file.op / file.fr).toBeGreaterThanOrEqual(1);
    expect(file.op / file.fr).toBeLessThanOrEqual(6);
    expect(Math.min(file.w, file.h)).toBeGreaterThan(0);
    expect(file.layers.length).toBeGreaterThan(0);
  });

  test('图层互相指得到', () => {
    const assets = new Set(file.assets.map(({ id }) => id));
    for (const siblings of [file.layers, ...file.assets.map((asset) => asset.layers)]) {
      const indexes = new Set(siblings.map(({ ind }) => ind));
      expect(indexes.size).toBe(siblings.length);
      for (const { ty, parent, refId } of siblings) {
        if (parent !== undefined) expect(indexes).toContain(parent);
        if (ty === 0) expect(assets).toContain(refId);
      }
    }
  });

  test('不超过 30 kB', () => {
    expect(Buffer.byteLength(JSON.stringify(file))).toBeLessThanOrEqual(30 * 1024);
  });

  test('末帧接首帧：每个属性首尾相同，或正好走完一圈', () => {
    for (const layer of layers) {
      for (const { place, keys } of animatedProperties({ ks: layer.ks, shapes: layer.shapes }, layer.nm)) {
        const [first, last] = [keys[0], keys[keys.length - 1]];
        expect(last.t).toBeLessThanOrEqual(file.op);
        const length = turn(layer, place);
        first.s.forEach((value, index) => {
          const moved = (last.s[index] as number) - (value as number);
          const left = length ? moved - length * Math.round(moved / length) : moved;
          expect([place, Math.abs(left) < 0.05]).toEqual([place, true]);
        });
      }
    }
  });

  test('走纸上的曲线首尾相接', () => {
    for (const layer of layers.filter(({ nm }) => nm.startsWith('paper-'))) {
      const length = Number(layer.nm.slice('paper-'.length));
      for (const [, vertices] of JSON.stringify(layer.shapes).matchAll(/"v":(\[\[.*?\]\])/g)) {
        const points: [number, number][] = JSON.parse(vertices);
        const [first, last] = [points[0], points[points.length - 1]];
        if (Math.abs(last[0] - first[0] - length) < 0.1) expect(last[1]).toBeCloseTo(first[1], 0);
      }
    }
  });

  test('走纸上的刻度走完一圈回到原位', () => {
    for (const layer of layers.filter(({ nm }) => nm.startsWith('paper-'))) {
      const shapes = JSON.stringify(layer.shapes);
      if (shapes.includes('"ty":"rp"')) continue;
      const length = Number(layer.nm.slice('paper-'.length));
      for (const [, dash, gap] of shapes.matchAll(
        /"n":"d","v":{"a":0,"k":([\d.]+)}},{"n":"g","v":{"a":0,"k":([\d.]+)}/g,
      )) {
        expect([layer.nm, length % (Number(dash) + Number(gap))]).toEqual([layer.nm, 0]);
      }
    }
  });

  test('有同样大小的首帧图', () => {
    const poster = path.join(DIRECTORY, `${name}.svg`);
    expect(existsSync(poster)).toBe(true);
    const svg = readFileSync(poster, 'utf8');
    expect(svg).toContain(`viewBox="0 0 ${file.w} ${file.h}"`);
    expect(svg).not.toMatch(/<script|<text|NaN|undefined/);
  });
});
