import { paths } from '../paths';

const PATIENCE_MS = 10_000;

/**
 * Tells this process's own `/api/revalidate`, because Next clears cache tags only inside a request.
 * @param site origin of this process
 * @param secret that only this process knows
 * @throws Error when it is not taken
 */
export async function announce(site: string, secret: string, notice: object): Promise<void> {
  const response = await fetch(site + paths.publishNotice(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`状态 ${response.status}`);
}
