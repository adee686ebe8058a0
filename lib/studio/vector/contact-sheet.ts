/**
 * `npx tsx lib/studio/vector/contact-sheet.ts <folder of SVG files> <sheet.png> [name part]`:
 * every drawing at 24, 48 and 96 px with its name, to be looked at.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const SIZES = [24, 48, 96];
const CELL = { width: 200, height: 132, columns: 6 };

const [folder, target, part = ''] = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => name.endsWith('.svg') && name.includes(part));
const cells = names.map((name, index) => {
  const x = (index % CELL.columns) * CELL.width;
  const y = Math.floor(index / CELL.columns) * CELL.height;
  const svg = readFileSync(path.join(folder, name), 'utf8').replaceAll('currentColor', '#0b1533');
  // the drawings share one document here, their masks must not share a name
  const own = svg.replaceAll('id="m"', `id="m${index}"`).replaceAll('url(#m)', `url(#m${index})`);
  let left = 4;
  const drawings = SIZES.map((size) => {
    const placed = own
      .replace(/ width="\d+" height="\d+"/, '')
      .replace('<svg', `<svg x="${x + left}" y="${y + 8}" width="${size}" height="${size}"`);
    left += size + 8;
    return placed;
  });
  return `${drawings.join('')}<text x="${x + 4}" y="${y + 122}" font-family="sans-serif" font-size="10" fill="#4a5878">${name.replace('.svg', '')}</text>`;
});
const width = CELL.columns * CELL.width;
const height = Math.ceil(names.length / CELL.columns) * CELL.height;
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`;
await sharp(Buffer.from(sheet), { density: 120 }).png().toFile(target);
console.log(`${names.length} 个 → ${target}`);
