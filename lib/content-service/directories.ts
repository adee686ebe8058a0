import { readdirSync } from 'node:fs';

/** Names in a folder; none where it cannot be read. */
export function listDirectory(directory: string): string[] {
  try {
    return readdirSync(directory);
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
