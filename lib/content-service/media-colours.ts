import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorText } from '../error-text';

/** File of mean colours below a content folder: path below `media/` → `#rrggbb`. Written by `npm run content:colours`. */
export const coloursFile = (directory: string) => path.join(directory, 'media', 'colours.json');

/** Mean colours of a content folder's pictures by their path; none when the file is missing or broken. */
export function readColours(directory: string): Map<string, string> {
  const file = coloursFile(directory);
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  } catch (error) {
    console.error(`[content] media/colours.json 读不了：${errorText(error)}`);
    return new Map();
  }
}
