import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listDirectory, readFiles, strayProblems } from './directories';
import { stampOf } from './item-file';
import { TYPE_KEYS } from './model';
import { filesRoot, mediaRoot } from './served-file';
import type { Problem } from './validate';

/** What stands in a content folder at a moment: no file has been read for it. */
export interface Look {
  /** of every item file, by `type/alias`: differs when the file does */
  stamps: ReadonlyMap<string, string>;
  /** paths below `media/` and below `files/` */
  media: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** what stands there and is nothing */
  strays: readonly Problem[];
}

/** So many files are looked at in one go: about a millisecond. */
const AT_ONCE = 400;

export function lookAt(directory: string): Look {
  const steps = look(directory);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, a little at a time: thirty thousand files keep no visitor waiting. */
export async function lookSlowly(directory: string): Promise<Look> {
  const steps = look(directory);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

function* look(directory: string): Generator<void, Look> {
  const stamps = new Map<string, string>();
  const names = new Map<string, string[]>();
  for (const type of TYPE_KEYS) {
    const listed = listDirectory(path.join(directory, type));
    names.set(type, listed);
    yield;
    for (const [index, name] of listed.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) yield;
      const stamp = name.endsWith('.yaml') ? stampOf(path.join(directory, type, name)) : undefined;
      if (stamp) stamps.set(`${type}/${name.slice(0, -'.yaml'.length)}`, stamp);
    }
  }
  const media = readFiles(mediaRoot(directory));
  yield;
  const files = readFiles(filesRoot(directory));
  return { stamps, media, files, strays: strayProblems(directory, names) };
}
