import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDataFiles } from '../../commands/content-checks/data-files';
import { checkPapers } from '../../commands/content-checks/papers';
import { checkPictures } from '../../commands/content-checks/pictures';
import { SHARED_PICTURE } from '../../pictures/picture-files';
import { pictureFormat, withoutNotes } from '../../pictures/without-notes';
import { cleanSvg } from './clean-svg';
import { contentDirectory } from './content-files';

const MB = 1024 * 1024;
const LARGEST_PICTURE = 20 * MB;
/** How the endings of pictures name what is found in them. */
const FORMATS: Record<string, string> = { '.jpg': 'jpeg', '.avif': 'heif' };

export interface Inspected {
  bytes: Buffer;
  /** why no page can show it, in words */
  problem?: string;
  /** what has been found in a paper */
  report?: string;
}

/**
 * What is uploaded, as it is kept: a picture upright and without what its camera noted, a drawing without what runs. The
 * checks are those of `npm run content:check`.
 * @param place below `media/` or `files/`
 */
export async function inspectUpload(folder: 'media' | 'files', place: string, given: Buffer): Promise<Inspected> {
  const isPicture = folder === 'media' && SHARED_PICTURE.test(place);
  if (isPicture && given.byteLength > LARGEST_PICTURE) return { bytes: given, problem: '图片最大 20 MB：缩小后再传' };
  const isDrawing = isPicture && place.toLowerCase().endsWith('.svg');
  const drawing = isDrawing ? cleanSvg(given.toString('utf8')) : null;
  if (isDrawing && drawing === null) return { bytes: given, problem: '不是 SVG 图：重新导出' };
  const bytes = drawing === null ? given : Buffer.from(drawing);
  const { problem, report } = await check(folder, place, bytes);
  if (problem || !isPicture || isDrawing) return { bytes, problem, report };
  const ending = path.extname(place).toLowerCase();
  const [said, found] = [FORMATS[ending] ?? ending.slice(1), await pictureFormat(bytes)];
  if (said !== found) return { bytes, problem: `名字说是 ${said}，内容是 ${found}：改名后再传` };
  return { bytes: await withoutNotes(bytes) };
}

/** The checks read files: it lies beside its place for a moment, where what it refers to is found. */
async function check(folder: 'media' | 'files', place: string, bytes: Buffer) {
  const root = path.join(/*turbopackIgnore: true*/ contentDirectory(), folder);
  const name = path.join(path.dirname(place), `${randomUUID()}${path.extname(place).toLowerCase()}`);
  const file = path.join(/*turbopackIgnore: true*/ root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  try {
    const paper = await checkPapers(root, folder === 'files' ? [name] : []);
    const problems =
      folder === 'files' ? paper.problems : [...(await checkPictures(root, [name])), ...checkDataFiles(root, [name])];
    const words = (line?: string) => line?.slice(line.indexOf(name) + name.length).trim();
    return { problem: words(problems[0]), report: words(paper.notes[0]) };
  } finally {
    await rm(file, { force: true });
  }
}
