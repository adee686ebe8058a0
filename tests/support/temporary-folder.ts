import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';

/**
 * Empty folders for the tests of one file, removed when they are done.
 * Called at the top of the file; the result makes one folder per call.
 */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => made.forEach((directory) => rmSync(directory, { recursive: true, force: true })));
  return () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'content-'));
    made.push(directory);
    return directory;
  };
}

let written = 0;

/**
 * Writes a file below the folder: a string as it is, anything else as YAML.
 * Each write has a time of its own, so that a file written twice in one millisecond counts as changed.
 */
export function writeFile(directory: string, file: string, content: unknown): void {
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : stringify(content));
  const time = new Date(Date.UTC(2026, 0, 1) + ++written * 1000);
  utimesSync(target, time, time);
}
