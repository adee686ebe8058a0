import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stampOf } from './item-file';

const known = new Map<string, { stamp: string; version: string }>();

/** Eight hexadecimal digits that stand for these bytes. */
export function versionOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** Version of a file; it is read once for each state it is in. @returns null when it cannot be read */
export function versionOf(file: string): string | null {
  const stamp = stampOf(file);
  if (stamp === undefined) return null;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.version;
  try {
    const version = versionOfBytes(readFileSync(file));
    known.set(file, { stamp, version });
    return version;
  } catch {
    return null;
  }
}
