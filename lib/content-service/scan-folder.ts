import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { listDirectory } from './directories';
import { stampOf } from './item-file';
import { TYPE_KEYS, type TypeKey } from './content-types';
import { filesRoot, isServablePath, mediaRoot } from './served-file';
import type { Steps } from './steps';

/** What is in a content folder at a moment: no file has been read for it. */
export interface FolderScan {
  /** of every item file, by `type/alias`: differs when the file does */
  readonly stamps: ReadonlyMap<string, string>;
  /** types that have an item file */
  readonly types: ReadonlyMap<string, string>;
  /** paths below `media/`, and below `files/` */
  readonly media: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
  /** what is there and is nothing, and why: it would silently be left out */
  readonly strays: ReadonlyMap<string, string>;
}

type Meet = (kind: keyof FolderScan, name: string, value: string) => void;

/** Neither items nor media: what is beside them on purpose. */
const BESIDE_THE_ITEMS = new Set(['media', 'files', 'facts', 'checks', 'README.md']);

/**
 * Looks at everything each time: times of folders and notices of the system say nothing of a file that is
 * written in place, or of a disk on the network.
 * @param before the look before: it is returned where all is as it was. Thirty thousand names that are kept anew
 * every few seconds make the collecting of memory the longest that a visitor waits for.
 */
export function* scanFolder(directory: string, before?: FolderScan): Steps<FolderScan> {
  if (before && (yield* isAsBefore(directory, before))) return before;
  const look = { stamps: new Map(), types: new Map(), media: new Map(), files: new Map(), strays: new Map() };
  yield* walk(directory, (kind, name, value) => look[kind].set(name, value));
  return look;
}

/** A walk meets nothing twice: the same number, each of them known, is the same. */
function* isAsBefore(directory: string, before: FolderScan): Steps<boolean> {
  const met = { stamps: 0, types: 0, media: 0, files: 0, strays: 0 };
  let isSame = true;
  yield* walk(directory, (kind, name, value) => {
    met[kind]++;
    isSame &&= before[kind].get(name) === value;
  });
  return isSame && Object.entries(met).every(([kind, count]) => before[kind as keyof FolderScan].size === count);
}

function* walk(directory: string, meet: Meet): Steps<void> {
  meetStrayFolders(directory, meet);
  for (const type of TYPE_KEYS) {
    const folder = path.join(directory, type);
    let isType = false;
    for (const name of listDirectory(folder)) {
      yield;
      if (!name.endsWith('.yaml')) {
        if (isStray(type, name)) meet('strays', `${type}/${name}`, '条目文件以 .yaml 结尾');
        continue;
      }
      const stamp = stampOf(folder + path.sep + name);
      if (!stamp) continue;
      meet('stamps', `${type}/${name.slice(0, -'.yaml'.length)}`, stamp);
      isType = true;
    }
    if (isType) meet('types', type, '');
  }
  yield* meetFilesBelow(mediaRoot(directory), '', (place) => meet('media', place, ''));
  yield* meetFilesBelow(filesRoot(directory), '', (place) => meet('files', place, ''));
}

/** Misspelt folders, or no content folder at all. */
function meetStrayFolders(directory: string, meet: Meet): void {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    return meet('strays', directory, '没有这个内容文件夹');
  for (const name of listDirectory(directory).sort())
    if (!name.startsWith('.') && !BESIDE_THE_ITEMS.has(name) && !TYPE_KEYS.includes(name as TypeKey))
      meet('strays', name, `没有这种类型；类型有 ${TYPE_KEYS.join('、')}`);
}

/** White papers have the text of their PDF beside them. */
function isStray(type: TypeKey, name: string): boolean {
  return !name.startsWith('.') && !(type === 'white-paper' && name.endsWith('.md'));
}

/** Every file below a folder that can have an address, by its path in it. */
function* meetFilesBelow(root: string, at: string, meet: (place: string) => void): Steps<void> {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(root, at), { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    yield;
    const place = at ? `${at}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* meetFilesBelow(root, place, meet);
    else if (entry.isFile() && isServablePath(place)) meet(place);
  }
}
