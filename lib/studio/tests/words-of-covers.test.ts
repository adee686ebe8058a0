/** What is written in a picture can be read on a phone, stands within it, and covers no other words. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { COVERS } from '../covers/covers.ts';
import { textWidth } from '../covers/parts/interface.ts';
import { HEIGHT, WIDTH } from '../covers/svg.ts';

/** The least that letters measure on a phone of 390 px, where their picture stands narrowest. */
const LEAST = 8.5;
/** That width in px: a strip of a feature, or the place given. Rows in which a picture is only a sign do not count. */
const NARROWEST = 336;
const NARROWER: readonly (readonly [name: string, width: number])[] = [
  ['feature/experiment-paradigms-child', 270],
  ['technical-service/', 301],
  ['own-lab/own-lab-gallery-1', 301],
  ['own-lab/own-lab-gallery-5', 301],
  ['own-lab/own-lab-gallery-3', 146],
  ['own-lab/own-lab-gallery-7', 146],
];
/** A sign this large is a picture itself: words may stand on it. */
const LARGE = 200;

interface Words {
  content: string;
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The matrix of a `transform` attribute. */
function matrix(transform: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, inner] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = inner!.split(/[\s,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    if (name === 'translate') all = product(all, [1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') all = product(all, [x, 0, 0, y ?? x, 0, 0]);
    else if (name === 'rotate')
      all = product(all, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
    else throw new Error(`unknown transform: ${transform}`);
  }
  return all;
}

/** Every text of a drawing with the box of its letters in the picture. */
function words(svg: string): Words[] {
  const found: Words[] = [];
  const groups: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag, name, rest, after] of svg.matchAll(/<(\/?g|text)\b([^>]*)>([^<]*)/g)) {
    const attribute = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(rest!)?.[1] ?? '';
    if (name === '/g') groups.pop();
    else if (name === 'g') {
      if (!tag.includes('/>')) groups.push(product(groups.at(-1)!, matrix(attribute('transform'))));
    } else {
      const m = groups.at(-1)!;
      const [x, y, size] = ['x', 'y', 'font-size'].map((key) => Number(attribute(key))) as [number, number, number];
      const content = after!.replace('&lt;', '<').replace('&amp;', '&');
      const width = textWidth(content, size);
      const from = x - { start: 0, middle: width / 2, end: width }[attribute('text-anchor')]!;
      const corners = [from, from + width].flatMap((cx) =>
        [y - 0.74 * size, y + 0.06 * size].map((cy) => [m[0] * cx + m[2] * cy + m[4], m[1] * cx + m[3] * cy + m[5]]),
      );
      const [xs, ys] = [corners.map((corner) => corner[0]!), corners.map((corner) => corner[1]!)];
      found.push({
        content,
        size: size * Math.hypot(m[2], m[3]),
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      });
    }
  }
  return found;
}

const faults = (rule: (all: Words[], name: string) => string[]) =>
  Object.entries(COVERS).flatMap(([name, draw]) => {
    const wrong = rule(words(draw()), name);
    return wrong.length ? [`${name}: ${[...new Set(wrong)].join('，')}`] : [];
  });

test(`手机上每个字不小于 ${LEAST} px`, () => {
  const wrong = faults((all, name) => {
    const place = NARROWER.find(([start]) => name.startsWith(start))?.[1] ?? NARROWEST;
    return all.flatMap(({ content, size }) => {
      const px = (size * place) / WIDTH;
      return px < LEAST ? [`${content} ${px.toFixed(1)}`] : [];
    });
  });
  assert.deepEqual(wrong, []);
});

test('字都在图里', () => {
  const wrong = faults((all) =>
    all
      .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > WIDTH || bottom > HEIGHT)
      .map(({ content }) => content),
  );
  assert.deepEqual(wrong, []);
});

test('字不叠在字上', () => {
  const wrong = faults((all) =>
    all.flatMap((one, i) =>
      all
        .slice(i + 1)
        .filter(
          (other) =>
            one.size < LARGE &&
            other.size < LARGE &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.content} / ${other.content}`),
    ),
  );
  assert.deepEqual(wrong, []);
});
