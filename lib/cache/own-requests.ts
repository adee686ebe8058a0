import { randomBytes } from 'node:crypto';
import { paths } from '../paths';
import { processWide } from '../process-wide';

const PATIENCE_MS = 10_000;

/** How this process asks itself, and what it shows to its own `/api/revalidate`. Empty before the start. */
export const own = processWide<{ site?: string; secret?: string }>('own-requests', () => ({}));

/** @param site origin of this process */
export function startOwnRequests(site: string): void {
  Object.assign(own, { site, secret: randomBytes(24).toString('base64url') });
}

/**
 * Tells this process's own `/api/revalidate`, because Next clears cache tags only at the end of a request.
 * @throws Error when it is not taken
 */
export async function announce(notice: object): Promise<void> {
  const response = await fetch(own.site + paths.publishNotice(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${own.secret}` },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`状态 ${response.status}`);
}
