import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, within it. */
export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Those of the first folder that the second has otherwise. */
export const differingFiles = (one: string, other: string) =>
  filesBelow(one).filter((file) => {
    const [before, after] = [one, other].map((folder) => readFileSync(path.join(folder, file)));
    return !before.equals(after);
  });
