import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolder } from '../../content-service/folder';
import { filesRoot, mediaRoot } from '../../content-service/served-file';
import { readColours } from '../../content-service/media-colours';
import { TYPE_KEYS } from '../../content-service/content-types';
import { pictureSize } from '../../pictures/open-picture';
import { SILENT } from '../../pictures/picture-files';
import { filesBelow } from './files-below';
import { checkDataFiles } from './data-files';
import { checkPictures } from './pictures';

/** Masters are drawn once and scaled down by the site: narrower ones would be blurred on wide screens. */
const MIN_WIDTH = 1200;
const MAX_PICTURE_BYTES = 120 * 1024;
const MAX_ANIMATION_BYTES = 30 * 1024;
const MAX_PAPER_BYTES = 3 * 1024 * 1024;
const MAX_TOTAL_BYTES = 60 * 1024 * 1024;

interface Use {
  file: string;
  path: string;
  alt: string;
}

/** Media: large enough, light enough, described, each in one item only, none left over. @returns one line per breach */
export async function checkMedia(folder: ContentFolder): Promise<string[]> {
  const root = mediaRoot(folder.directory);
  if (!existsSync(root)) return [];
  const uses = TYPE_KEYS.flatMap((type) =>
    folder.list(type).flatMap(({ alias, data }) => mediaIn(data, `${type}/${alias}.yaml`)),
  ).filter(({ path: media }) => existsSync(path.join(root, media)));
  const files = filesBelow(root);
  const papers = filesBelow(filesRoot(folder.directory));
  const total = files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
  return [
    ...uses.filter(({ path: media, alt }) => !SILENT.test(media) && !alt).map(({ file, path: media }) => `${file} ${media} 没有替代文本`),
    ...sharedPictures(uses),
    ...(await Promise.all(files.map((file) => checkFile(root, file)))).flat(),
    ...(await checkPictures(root, files)),
    ...checkDataFiles(root, files),
    ...papers.flatMap((file) => tooHeavy(filesRoot(folder.directory), file, MAX_PAPER_BYTES)),
    ...withoutColour(folder.directory, files),
    ...(total > MAX_TOTAL_BYTES ? [`media/ 一共 ${megabytes(total)} MB，最多 ${megabytes(MAX_TOTAL_BYTES)} MB`] : []),
  ]; // prettier-ignore
}

/** Every `{ path, alt }` of an item, however deep; `path` is relative to `media/`. */
function mediaIn(value: unknown, file: string): Use[] {
  if (Array.isArray(value)) return value.flatMap((entry) => mediaIn(entry, file));
  if (typeof value !== 'object' || value === null) return [];
  const { path: media, alt } = value as { path?: unknown; alt?: unknown };
  if (typeof media === 'string') return [{ file, path: media, alt: typeof alt === 'string' ? alt : '' }];
  return Object.values(value).flatMap((entry) => mediaIn(entry, file));
}

/** Pictures that the colours file forgets; a folder may do without that file. */
function withoutColour(directory: string, files: string[]): string[] {
  const colours = readColours(directory);
  if (colours.size === 0) return [];
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.webp') && !colours.has(file))
    .map((file) => `media/${file} 没有底色：npm run content:colours`);
}

function sharedPictures(uses: Use[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { file, path: media } of uses) {
    if (SILENT.test(media) || media.endsWith('.json')) continue;
    owners.set(media, (owners.get(media) ?? new Set()).add(file));
  }
  return [...owners]
    .filter(([, files]) => files.size > 1)
    .map(([media, files]) => `${media} 同时是 ${[...files].join('、')} 的图`);
}

async function checkFile(root: string, file: string): Promise<string[]> {
  if (file.startsWith('animation/') && file.endsWith('.json')) return tooHeavy(root, file, MAX_ANIMATION_BYTES);
  if (!file.endsWith('.webp')) return [];
  const bytes = readFileSync(path.join(root, file));
  const size = await pictureSize(bytes).catch(() => null);
  // named by the check of pictures
  if (!size) return [];
  const { width, frames } = size;
  // Next tells animated pictures by these four bytes anywhere in the file, and sends those on as they are
  const mistaken = frames === 1 && bytes.includes('ANIM') ? [`media/${file} 会被当成动图，不再缩小：重新压缩一次`] : [];
  const narrow = width < MIN_WIDTH ? [`media/${file} 宽 ${width} 像素，至少 ${MIN_WIDTH}`] : [];
  return [...tooHeavy(root, file, MAX_PICTURE_BYTES), ...narrow, ...mistaken];
}

function tooHeavy(root: string, file: string, most: number): string[] {
  const { size } = statSync(path.join(root, file));
  const name = `${path.basename(root)}/${file}`;
  return size > most ? [`${name} 有 ${kilobytes(size)} kB，最多 ${kilobytes(most)} kB`] : [];
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024);
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
