import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorText } from '../error-text';
import { isRecord } from '../is-record';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** File of mean colours below a content folder: path below `media/` → `#rrggbb`. Written by `npm run content:colours`. */
export const coloursFile = (directory: string) => path.join(directory, 'media', 'colours.json');

/** Mean colours of a content folder's pictures by their path; none when the file is missing or broken. */
export function readColours(directory: string): Map<string, string> {
  const file = coloursFile(directory);
  if (!existsSync(file)) return new Map();
  try {
    // a pipe would be waited for
    if (!statSync(file).isFile()) throw new Error('不是普通的文件');
    const colours: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(colours)) throw new Error('应当是“图片: 颜色”的列表');
    return new Map(Object.entries(colours).filter((entry): entry is [string, string] => COLOUR.test(String(entry[1]))));
  } catch (error) {
    console.error(`[content] media/colours.json 读不了：${errorText(error)}`);
    return new Map();
  }
}
