/**
 * `npm run content:placeholders`: draws a picture for every media path that an
 * item names and that does not exist, at its final path and size. Drawn
 * pictures take the place of these one by one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ContentFolder } from '../content-service/folder';
import { env } from '../env';
import { placeholderMark, placeholderPicture, placeholderPdf } from './placeholder-drawing';

const directory = path.resolve(env.contentDirectory);
const missing = new Set(
  new ContentFolder(directory).problems.flatMap(({ reason }) => /^图片不存在：(.+)$/.exec(reason)?.slice(1) ?? []),
);
for (const file of missing) {
  const target = path.join(directory, 'media', file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (file.endsWith('.svg')) writeFileSync(target, placeholderMark(file));
  else if (file.endsWith('.pdf')) writeFileSync(target, placeholderPdf());
  else if (file.endsWith('.webp'))
    await sharp(Buffer.from(placeholderPicture(file)))
      .webp({ quality: 60 })
      .toFile(target);
  else console.error(`画不了：${file}`);
}
console.log(`画了 ${missing.size} 张占位图`);
