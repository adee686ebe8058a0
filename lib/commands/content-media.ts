import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentFolder } from '../content-service/folder';
import { mediaColours } from '../content-service/media-colours';
import { TYPE_KEYS } from '../content-service/model';

/** Masters are drawn once and scaled down by the site: narrower ones would be blurred on wide screens. */
const MIN_WIDTH = 1200;
const MAX_PICTURE_BYTES = 120 * 1024;
const MAX_ANIMATION_BYTES = 30 * 1024;
const MAX_PAPER_BYTES = 3 * 1024 * 1024;
const MAX_TOTAL_BYTES = 60 * 1024 * 1024;
/** Signs are silent beside a name, and may stand for the same thing twice. */
const SILENT = /^(icon|customer)\//;

interface Use {
  file: string;
  path: string;
  alt: string;
}

/** Media: large enough, light enough, described, each in one item only, none left over. @returns one line per breach */
export async function checkMedia(folder: ContentFolder): Promise<string[]> {
  const root = path.join(folder.directory, 'media');
  if (!existsSync(root)) return [];
  const uses = TYPE_KEYS.flatMap((type) =>
    folder.list(type).flatMap(({ alias, data }) => mediaIn(data, `${type}/${alias}.yaml`)),
  ).filter(({ path: media }) => existsSync(path.join(root, media)));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(root, file)).isFile(),
  );
  const total = files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
  return [
    ...uses.filter(({ path: media, alt }) => !SILENT.test(media) && !media.endsWith('.pdf') && !alt).map(({ file, path: media }) => `${file} ${media} 没有替代文本`),
    ...sharedPictures(uses),
    ...(await Promise.all(files.map((file) => checkFile(root, file)))).flat(),
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
  const colours = new Set(mediaColours(directory).map(({ path: media }) => media));
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
  const { size } = statSync(path.join(root, file));
  const limit = { '.webp': MAX_PICTURE_BYTES, '.pdf': MAX_PAPER_BYTES }[path.extname(file)];
  const animation = file.startsWith('animation/') && file.endsWith('.json') ? MAX_ANIMATION_BYTES : undefined;
  const most = limit ?? animation;
  const tooHeavy = most !== undefined && size > most ? [`media/${file} 有 ${kilobytes(size)} kB，最多 ${kilobytes(most)} kB`] : []; // prettier-ignore
  if (!file.endsWith('.webp')) return tooHeavy;
  const { width } = await sharp(path.join(root, file)).metadata();
  return width < MIN_WIDTH ? [...tooHeavy, `media/${file} 宽 ${width} 像素，至少 ${MIN_WIDTH}`] : tooHeavy;
}

const kilobytes = (bytes: number) => Math.round(bytes / 1024);
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
