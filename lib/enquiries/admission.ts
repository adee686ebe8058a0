import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env';
import { clientNetworks } from '../http/client-address';
import { tooMany } from '../http/request-body';
import { hasSeenAnyPage } from '../http/seen-cookie';
import { SharedLimit } from '../http/shared-limit';
import { SharedPace } from './shared-pace';

/** Shares of an address, of a /64 (one connection) and of a /48 (a whole site), in the order of `clientNetworks`. */
const SHARES = [1, 2, 5];
/** A form that was open for this long has been filled by a person. */
const READING_MS = 2_000;

const perNetwork = SHARES.map(
  (share) => new SharedLimit(`enquiries ${share}`, () => env.enquiryLimits.address * share),
);
const strangers = new SharedPace('strangers', () => env.enquiryLimits.total);
const visitors = new SharedPace('visitors', () => env.enquiryLimits.total);

/**
 * Lets an enquiry in, or has it wait. One address, and one network, may send so
 * many; anyone who sends from a thousand networks only slows down those who have
 * seen no page before: visitors keep a lane of their own.
 * @param isForm sent without scripts, which does not say how long it was open
 * @throws BadRequestError 429
 */
export async function admit(headers: Headers, isForm: boolean): Promise<void> {
  for (const [level, network] of clientNetworks(headers).entries()) {
    const seconds = await perNetwork[level].take(network);
    if (seconds > 0) throw tooMany(seconds);
  }
  const hasRead = isForm || Number(headers.get('x-filled-in')) >= READING_MS;
  const lane = hasRead && (await hasSeenAnyPage(headers)) ? visitors : strangers;
  const ms = await lane.take();
  if (ms === null) throw tooMany(60);
  if (ms > 0) await wait(ms);
}
