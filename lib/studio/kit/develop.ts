/** Raw planes from Blender → finished picture: filter, film curve, sRGB. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { denoise, type Planes } from './denoise.ts';
import type { LightSet } from './light.ts';

/** Read the planes that render.py wrote one after the other. */
export function readPlanes(file: string, width: number, height: number): Planes {
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const n = width * height * 3;
  const plane = (i: number) => all.subarray(i * n, (i + 1) * n);
  return {
    width,
    height,
    halves: [plane(0), plane(1)],
    normal: plane(2),
    albedo: plane(3),
    depth: all.subarray(4 * n, 4 * n + n / 3),
  };
}

/** Linear up to 0.7, then a shoulder that reaches white only far above 1: white objects keep their form. */
const soft = (v: number) => (v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.32)));

/** S-curve of film for dark scenes: deep blacks, glowing parts bleach instead of clipping. */
const film = (v: number) => {
  const x = v * 0.72;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
};

const srgb = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** The colour a glowing part must have so that it comes out as `hex` under this light: for a ground that meets the page. */
export function shownAs(hex: string, { film: kind, exposure, glow }: LightSet): string {
  const curve = kind === 'soft' ? soft : film;
  const channel = (i: number) => {
    const wanted = parseInt(hex.slice(i, i + 2), 16) / 255;
    let [low, high] = [0, 4];
    for (let n = 0; n < 40; n++) {
      const middle = (low + high) / 2;
      if (srgb(curve(middle * 2 ** exposure)) < wanted) low = middle;
      else high = middle;
    }
    return Math.round(255 * srgb(low / glow))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[1, 3, 5].map(channel).join('')}`;
}

/** PNG of the finished picture. */
export async function develop(
  planes: Planes,
  light: Pick<LightSet, 'film' | 'exposure'>,
  target: string,
): Promise<void> {
  const { width, height } = planes;
  const clean = denoise(planes);
  const gain = 2 ** light.exposure;
  const curve = light.film === 'soft' ? soft : film;
  const table = Uint8Array.from({ length: 8193 }, (_, i) => Math.round(255 * srgb(curve((i / 8192) * 8))));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < width * 3; i++) {
      // rows come from the bottom; below 1/8 the table would be too coarse for dark tones
      const v = Math.max(0, clean[(height - 1 - y) * width * 3 + i] * gain);
      pixels[y * width * 3 + i] =
        v < 0.25 ? Math.round(255 * srgb(curve(v))) : table[Math.min(8192, Math.round(v * 1024))];
    }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(target);
}
