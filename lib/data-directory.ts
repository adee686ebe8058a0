import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';

/** DATA_DIR, made when it is not there; whatever rights it had, only the owner may look into it. */
export async function dataDirectory(): Promise<string> {
  const directory = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.dataDirectory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  return directory;
}
