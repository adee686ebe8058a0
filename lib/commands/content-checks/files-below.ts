import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path in it; none when there is no such folder. */
export function filesBelow(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => statSync(path.join(root, file)).isFile());
}
