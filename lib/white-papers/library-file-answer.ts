import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FOR_EVER } from '../content-service/served-file';
import { LIBRARY, LIBRARY_FOLDERS } from './open-pdf';

const TYPES: Record<string, string> = {
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
  '.icc': 'application/vnd.iccprofile',
  '.wasm': 'application/wasm',
  '.js': 'text/javascript; charset=utf-8',
};
const FILE = /^\w[\w-]*(\.[a-z]+)$/;
const FOLDERS: string[] = Object.values(LIBRARY_FOLDERS);

/** @param segments the version of the library, one of its folders, and a file in it */
export async function libraryFileAnswer(segments: readonly string[]): Promise<Response> {
  const [version, folder, file] = segments;
  const type = TYPES[FILE.exec(file ?? '')?.[1] ?? ''];
  const isKnown = segments.length === 3 && FOLDERS.includes(folder) && version === (await installedVersion());
  const bytes = isKnown && type ? await read(`${folder}/${file}`) : null;
  if (!bytes) return Response.json({ message: '没有这个文件' }, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Cache-Control': FOR_EVER, 'X-Content-Type-Options': 'nosniff' },
  });
}

let version: Promise<unknown> | undefined;

function installedVersion(): Promise<unknown> {
  return (version ??= read('package.json').then(
    (file) => file && (JSON.parse(String(file)) as { version: unknown }).version,
  ));
}

function read(file: string): Promise<Buffer | null> {
  return readFile(path.join(/*turbopackIgnore: true*/ LIBRARY, file)).catch(() => null);
}
