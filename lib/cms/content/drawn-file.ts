import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chartPicture } from '../../charts/picture';
import { isServablePath, mediaRoot } from '../../content-service/served-file';
import { contentDirectory } from './content-files';

/**
 * A data file below `media/` as an SVG: a chart as the site draws it, an animation by the first frame beside it.
 * @returns null where there is neither
 */
export async function drawnFile(file: string): Promise<string | null> {
  if (!isServablePath(file) || !file.endsWith('.json')) return null;
  const root = mediaRoot(contentDirectory());
  const read = (name: string) => readFile(path.join(/*turbopackIgnore: true*/ root, name)).catch(() => null);
  const data = await read(file);
  const chart = data && (await chartPicture.wide(data).catch(() => null));
  return chart ?? (await read(file.replace(/json$/, 'svg')))?.toString('utf8') ?? null;
}
