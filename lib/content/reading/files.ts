import 'server-only';
import { SERVICE_ORIGIN } from '../../content-service/service';
import { paths } from '../../paths';
import { ANSWER_LIMITS, boundedFetch, type Limits } from './bounded-fetch';
import { describe, keyOf, logAndRetrySoon } from './client';
import { ContentError } from './content-error';
import { orLastGood, type Asked } from './last-good';

/** For the data of a chart. */
export const CHART_LIMITS = { ms: 10_000, bytes: 512 * 1024 };

/** A text file below `/media/`, or null when there is none or the address leads elsewhere. */
export async function fetchMediaText(address: string): Promise<string | null> {
  if (!filePath(address)?.startsWith(paths.media(''))) return null;
  try {
    const bytes = await fetchMediaBytes(address, ANSWER_LIMITS);
    return bytes && new TextDecoder().decode(bytes);
  } catch (error) {
    logAndRetrySoon('media', error);
    return null;
  }
}

/**
 * An address below `/media/`, or below `/api/files/` where sites like this one
 * keep gated files, as it is once every `..` in it has been followed; else null.
 */
export function filePath(address: string): string | null {
  if (!URL.canParse(address, SERVICE_ORIGIN)) return null;
  const { origin, pathname } = new URL(address, SERVICE_ORIGIN);
  const isInside = origin === SERVICE_ORIGIN && /^\/(media|api\/files)\//.test(pathname) && address.startsWith('/');
  return isInside && !/%(2e|2f|5c)/i.test(pathname) ? pathname : null;
}

/**
 * A file at an address that `filePath` knows as it is, or null when there is none.
 * @throws ContentError also when it is late or larger than the limits
 */
export async function fetchMediaBytes(address: string, limits: Limits): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = filePath(address);
  return path === null ? null : orLastGood(keyOf('file', path), () => readFile(path, limits));
}

async function readFile(path: string, limits: Limits): Promise<Asked<Uint8Array<ArrayBuffer> | null>> {
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path, undefined, limits);
    if (response.status === 404) return { value: null, state: 'empty', isMadeUp: true };
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    const value = new Uint8Array(await response.arrayBuffer());
    return isWhatItClaims(path, value)
      ? { value, state: 'good' }
      : { value, state: 'doubtful', reason: `${path} 不像它的名字` };
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`);
  }
}

/** A page of an error in place of a picture, a paper or data is not kept as one. */
function isWhatItClaims(path: string, bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).trimStart();
  if (/\.html?$/i.test(path)) return start.startsWith('<');
  if (/\.pdf$/i.test(path)) return start.includes('%PDF-');
  if (/\.json$/i.test(path)) return isJson(bytes);
  return bytes.byteLength > 0 && !/^<(!doctype html|html)/i.test(start);
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}
