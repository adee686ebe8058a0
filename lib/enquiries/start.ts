import { describeStoreFault } from '../database/faults';
import { checkpoint, closeStore } from '../database/open';
import { asOnlyMachine, sharedClock } from '../database/shared-work';
import { env } from '../env';
import { errorText } from '../error-text';
import { beforeShutdown } from '../http/shutdown-hooks';
import { siteSecret } from '../http/secret';
import { reportLongWaits, shareRefusals } from './alarms';
import { Outbox } from './outbox';
import { configuredReceivers } from './receivers';
import { Retention } from './retention';
import { enquiryStore } from './store';

const SECOND = 1000;
const TICK_MS = 3 * SECOND;
const RETENTION_MS = 3600 * SECOND;
const ALARM_MS = 60 * SECOND;

/** Sends what is due every few seconds and erases what is too old; runs once per server process. */
export function startEnquiryJobs(): void {
  siteSecret().catch((error: unknown) =>
    console.error('[enquiries] 密钥读不了，需求与登录都用不了：', errorText(error)),
  );
  const receivers = configuredReceivers();
  if (receivers.length === 0) console.warn('[enquiries] 没有设置接收方：需求只存着，在 /extra 里看');
  const outbox = async () => {
    const store = await enquiryStore();
    return new Outbox({ store, receivers, now: await sharedClock(store.db) });
  };
  repeat(TICK_MS, async () => (await outbox()).plan());
  // one that hangs holds up nobody else
  for (const receiver of receivers) repeat(TICK_MS, async () => void (await (await outbox()).sendTo(receiver)));
  repeat(ALARM_MS, async () => {
    const store = await enquiryStore();
    await (await outbox()).giveUpRemoved();
    await shareRefusals(store);
    await reportLongWaits(store);
    // what was erased while somebody was reading is in the log until now
    await checkpoint(store.db);
  });
  let retention: Retention | undefined;
  repeat(RETENTION_MS, async () => {
    const store = await enquiryStore();
    const kept = (retention ??= new Retention({ store, days: env.retentionDays }));
    // an hour less a little: whoever had the last turn may have the next
    await asOnlyMachine(store.db, 'retention', RETENTION_MS - TICK_MS, async () => void (await kept.run()));
  });
  beforeShutdown(closeStore);
}

/** Runs now and then again and again, never twice at once. */
function repeat(pause: number, work: () => Promise<void>): void {
  const run = async () => {
    await work().catch((error: unknown) => console.error('[enquiries]', describeStoreFault(error)));
    setTimeout(run, pause).unref();
  };
  void run();
}
