/**
 * `npm run content:colours`: the mean colour of every picture of the content
 * folder, which stands in its frame until the picture arrives.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { coloursFile } from '../content-service/media-colours';
import { env } from '../env';

const directory = path.resolve(env.contentDirectory);
const media = path.join(directory, 'media');
const pictures = readdirSync(media, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(webp|avif|jpe?g|png)$/.test(file))
  .sort();
const colours: Record<string, string> = {};
for (const file of pictures) {
  const { channels } = await sharp(path.join(media, file)).resize(64).removeAlpha().stats();
  colours[file.split(path.sep).join('/')] =
    `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}
writeFileSync(coloursFile(directory), `${JSON.stringify(colours, null, 1)}\n`);
console.log(`${pictures.length} 张图的底色`);
