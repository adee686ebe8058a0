import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { listDirectory } from './directories';
import { stampOf } from './item-file';
import { TYPE_KEYS, type TypeKey } from './model';
import { filesRoot, isServablePath, mediaRoot } from './served-file';
import type { Steps } from './steps';
import type { Problem } from './validate';

/** What stands in a content folder at a moment: no file has been read for it. */
export interface Look {
  /** of every item file, by `type/alias`: differs when the file does */
  stamps: ReadonlyMap<string, string>;
  /** types that have an item file */
  types: ReadonlySet<string>;
  /** paths below `media/`, and below `files/` */
  media: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** what stands there and is nothing: it would silently be left out */
  strays: readonly Problem[];
}

/** Neither items nor media: what stands beside them on purpose. */
const BESIDE_THE_ITEMS = new Set(['media', 'files', 'facts', 'README.md']);

/**
 * Looks at everything each time: times of folders and notices of the system say nothing of a file that is
 * written in place, or of a disk on the network.
 */
export function* lookAt(directory: string): Steps<Look> {
  const stamps = new Map<string, string>();
  const types = new Set<string>();
  const strays = strayFolders(directory);
  for (const type of TYPE_KEYS) {
    for (const name of listDirectory(path.join(directory, type))) {
      yield;
      if (!name.endsWith('.yaml')) {
        if (isStray(type, name)) strays.push({ file: `${type}/${name}`, reason: '条目文件以 .yaml 结尾' });
        continue;
      }
      const stamp = stampOf(path.join(directory, type, name));
      if (!stamp) continue;
      stamps.set(`${type}/${name.slice(0, -'.yaml'.length)}`, stamp);
      types.add(type);
    }
  }
  const media = new Set<string>();
  yield* addFilesBelow(mediaRoot(directory), '', media);
  const files = new Set<string>();
  yield* addFilesBelow(filesRoot(directory), '', files);
  return { stamps, types, media, files, strays };
}

/** Misspelt folders, or no content folder at all. */
function strayFolders(directory: string): Problem[] {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    return [{ file: directory, reason: '没有这个内容文件夹' }];
  return listDirectory(directory)
    .filter((name) => !name.startsWith('.') && !BESIDE_THE_ITEMS.has(name) && !TYPE_KEYS.includes(name as TypeKey))
    .sort()
    .map((file) => ({ file, reason: `没有这种类型；类型有 ${TYPE_KEYS.join('、')}` }));
}

/** White papers have the text of their PDF beside them. */
function isStray(type: TypeKey, name: string): boolean {
  return !name.startsWith('.') && !(type === 'white-paper' && name.endsWith('.md'));
}

/** Every file below a folder that can have an address, by its path in it. */
function* addFilesBelow(root: string, at: string, into: Set<string>): Steps<void> {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(root, at), { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    yield;
    const place = at ? `${at}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* addFilesBelow(root, place, into);
    else if (entry.isFile() && isServablePath(place)) into.add(place);
  }
}
