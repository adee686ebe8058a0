import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../../env';

/** Where the CMS keeps what is its own: database, pictures, papers. */
export const cmsDirectory = () => path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.dataDirectory, 'cms');

/** Folder with `media/` and `files/`, as a content folder has them. */
export const contentDirectory = () => path.join(/*turbopackIgnore: true*/ cmsDirectory(), 'content');

/** Puts a file in its place at once: nobody ever reads half of it. */
export async function writeContentFile(folder: 'media' | 'files', file: string, bytes: Uint8Array): Promise<void> {
  const place = path.join(/*turbopackIgnore: true*/ contentDirectory(), folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  const draft = `${place}.${process.pid}.part`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
