/** `npx tsx --test lib/studio/covers/covers.test.ts`: the table is whole, the pictures differ, the models say what textbooks say. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { COVERS } from './covers';
import { range } from './random';
import { bloodFlow, evoked } from './signals/brain';
import { beats, ecg, skin } from './signals/heart';
import { GAIT, peakVelocity, periodic, walker } from './signals/motion';

const CONTENT = path.resolve(import.meta.dirname, '../../sample-content');
const KINDS = [
  'training',
  'tech-document',
  'white-paper',
  'ecosystem-category',
  'technical-service',
  'development-type',
  'feature',
];
/** Kinds of which the covers draw some pictures only: the others are rendered scenes. */
const SHARED_KINDS = ['module', 'product', 'own-lab'];
/** Kinds that also show photographs and renderings: only some of their pictures are drawn. */
const PARTLY_DRAWN = ['module', 'product', 'own-lab'];

/** Place of the highest value of a function on a grid. */
const peak = (f: (x: number) => number, xs: number[]) => xs.reduce((best, x) => (f(x) > f(best) ? x : best));

test('内容里写到的封面都画了，也没有多画', () => {
  const named = KINDS.flatMap((kind) =>
    readdirSync(path.join(CONTENT, kind))
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) =>
        [...readFileSync(path.join(CONTENT, kind, file), 'utf8').matchAll(/path: ([\w/-]+)\.webp/g)].map((m) => m[1]!),
      ),
  ).filter((name) => KINDS.includes(name.split('/')[0]!));
  const drawn = Object.keys(COVERS).filter((name) => KINDS.includes(name.split('/')[0]!));
  assert.deepEqual(drawn.sort(), [...new Set(named)].sort());
});

test('其余各处的图只画内容里写到的', () => {
  const content = PARTLY_DRAWN.flatMap((kind) =>
    readdirSync(path.join(CONTENT, kind)).map((file) => readFileSync(path.join(CONTENT, kind, file), 'utf8')),
  ).join('\n');
  for (const name of Object.keys(COVERS).filter((key) => !KINDS.includes(key.split('/')[0]!)))
    assert.ok(content.includes(`${name}.webp`), name);
});

test('同一张封面每次画得一样，任意两张都不相同', () => {
  const drawn = Object.values(COVERS).map((draw) => draw());
  Object.values(COVERS).forEach((draw, i) => assert.equal(draw(), drawn[i]));
  assert.equal(new Set(drawn.map((svg) => svg.replace(/<path d="M1?[^"]*v30"[^>]*>/g, ''))).size, drawn.length);
  for (const svg of drawn) assert.doesNotMatch(svg.replace(/base64,[^"]*/g, ''), /NaN|undefined|Infinity/);
});

test('信号模型的潜伏期与形状', () => {
  assert.ok(Math.abs(peak((t) => evoked(t, true), range(0, 800, 801)) - 340) < 15, 'P300 of a target');
  assert.ok(peak((t) => -evoked(t, false), range(0, 800, 801)) < 120, 'N1 leads');
  assert.equal(skin(1.7, [{ at: 0, amplitude: 1 }]), 0, 'no skin response before 1.8 s');
  const rise = peak((t) => skin(t, [{ at: 0, amplitude: 1 }]), range(0, 12, 241));
  assert.ok(rise > 2.5 && rise < 4.5, `skin response peaks at ${rise} s`);
  const flow = peak((t) => bloodFlow(t, 1), range(0, 20, 201));
  assert.ok(flow > 4 && flow < 7, `blood flow peaks at ${flow} s`);
  assert.ok(ecg(1, [1]) > 1 && Math.abs(ecg(1.5, [1])) < 0.05, 'R peak, then rest');
  const intervals = beats(300)
    .slice(1)
    .map((t, i, all) => t - (i ? all[i - 1]! : 0.3));
  assert.ok(
    intervals.every((gap) => gap > 0.6 && gap < 1.2),
    'intervals of a resting heart',
  );
});

test('动作：膝角、触地与主序列', () => {
  const knee = peak((p) => periodic(GAIT.knee, p), range(0, 1, 201));
  assert.ok(knee > 0.68 && knee < 0.78, 'most knee flexion in swing');
  for (const p of range(0, 1, 20))
    assert.ok(
      Math.max(
        ...walker(p)
          .legs.flat()
          .map(([, y]) => y),
      ) < 1e-9,
      'no foot below the ground',
    );
  assert.ok(peakVelocity(10) > 300 && peakVelocity(10) < 450 && peakVelocity(0.3) < 25, 'main sequence');
});
