import { newDelivery, type EnquiryStore } from './store';
import { CannotSendError, type Receiver } from './receivers';
import { errorText } from '../error-text';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** A receiver that takes longer has failed; others may then try. */
const ATTEMPT_MS = 20 * SECOND;
const LEASE_MS = 60 * SECOND;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 6 * HOUR;
/** After this time a message is given up; it stays visible. */
const GIVE_UP_MS = 72 * HOUR;
const BATCH = 50;
/** Why a message is given up whose receiver the settings no longer name. */
export const REMOVED_RECEIVER = '接收方已经不在设置里';

interface Options {
  store: EnquiryStore;
  receivers: Receiver[];
  now?: () => number;
  /** ms after which an attempt has failed */
  patience?: number;
}

/**
 * Sends what visitors wrote to those who shall have it, at least once each: what
 * a receiver has confirmed is never sent again, everything else is tried for
 * three days, across restarts and by whichever process comes first.
 */
export class Outbox {
  private readonly store: EnquiryStore;
  private readonly receivers: Receiver[];
  private readonly now: () => number;
  private readonly patience: number;

  constructor({ store, receivers, now = Date.now, patience = ATTEMPT_MS }: Options) {
    this.store = store;
    this.receivers = receivers;
    this.now = now;
    this.patience = patience;
  }

  /** Plans, and sends all that is due to everybody. @returns how many messages have been tried */
  async run(): Promise<number> {
    await this.plan();
    const tried = await Promise.all(this.receivers.map((receiver) => this.sendTo(receiver)));
    return tried.reduce((sum, count) => sum + count, 0);
  }

  /** Sends what is due to one receiver, one message after the other. @returns how many have been tried */
  async sendTo(receiver: Receiver): Promise<number> {
    const now = this.now();
    const due = await this.store.db
      .selectFrom('delivery')
      .select('id')
      .where('state', '=', 'pending')
      .where('receiver', '=', receiver.name)
      // what waits longer than anything waits was put off by a clock that was wrong
      .where((builder) => builder.or([builder('next_at', '<=', now), builder('next_at', '>', now + LONGEST_PAUSE_MS)]))
      .orderBy('next_at')
      .limit(BATCH)
      .execute();
    for (const { id } of due) await this.send(id, receiver);
    return due.length;
  }

  /** One message per receiver for every enquiry that has none yet: also what a killed process left behind. */
  async plan(): Promise<void> {
    const { db } = this.store;
    const fresh = await db
      .selectFrom('enquiry')
      .select('id')
      .where('planned', '=', 0)
      .orderBy('received_at')
      .limit(BATCH)
      .execute();
    for (const { id } of fresh) await this.planOne(id);
  }

  /** The mark comes first: it waits for a withdrawal under way, and finds nothing after one. */
  private planOne(id: string): Promise<void> {
    return this.store.db.transaction().execute(async (transaction) => {
      const enquiry = await transaction
        .updateTable('enquiry')
        .set({ planned: 1 })
        .where('id', '=', id)
        .where('planned', '=', 0)
        .returning('receipt')
        .executeTakeFirst();
      if (!enquiry || this.receivers.length === 0) return;
      const message = { enquiryId: id, receipt: enquiry.receipt, event: 'create' as const, now: this.now() };
      await transaction
        .insertInto('delivery')
        .values(this.receivers.map(({ name }) => newDelivery({ ...message, receiver: name })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /**
   * What waits for a receiver that the settings no longer name is tried by nobody: it is given up, and stays visible.
   * Not at once, because a setting may have been forgotten at one start only.
   */
  async giveUpRemoved(): Promise<void> {
    let query = this.store.db
      .updateTable('delivery')
      .set({ state: 'failed', last_error: REMOVED_RECEIVER })
      .where('state', '=', 'pending')
      .where('created_at', '<', this.now() - HOUR);
    const names = this.receivers.map(({ name }) => name);
    if (names.length > 0) query = query.where('receiver', 'not in', names);
    const given = await query.returning('receiver').execute();
    for (const name of new Set(given.map(({ receiver }) => receiver)))
      console.warn(`[enquiries] 接收方 ${name} 已经不在设置里：等着它的通知不再送，在 /extra 里可以再送`);
  }

  private async send(id: string, receiver: Receiver): Promise<void> {
    const { db } = this.store;
    const now = this.now();
    const claimed = await db
      .updateTable('delivery')
      .set((expression) => ({ attempts: expression('attempts', '+', 1), leased_until: now + LEASE_MS }))
      .where('id', '=', id)
      .where('state', '=', 'pending')
      // a lease that ends later than any does was given by a clock that was wrong; machines agree to some milliseconds
      .where((builder) =>
        builder.or([builder('leased_until', '<=', now), builder('leased_until', '>', now + 2 * LEASE_MS)]),
      )
      .returningAll()
      .executeTakeFirst();
    if (!claimed) return;
    try {
      const enquiry = await db
        .selectFrom('enquiry')
        .selectAll()
        .where('id', '=', claimed.enquiry_id)
        .executeTakeFirst();
      // withdrawn in the meantime: the withdrawal has a message of its own
      if (claimed.event === 'create' && !enquiry) throw new Error('需求已经不在');
      await inTime(this.patience, (signal) => receiver.send({ delivery: claimed, enquiry: enquiry ?? null }, signal));
      await db
        .updateTable('delivery')
        .set({ state: 'done', done_at: this.now(), last_error: null, leased_until: 0 })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      const reason = errorText(error);
      const isOver = error instanceof CannotSendError || this.now() - claimed.created_at > GIVE_UP_MS;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (claimed.attempts - 1), LONGEST_PAUSE_MS);
      await db
        .updateTable('delivery')
        .set({ state: isOver ? 'failed' : 'pending', next_at: this.now() + pause, last_error: reason, leased_until: 0 })
        .where('id', '=', id)
        .execute();
      if (error instanceof CannotSendError) console.error(`[alarm] ${claimed.receipt}：${reason}`);
      else if (isOver) console.error(`[alarm] ${claimed.receipt}：三天没有送到 ${receiver.name}，不再试了：${reason}`);
      else console.error(`[enquiries] 第 ${claimed.attempts} 次没有送到 ${receiver.name}：`, reason);
    }
  }
}

/** Puts a message back into the queue as if it were new, however often it has failed. @returns whether there is one that is not done */
export async function sendAgain(store: EnquiryStore, deliveryId: string, now = Date.now()): Promise<boolean> {
  const changed = await store.db
    .updateTable('delivery')
    .set({ state: 'pending', attempts: 0, next_at: now, created_at: now, leased_until: 0 })
    .where('id', '=', deliveryId)
    .where('state', '!=', 'done')
    .returning('id')
    .executeTakeFirst();
  return Boolean(changed);
}

/** Ends an attempt that takes too long, also when the receiver does not listen to the signal. */
async function inTime(patience: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  await Promise.race([
    work(signal),
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error(`${patience / SECOND} 秒没有答复`)), { once: true }),
    ),
  ]);
}
