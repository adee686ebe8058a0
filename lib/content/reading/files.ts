import 'server-only';
import { SERVICE_ORIGIN } from '../../content-service/service';
import { boundedFetch, ContentError, describe, logAndRetrySoon, type Limits } from './client';

/** A text file below `/media/`, or null when there is none. */
export async function fetchMediaText(path: string): Promise<string | null> {
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path);
    if (!response.ok && response.status !== 404) throw new Error(`状态 ${response.status}`);
    return response.ok ? await response.text() : null;
  } catch (error) {
    logAndRetrySoon(path, error);
    return null;
  }
}

/** An address below `/media/`, or below `/api/files/` where sites like this one keep gated files, resolved; else null. */
export function filePath(address: string): string | null {
  const { origin, pathname } = new URL(address, SERVICE_ORIGIN);
  const isInside = origin === SERVICE_ORIGIN && /^\/(media|api\/files)\//.test(pathname) && address.startsWith('/');
  return isInside && !/%(2e|2f|5c)/i.test(pathname) ? pathname : null;
}

/**
 * A file below `/media/` as it is, or null when there is none.
 * @throws ContentError also when it is late or larger than the limits
 */
export async function fetchMediaBytes(path: string, limits: Limits): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await boundedFetch(SERVICE_ORIGIN + path, undefined, limits);
    if (!response.ok && response.status !== 404) throw new Error(`状态 ${response.status}`);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (error) {
    throw new ContentError(`${path}: ${describe(error)}`);
  }
}
