import 'server-only';
import { SERVICE_ORIGIN } from '../../content-service/service';
import { paths } from '../../paths';
import { boundedFetch, ContentError, describe, logAndRetrySoon, type Limits } from './client';

/** A text file below `/media/`, or null when there is none or the address leads elsewhere. */
export async function fetchMediaText(address: string): Promise<string | null> {
  const path = filePath(address);
  if (!path?.startsWith(paths.media(''))) return null;
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path);
    if (!response.ok && response.status !== 404) throw new Error(`状态 ${response.status}`);
    return response.ok ? await response.text() : null;
  } catch (error) {
    logAndRetrySoon(path, error);
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
  if (path === null) return null;
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path, undefined, limits);
    if (!response.ok && response.status !== 404) throw new Error(`状态 ${response.status}`);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`);
  }
}
