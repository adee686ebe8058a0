import { env } from '../env';
import { Outbox } from './outbox';
import { configuredReceivers } from './receivers';
import { enquiryStore } from './store';
import { errorCode } from '../error-text';

const SECOND = 1000;
const TICK_MS = 3 * SECOND;
const RETENTION_MS = 6 * 3600 * SECOND;
const DAY_MS = 24 * 3600 * SECOND;

/** Sends what is due every few seconds and erases what is too old; runs once per server process. */
export function startEnquiryJobs(): void {
  const receivers = configuredReceivers();
  if (receivers.length === 0) console.warn('[enquiries] 没有设置接收方：需求只存着，在 /extra 里看');
  repeat(TICK_MS, async () => {
    await new Outbox({ store: await enquiryStore(), receivers }).run();
  });
  repeat(RETENTION_MS, async () => {
    await (await enquiryStore()).eraseBefore(Date.now() - env.retentionDays * DAY_MS);
  });
}

/** Runs now and then again and again, never twice at once. */
function repeat(pause: number, work: () => Promise<void>): void {
  const run = async () => {
    await work().catch((error: unknown) => console.error('[enquiries]', errorCode(error)));
    setTimeout(run, pause).unref();
  };
  void run();
}
