import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isKnownVersion } from '../known-version';
import { splitVersion } from '../versioned-name';
import { versionOf, versionOfBytes } from './media-version';

/** Pictures and data that everybody may fetch. */
export const mediaRoot = (directory: string) => path.join(/*turbopackIgnore: true*/ directory, 'media');

/** Files behind the gate: white papers. */
export const filesRoot = (directory: string) => path.join(/*turbopackIgnore: true*/ directory, 'files');

/** Media types that are handed out; anything else is 404. White papers are no media: they are behind the gate. */
export const MEDIA_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.edf': 'application/octet-stream',
  '.bdf': 'application/octet-stream',
  // examples of code: to be read, not run
  '.txt': 'text/plain; charset=utf-8',
  '.py': 'text/plain; charset=utf-8',
  '.r': 'text/plain; charset=utf-8',
  '.m': 'text/plain; charset=utf-8',
  '.cs': 'text/plain; charset=utf-8',
};

export const GATED_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  // a paper as a text, and its pictures
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** A file's path below its root: names of letters, digits, `.`, `-` and `_`, none of which begins with a dot. */
const FILE_PATH = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u;

/** Can a file at this path below its root have an address at all? */
export const isServablePath = (file: string): boolean => FILE_PATH.test(file);

/** What is named by its version never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

interface ServedFile {
  /** absolute, links resolved */
  file: string;
  type: string;
  headers: Headers;
  /** does the address name the version? */
  isVersioned: boolean;
}

/**
 * The one place that decides which file an address means, for all that is served from a folder.
 * Every file has exactly one spelling: no dots that go up, no encoded slashes, nothing behind the name;
 * and what a link leads out of its place is not followed. A picture or data file has a second address that
 * names its version (`a.1f3c9a07.webp`), which is right for these bytes only; files behind the gate have none.
 * @param written the address behind its prefix, as it was asked for, still encoded
 * @returns null for everything that has no file of an allowed type
 */
export async function findServedFile(
  root: string,
  written: string,
  types: Record<string, string>,
): Promise<ServedFile | null> {
  const name = canonicalPath(written);
  if (name === null) return null;
  const plain = await findPlainFile(root, name, types);
  const versioned = plain || types !== MEDIA_TYPES ? null : splitVersion(name);
  if (!versioned) return plain;
  const served = await findPlainFile(root, versioned.plain, types);
  if (!served || versionOf(served.file) !== versioned.version) return null;
  served.headers.set('Cache-Control', FOR_EVER);
  return { ...served, isVersioned: true };
}

async function findPlainFile(root: string, name: string, types: Record<string, string>): Promise<ServedFile | null> {
  const type = types[path.extname(name).toLowerCase()];
  if (!type) return null;
  const file = path.join(/*turbopackIgnore: true*/ root, name);
  const [realRoot, realFile, found] = await Promise.all(
    [realpath(root), realpath(file), stat(file)].map((found) => found.catch(() => null)),
  );
  if (typeof realRoot !== 'string' || realFile !== path.join(/*turbopackIgnore: true*/ realRoot, name)) return null;
  if (found === null || typeof found === 'string' || !found.isFile()) return null;
  return {
    file,
    type,
    isVersioned: false,
    headers: new Headers({
      'Content-Type': type,
      'Content-Length': String(found.size),
      ETag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
      'Last-Modified': found.mtime.toUTCString(),
    }),
  };
}

/** The file as an answer: 304, without reading it, to those who have this version; 404 in JSON when there is none. */
export async function serveFile(
  request: Request,
  root: string,
  written: string,
  types: Record<string, string>,
): Promise<Response> {
  const served = await findServedFile(root, written, types);
  if (!served) return notThere();
  const { file, headers, isVersioned } = served;
  if (isKnownVersion(request.headers, headers)) {
    headers.delete('Content-Length');
    return new Response(null, { status: 304, headers });
  }
  const bytes = new Uint8Array(await readFile(file));
  // replaced since it was found: other bytes must not be kept for ever under this version's name
  if (isVersioned && versionOfBytes(bytes) !== splitVersion(written)?.version) return notThere();
  return new Response(bytes, { headers });
}

function notThere(): Response {
  return Response.json({ message: '没有这个文件' }, { status: 404 });
}

/** The decoded path when `written` is its only proper spelling, else null. */
function canonicalPath(written: string): string | null {
  try {
    const decoded = decodeURIComponent(written);
    return isServablePath(decoded) && encodeURI(decoded) === written ? decoded : null;
  } catch {
    return null;
  }
}
