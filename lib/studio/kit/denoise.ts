/**
 * Joint à-trous filter for two half-sample renders of one picture.
 *
 * Each half is filtered with weights taken from the other half, so noise never decides what it is averaged with (that
 * is what leaves mottling); the difference of the halves gives the true variance. Albedo is divided out, so textures
 * stay sharp; normal, depth and albedo stop the filter at edges.
 */

const LEVELS = 6;
const KERNEL = [3 / 8, 1 / 4, 1 / 16];
const FURTHEST = 9; // exponent beyond which a neighbour counts for nothing

/** Planes of one picture, rows from the bottom: colour halves, normal and albedo rgb-interleaved; depth one per pixel. */
export interface Planes {
  width: number;
  height: number;
  halves: [Float32Array, Float32Array];
  normal: Float32Array;
  albedo: Float32Array;
  depth: Float32Array;
}

const TABLE = Float32Array.from({ length: 1025 }, (_, i) => Math.exp((-i / 1024) * FURTHEST));

const luma = (a: Float32Array, out: Float32Array) => {
  for (let i = 0, j = 0; i < out.length; i++, j += 3) out[i] = 0.3 * a[j] + 0.5 * a[j + 1] + 0.2 * a[j + 2];
  return out;
};

/** No pixel brighter than the second brightest of its neighbours: single fireflies go. */
function tame(a: Float32Array, w: number, h: number) {
  const l = luma(a, new Float32Array(w * h));
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      let first = 0;
      let second = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (!dx && !dy) continue;
          const v = l[i + dy * w + dx];
          if (v > first) {
            second = first;
            first = v;
          } else if (v > second) second = v;
        }
      if (l[i] <= second + 1e-4) continue;
      const k = second / l[i];
      for (let c = 0; c < 3; c++) a[i * 3 + c] *= k;
    }
}

/** Mean over a (2r+1)² window, edges repeated. */
function blurred(a: Float32Array, w: number, h: number, r: number) {
  const pass = (from: Float32Array, n: number, lines: number, step: number, stride: number) => {
    const to = new Float32Array(from.length);
    for (let l = 0; l < lines; l++) {
      const base = l * stride;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += from[base + Math.min(n - 1, Math.max(0, i)) * step];
      for (let i = 0; i < n; i++) {
        to[base + i * step] = sum / (2 * r + 1);
        sum += from[base + Math.min(n - 1, i + r + 1) * step] - from[base + Math.max(0, i - r) * step];
      }
    }
    return to;
  };
  return pass(pass(a, w, h, 1, w), h, w, w, 1);
}

/** Filtered picture, linear rgb interleaved. @param strength 1 is neutral; higher is smoother */
export function denoise({ width: w, height: h, halves, normal, albedo, depth }: Planes, strength = 1): Float32Array {
  const n = w * h;
  const base = albedo.map((v) => Math.max(v, 0) + 0.03);
  let [a, b] = halves.map((half) => half.map((v, i) => Math.log1p(Math.max(v, 0) / base[i])));
  tame(a, w, h);
  tame(b, w, h);
  const logDepth = depth.map((v) => 50 * Math.log(Math.min(Math.max(v, 0.02), 1e4)));
  const la = luma(a, new Float32Array(n));
  const lb = luma(b, new Float32Array(n));
  let variance: Float32Array = blurred(
    la.map((v, i) => (v - lb[i]) ** 2 / 2 + 1e-7),
    w,
    h,
    3,
  );
  let toA = new Float32Array(n * 3);
  let toB = new Float32Array(n * 3);
  for (let level = 0; level < LEVELS; level++) {
    const step = 1 << level;
    luma(a, la);
    luma(b, lb);
    const spread = blurred(variance, w, h, 1).map((v) => 1 / (3.2 * strength * Math.sqrt(v) + 1.5e-3));
    const after = new Float32Array(n);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const i3 = i * 3;
        const s = spread[i];
        let [a0, a1, a2, b0, b1, b2, wa, wb, vv] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy++) {
          const yy = y + dy * step;
          if (yy < 0 || yy >= h) continue;
          for (let dx = -2; dx <= 2; dx++) {
            const xx = x + dx * step;
            if (xx < 0 || xx >= w) continue;
            const j = yy * w + xx;
            const j3 = j * 3;
            let e = logDepth[i] - logDepth[j];
            e *= e;
            let d = normal[i3] - normal[j3];
            let sum = d * d;
            d = normal[i3 + 1] - normal[j3 + 1];
            sum += d * d;
            d = normal[i3 + 2] - normal[j3 + 2];
            e += 16 * (sum + d * d);
            d = albedo[i3] - albedo[j3];
            sum = d * d;
            d = albedo[i3 + 1] - albedo[j3 + 1];
            sum += d * d;
            d = albedo[i3 + 2] - albedo[j3 + 2];
            e += 144 * (sum + d * d);
            if (e >= FURTHEST) continue;
            const k = KERNEL[dy < 0 ? -dy : dy] * KERNEL[dx < 0 ? -dx : dx];
            const ea = e + Math.abs(lb[j] - lb[i]) * s;
            if (ea < FURTHEST) {
              const g = k * TABLE[(ea * (1024 / FURTHEST)) | 0];
              a0 += g * a[j3];
              a1 += g * a[j3 + 1];
              a2 += g * a[j3 + 2];
              wa += g;
              vv += g * g * variance[j];
            }
            const eb = e + Math.abs(la[j] - la[i]) * s;
            if (eb < FURTHEST) {
              const g = k * TABLE[(eb * (1024 / FURTHEST)) | 0];
              b0 += g * b[j3];
              b1 += g * b[j3 + 1];
              b2 += g * b[j3 + 2];
              wb += g;
            }
          }
        }
        toA[i3] = a0 / wa;
        toA[i3 + 1] = a1 / wa;
        toA[i3 + 2] = a2 / wa;
        toB[i3] = b0 / wb;
        toB[i3 + 1] = b1 / wb;
        toB[i3 + 2] = b2 / wb;
        after[i] = vv / (wa * wa);
      }
    [a, toA] = [toA, a as Float32Array<ArrayBuffer>];
    [b, toB] = [toB, b as Float32Array<ArrayBuffer>];
    variance = after;
  }
  return toA.map((_, i) => Math.expm1((a[i] + b[i]) / 2) * base[i]);
}
