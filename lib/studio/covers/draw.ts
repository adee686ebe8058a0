/**
 * `npx tsx lib/studio/covers/draw.ts [name part …] [--sheet file.png]`: draws
 * every cover of the table (or those whose path contains one of the parts) into
 * the sample content. `--sheet` writes contact sheets instead of the covers.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { COVERS } from './covers';

const MEDIA = path.resolve(import.meta.dirname, '../../sample-content/media');
const MOST_BYTES = 60_000;
const CARD = { width: 480, height: 300, label: 26, columns: 4, rows: 4 };

/**
 * RGB pixels reduced to `most` colours, in place: those the drawing names, then
 * the commonest. Flat areas keep their exact colour, however small they are (a
 * quantiser shifts them); only the blends along edges move to their nearest
 * neighbour.
 */
function reduceColours(pixels: Buffer, most: number, named: ReadonlySet<number>): Buffer {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 3) {
    const key = pixels.readUIntBE(i, 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kept = [...counts]
    .sort((a, b) => Number(named.has(b[0])) - Number(named.has(a[0])) || b[1] - a[1])
    .slice(0, most)
    .map(([key]) => key);
  const distance = (a: number, b: number) =>
    ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;
  const nearest = new Map<number, number>(kept.map((key) => [key, key]));
  for (let i = 0; i < pixels.length; i += 3) {
    const key = pixels.readUIntBE(i, 3);
    let to = nearest.get(key);
    if (to === undefined) {
      to = kept.reduce((best, other) => (distance(other, key) < distance(best, key) ? other : best));
      nearest.set(key, to);
    }
    pixels.writeUIntBE(to, i, 3);
  }
  return pixels;
}

/** Line art is smallest and crispest as lossless WebP of few colours; gradients (embedded fields) stay lossy. */
async function webp(svg: string): Promise<Buffer> {
  const source = sharp(Buffer.from(svg)).removeAlpha();
  const named = new Set([...svg.matchAll(/"#([0-9a-f]{6})"/g)].map((match) => parseInt(match[1]!, 16)));
  const lossy = (quality: number) => () => source.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  const lossless = (colours: number) => async () => {
    const { data, info } = await source.clone().raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 3 as const };
    return sharp(reduceColours(data, colours, named), { raw }).webp({ lossless: true, effort: 4 }).toBuffer();
  };
  const tries = svg.includes('<image')
    ? [lossy(82), lossy(74), lossy(66)]
    : [lossless(96), lossless(40), lossless(20), lossy(60), lossy(46)];
  for (const attempt of tries) {
    const bytes = await attempt();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error('too much detail for a cover');
}

async function contactSheet(names: string[], file: string): Promise<void> {
  const [w, h] = [CARD.width + 12, CARD.height + CARD.label + 12];
  const cards = await Promise.all(
    names.map(async (name, i) => {
      const left = 12 + (i % CARD.columns) * w;
      const top = 12 + Math.floor(i / CARD.columns) * h;
      const label = `<svg width="${CARD.width}" height="${CARD.label}"><text x="2" y="19" font-size="16" font-family="DejaVu Sans">${name}</text></svg>`;
      const picture = await sharp(Buffer.from(COVERS[name]!())).resize(CARD.width, CARD.height).png().toBuffer();
      return [
        { input: picture, left, top },
        { input: Buffer.from(label), left, top: top + CARD.height },
      ];
    }),
  );
  const rows = Math.ceil(names.length / CARD.columns);
  const ground = { width: 12 + CARD.columns * w, height: 12 + rows * h, channels: 3 as const, background: '#dddddd' };
  await sharp({ create: ground }).composite(cards.flat()).png().toFile(file);
}

const words = process.argv.slice(2);
const sheetAt = words.indexOf('--sheet');
const sheetFile = sheetAt < 0 ? null : words.splice(sheetAt, 2)[1]!;
const names = Object.keys(COVERS).filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

if (sheetFile) {
  const size = CARD.columns * CARD.rows;
  for (let from = 0; from < names.length; from += size)
    await contactSheet(names.slice(from, from + size), sheetFile.replace(/\.png$/, `-${from / size + 1}.png`));
} else {
  for (const name of names) {
    const bytes = await webp(COVERS[name]!()).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    writeFileSync(path.join(MEDIA, `${name}.webp`), bytes);
  }
  console.log(`${names.length} covers`);
}
