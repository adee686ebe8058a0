import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Longest item file; several times the longest that anybody has written. */
const ITEM_BYTES_MAX = 128 * 1024;

/** The text of an item file, or why it has none. */
export type ItemText = { text: string } | { reason: string; line?: number };

/**
 * What a file's version is told by, whatever it is: a file that is there and
 * cannot be read has one too, so that it does not count as deleted. Another file
 * of the same length and age in its place, as copying and unpacking leave it, is
 * told by its number and by when it came there.
 * @returns undefined when there is none
 */
export function stampOf(file: string): string | undefined {
  try {
    const stat = statSync(file, { throwIfNoEntry: false }) ?? lstatSync(file, { throwIfNoEntry: false });
    return stat && `${stat.mtimeMs}:${stat.size}:${stat.ctimeMs}:${stat.ino}`;
  } catch (error) {
    return `unreadable:${(error as NodeJS.ErrnoException).code}`;
  }
}

/**
 * Reads an item file, or says why not: never waits on a pipe, never follows a
 * link out of the folder, never takes in what is far too long or no UTF-8.
 */
export function readItemText(directory: string, file: string): ItemText {
  try {
    const place = path.join(/*turbopackIgnore: true*/ directory, file);
    if (isLinked(place) && !realpathSync(place).startsWith(realpathSync(directory) + path.sep))
      return { reason: '链接指到了内容文件夹外面，不读' };
    const stat = statSync(place);
    if (!stat.isFile()) return { reason: '不是普通的文件，不读' };
    if (stat.size > ITEM_BYTES_MAX) {
      return { reason: `文件太大：${Math.ceil(stat.size / 1024)} KB，最多 ${ITEM_BYTES_MAX / 1024} KB` };
    }
    return decodeText(readFileSync(place));
  } catch (error) {
    return { reason: `读不到文件（${(error as NodeJS.ErrnoException).code ?? '未知的错误'}）` };
  }
}

/** Is the file or its folder a link? Following every path to its end would take as long as reading the file. */
function isLinked(file: string): boolean {
  return [file, path.dirname(file)].some((place) => lstatSync(place).isSymbolicLink());
}

/** UTF-8 and nothing else: what is decoded all the same would be published as � without anybody noticing. */
export function decodeText(bytes: Uint8Array): ItemText {
  const text = decode(bytes, 'utf-8');
  if (text === null) {
    const likely = decode(bytes, 'gb18030') === null ? '' : '（像是 GBK）';
    return { reason: `不是 UTF-8 编码${likely}：请另存为 UTF-8`, line: brokenLine(bytes) };
  }
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) return { reason: '有已经损坏的字（�）：请从原来的文件重新保存', line: lineAt(text, lost) };
  const control = text.search(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/);
  return control >= 0 ? { reason: '有看不见的控制字符', line: lineAt(text, control) } : { text };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const NEWLINE = 0x0a;

/** Number of the first line that is no UTF-8 by itself. */
function brokenLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(NEWLINE, start);
    if (decode(bytes.subarray(start, end < 0 ? bytes.length : end), 'utf-8') === null) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
