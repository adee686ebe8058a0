import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { TYPE_KEYS, type TypeKey } from './model';
import { isServablePath } from './served-file';
import type { Problem } from './validate';

/** Neither items nor media: what stands beside them on purpose. */
const BESIDE_THE_ITEMS = new Set(['media', 'files', 'facts', 'README.md']);

/**
 * Files that would silently be left out: misspelt folders, other extensions, no
 * folder at all. White papers have the text of their PDF beside them.
 * @param names what stands in the folder of each type
 */
export function strayProblems(directory: string, names: ReadonlyMap<string, readonly string[]>): Problem[] {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    return [{ file: directory, reason: '没有这个内容文件夹' }];
  const unknown = listDirectory(directory).filter(
    (name) => !name.startsWith('.') && !BESIDE_THE_ITEMS.has(name) && !TYPE_KEYS.includes(name as TypeKey),
  );
  const misnamed = TYPE_KEYS.flatMap((type) =>
    (names.get(type) ?? [])
      .filter(
        (name) => !name.startsWith('.') && !name.endsWith('.yaml') && !(type === 'white-paper' && name.endsWith('.md')),
      )
      .map((name) => `${type}/${name}`),
  );
  return [
    ...unknown.map((file) => ({ file, reason: `没有这种类型；类型有 ${TYPE_KEYS.join('、')}` })),
    ...misnamed.map((file) => ({ file, reason: '条目文件以 .yaml 结尾' })),
  ];
}

/** Names in a folder in their order; none where it cannot be read. */
export function listDirectory(directory: string): string[] {
  try {
    return readdirSync(directory).sort();
  } catch {
    return [];
  }
}

/** Is there a folder that can be read? */
export function canList(directory: string): boolean {
  try {
    readdirSync(directory);
    return true;
  } catch {
    return false;
  }
}

/** Every file below a folder that can have an address, by its path in it. */
export function readFiles(directory: string): Set<string> {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter(isServablePath),
    );
  } catch {
    return new Set();
  }
}
