/**
 * `npm run content:colours`: the mean colour of every picture of the content
 * folder, which is in its frame until the picture arrives.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coloursFile } from '../content-service/media-colours';
import { env } from '../env';
import { errorText } from '../error-text';
import { meanColourOf } from '../pictures/open-picture';
import { PIXEL_PICTURE } from '../pictures/picture-files';

const directory = path.resolve(env.contentDirectory);
const media = path.join(directory, 'media');
const pictures = readdirSync(media, { recursive: true, encoding: 'utf8' })
  .filter((file) => PIXEL_PICTURE.test(file))
  .sort();
const colours: Record<string, string> = {};
let unread = 0;
for (const file of pictures) {
  const name = file.split(path.sep).join('/');
  try {
    colours[name] = await meanColourOf(readFileSync(path.join(media, file)));
  } catch (error) {
    unread += 1;
    console.error(`media/${name} 打不开，没有底色：${errorText(error)}`);
  }
}
writeFileSync(coloursFile(directory), `${JSON.stringify(colours, null, 1)}\n`);
console.log(`${pictures.length - unread} 张图的底色${unread > 0 ? `，${unread} 张打不开` : ''}`);
process.exitCode = unread > 0 ? 1 : 0;
