import { API_TIMEOUT_MS } from '../../constants';
import { withinTime } from '../within-time';
import { visitorNumber } from './visitor-number';

export interface PaperAccess {
  /** this browser has left its card */
  isRegistered: boolean;
  /** its number, for the card that it is about to leave */
  clientNo: string | null;
}

/**
 * Whether the papers are open to this browser: the cookie
 * decides; only without one the fingerprint is computed and asked for.
 * @param address where this site answers that
 * @throws Error when the server gives no answer
 */
export async function checkPaperAccess(address: string): Promise<PaperAccess> {
  if (await ask(address)) return { isRegistered: true, clientNo: null };
  const clientNo = await visitorNumber();
  return {
    isRegistered: clientNo !== null && (await ask(`${address}?${new URLSearchParams({ clientNo })}`)),
    clientNo,
  };
}

async function ask(address: string): Promise<boolean> {
  return withinTime(API_TIMEOUT_MS, async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    const { result } = (await response.json()) as { result?: unknown };
    return result === true;
  });
}
