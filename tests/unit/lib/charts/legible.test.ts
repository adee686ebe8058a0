import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawOption } from '@/lib/charts/draw';
import { CHART_SIZES, type ChartSize } from '@/lib/charts/sizes';
import { CHART_COLOURS } from '@/lib/charts/theme';

const CHARTS = 'lib/sample-content/media/chart';
/** The site's smallest text; on a phone of 390 px a chart is drawn at 0.96 of its size. */
const SMALLEST_PX = 11.5;
/** The width of letters is an estimate. */
const ROUGHLY_PX = 3;
/** WCAG 2.2, 1.4.11: what must be seen to understand a graphic. */
const LEAST_CONTRAST = 3;

interface Text {
  words: string;
  size: number;
  fill: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Texts of a drawing with the boxes that they take, by the width of their letters. */
function textsOf(svg: string): Text[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, words]) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const [turned = 1, x = 0, y = 0] = placeOf(of('transform'));
    const size = Number(/font-size:([\d.]+)px/.exec(of('style'))?.[1]);
    const length = [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.55), 0) * size;
    const before = ({ start: 0, middle: 0.5, end: 1 }[of('text-anchor')] ?? 0) * length;
    const [along, across] = [Number(of('x')) - before, Number(of('y')) - size / 2];
    // the name of a vertical axis is read upwards
    return turned === 0
      ? { words, size, fill: of('fill'), left: x + across, top: y - along - length, width: size, height: length }
      : { words, size, fill: of('fill'), left: x + along, top: y + across, width: length, height: size };
  });
}

/** Of `matrix(0,-1,1,0,x,y)` or `translate(x y)`: the first number of the matrix, and the place. */
function placeOf(transform: string): number[] {
  const [, name, numbers = ''] = /^(\w+)\(([^)]*)\)/.exec(transform) ?? [];
  const values = numbers.split(/[ ,]+/).map(Number);
  return name === 'matrix' ? [values[0], values[4], values[5]] : [1, ...values];
}

const luminance = ([red, green, blue]: readonly number[]) =>
  [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0);

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const asRgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** What cannot be read in a drawing on the deep background: too small, outside of it, too near to what it lies on. */
async function illegible(svg: string, { width, height }: { width: number; height: number }): Promise<string[]> {
  const { data } = await sharp(Buffer.from(svg.replace(/<text.*?<\/text>/g, '')))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: CHART_COLOURS.deep })
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** the colour that most of a box has */
  const behind = (text: Text) => {
    const counts = new Map<string, number>();
    for (let y = Math.max(0, Math.floor(text.top)); y < Math.min(height, text.top + text.height); y++) {
      for (let x = Math.max(0, Math.floor(text.left)); x < Math.min(width, text.left + text.width); x++) {
        const colour = data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    return [...counts]
      .sort((a, b) => b[1] - a[1])[0]?.[0]
      .split(',')
      .map(Number);
  };
  return textsOf(svg).flatMap((text) => {
    const ground = behind(text);
    const isOutside =
      Math.min(text.left, text.top) < -ROUGHLY_PX ||
      text.left + text.width > width + ROUGHLY_PX ||
      text.top + text.height > height + ROUGHLY_PX;
    const ratio = ground ? contrast(asRgb(text.fill), ground) : 0;
    return [
      ...(text.size < SMALLEST_PX ? [`${text.words}：${text.size} px`] : []),
      ...(isOutside ? [`${text.words}：伸到图外`] : []),
      ...(ratio < LEAST_CONTRAST ? [`${text.words}：对比${ratio.toFixed(1)}`] : []),
    ];
  });
}

test.each(Object.keys(CHART_SIZES) as ChartSize[])('案例的每张图，每个字都读得清（%s）', async (size) => {
  const charts = readdirSync(CHARTS);
  const found: string[] = [];
  for (const chart of charts) {
    const option = JSON.parse(readFileSync(path.join(CHARTS, chart), 'utf8'));
    for (const problem of await illegible(drawOption(option, size), CHART_SIZES[size]))
      found.push(`${chart} ${problem}`);
  }
  expect(charts.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('认得出读不清的字：浅色底上用的颜色、小字、伸到图外的字', async () => {
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40"><text style="font-size:12px;" ${attributes}>组</text></svg>`;
  const size = { width: 100, height: 40 };
  expect(await illegible(svg('transform="translate(40 20)" fill="#cdd8f5"'), size)).toEqual([]);
  expect(await illegible(svg('transform="translate(40 20)" fill="#44506b"'), size)).toEqual(['组：对比2.3']);
  expect(await illegible(svg('transform="translate(95 20)" fill="#cdd8f5"'), size)).toEqual(['组：伸到图外']);
  expect(await illegible(svg('transform="translate(40 20)" fill="#cdd8f5"').replace('12px', '8px'), size)).toEqual([
    '组：8 px',
  ]);
});
