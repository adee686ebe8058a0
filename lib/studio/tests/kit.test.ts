import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaPaths } from '../kit/areas.ts';
import { denoise } from '../kit/denoise.ts';
import { box, smoothUnion, sphere } from '../kit/sdf.ts';
import { surface } from '../kit/surface.ts';

const blob = () => smoothUnion(0.02, sphere([0, 0.2, 0], 0.1), box([0.08, 0.2, 0], [0.1, 0.04, 0.06], 0.02));

test('网格封闭：每条边恰好被两个三角形以相反方向使用', () => {
  const index = surface(blob(), 0.01).index!.array;
  const edges = new Map<string, number>();
  for (let i = 0; i < index.length; i += 3)
    for (let e = 0; e < 3; e++) {
      const [a, b] = [index[i + e], index[i + ((e + 1) % 3)]];
      edges.set(`${a}-${b}`, (edges.get(`${a}-${b}`) ?? 0) + 1);
    }
  for (const [edge, n] of edges) {
    assert.equal(n, 1);
    assert.equal(edges.get(edge.split('-').reverse().join('-')), 1);
  }
});

test('法线朝外，同样的形状得到同样的网格', () => {
  const [a, b] = [surface(blob(), 0.01), surface(blob(), 0.01)];
  assert.deepEqual(a.attributes.position.array, b.attributes.position.array);
  const [p, n, index] = [a.attributes.position, a.attributes.normal, a.index!];
  for (let i = 0; i < index.count; i += 30) {
    const [u, v, w] = [0, 1, 2].map((k) => index.getX(i + k));
    const e = (s: number, t: number) => [p.getX(t) - p.getX(s), p.getY(t) - p.getY(s), p.getZ(t) - p.getZ(s)];
    const [q, r] = [e(u, v), e(u, w)];
    const face = [q[1] * r[2] - q[2] * r[1], q[2] * r[0] - q[0] * r[2], q[0] * r[1] - q[1] * r[0]];
    assert.ok(face[0] * n.getX(u) + face[1] * n.getY(u) + face[2] * n.getZ(u) >= -1e-12);
  }
});

test('遮罩里的每个区域得到一条路径，没有出现的区域没有', () => {
  const [w, h] = [40, 30];
  const pixels = new Uint8Array(w * h * 3);
  for (let y = 5; y < 20; y++) for (let x = 10; x < 30; x++) pixels[(y * w + x) * 3] = 85;
  const paths = areaPaths(pixels, w, h, { desk: [85, 0, 0], cap: [170, 0, 0] });
  assert.deepEqual(Object.keys(paths), ['desk']);
  assert.equal(paths.desk.split('L').length, 5);
});

test('几个像素的传感器得到一个点得着的圆', () => {
  const [w, h] = [1000, 600];
  const pixels = new Uint8Array(w * h * 3);
  for (let y = 300; y < 304; y++) for (let x = 500; x < 503; x++) pixels[(y * w + x) * 3] = 85;
  const { chip } = areaPaths(pixels, w, h, { chip: [85, 0, 0] });
  const xs = chip.slice(1, -1).split('L').map((point) => Number(point.split(' ')[0])); // prettier-ignore
  assert.equal(xs.length, 12);
  assert.equal(Math.max(...xs) - Math.min(...xs), 34);
});

test('降噪保持均值并压低噪声', () => {
  const [width, height] = [48, 48];
  const n = width * height;
  let seed = 1;
  const noise = () => ((seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5) * 0.2;
  const half = () => Float32Array.from({ length: n * 3 }, () => 0.5 + noise());
  const flat = (v: number, k: number) => new Float32Array(n * k).fill(v);
  const planes = { width, height, halves: [half(), half()] as [Float32Array, Float32Array], normal: flat(1, 3), albedo: flat(0.8, 3), depth: flat(2, 1) }; // prettier-ignore
  const out = denoise(planes);
  const mean = out.reduce((a, b) => a + b) / out.length;
  const deviation = Math.sqrt(out.reduce((a, b) => a + (b - mean) ** 2, 0) / out.length);
  assert.ok(Math.abs(mean - 0.5) < 0.01);
  assert.ok(deviation < 0.012, `${deviation}`);
});
