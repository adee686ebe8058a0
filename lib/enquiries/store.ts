import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkpoint, configuredStore } from '../database/open';
import type { Database, EnquiryTable } from '../database/tables';
import { clientNoOf, FIELDS, type Enquiry } from './rules';

/** Without a key of its form, the same body within this time is the same enquiry. */
const SAME_BODY_MS = 10 * 60_000;

export interface Origin {
  /** one per filled form; null: none was sent */
  key: string | null;
  /** version of the privacy statement the visitor has agreed to */
  consent: string | null;
}

export interface Accepted {
  id: string;
  receipt: string;
}

/** Enquiries, durably. Every method throws when the database cannot be used. */
export class EnquiryStore {
  constructor(readonly db: Kysely<Database>) {}

  /**
   * Writes an enquiry down; when this returns, the row is committed. Sending
   * the same form or body again gives the first one's receipt.
   * @param enquiry normalised and checked
   */
  async accept(enquiry: Enquiry, { key, consent }: Origin, now = Date.now(), tries = 3): Promise<Accepted> {
    const bodyHash = hashOf(FIELDS.map((field) => enquiry[field]));
    const slot = Math.floor(now / SAME_BODY_MS);
    const keys = key ? [`form:${key}`] : [`body:${slot}`, `body:${slot - 1}`];
    if (!key) {
      const earlier = await this.find(keys, bodyHash, now - SAME_BODY_MS);
      if (earlier) return earlier;
    }
    const row: EnquiryTable = {
      id: randomUUID(),
      receipt: newReceipt(),
      idempotency_key: keys[0],
      body_hash: bodyHash,
      received_at: now,
      name: enquiry.Name,
      telphone: enquiry.Telphone,
      email: enquiry.Email,
      company: enquiry.Company,
      domain: enquiry.Domain,
      requirement_type: enquiry.RequirementType,
      content: enquiry.Content,
      client_no: clientNoOf(enquiry),
      consent_version: consent,
      planned: 0,
    };
    const stored = await this.db
      .insertInto('enquiry')
      .values(row)
      .onConflict((conflict) => conflict.columns(['idempotency_key', 'body_hash']).doNothing())
      .returning(['id', 'receipt'])
      .executeTakeFirst();
    const kept = stored ?? (await this.find(keys, bodyHash, 0));
    if (kept) return kept;
    // the earlier one was withdrawn between the two questions: a receipt is given for what is stored only
    if (tries > 0) return this.accept(enquiry, { key, consent }, now, tries - 1);
    throw new Error('enquiry could not be kept');
  }

  private find(keys: string[], bodyHash: string, since: number): Promise<Accepted | undefined> {
    return this.db
      .selectFrom('enquiry')
      .select(['id', 'receipt'])
      .where('idempotency_key', 'in', keys)
      .where('body_hash', '=', bodyHash)
      .where('received_at', '>', since)
      .orderBy('received_at', 'desc')
      .executeTakeFirst();
  }

  async exists(id: string): Promise<boolean> {
    return Boolean(await this.db.selectFrom('enquiry').select('id').where('id', '=', id).executeTakeFirst());
  }

  /** The newest enquiry that came from this browser. */
  async idOfClient(clientNo: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('enquiry')
      .select('id')
      .where('client_no', '=', clientNo)
      .orderBy('received_at', 'desc')
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /**
   * Erases the enquiry of a receipt and leaves a message for every receiver that may have got it.
   * @returns whether there was one
   */
  async withdraw(receipt: string, now = Date.now()): Promise<boolean> {
    const isErased = await this.erase(receipt, now);
    // the log would still hold the text
    if (isErased) await checkpoint(this.db);
    return isErased;
  }

  private erase(receipt: string, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const enquiry = await transaction
        .deleteFrom('enquiry')
        .where('receipt', '=', plainReceipt(receipt))
        .returning(['id', 'receipt'])
        .executeTakeFirst();
      if (!enquiry) return false;
      await transaction.insertInto('erased').values({ id: enquiry.id, erased_at: now }).execute();
      const told = await transaction
        .deleteFrom('delivery')
        .where('enquiry_id', '=', enquiry.id)
        .returning(['receiver', 'attempts'])
        .execute();
      const receivers = new Set(told.filter(({ attempts }) => attempts > 0).map(({ receiver }) => receiver));
      for (const receiver of receivers) {
        await transaction
          .insertInto('delivery')
          .values(newDelivery({ enquiryId: enquiry.id, receipt: enquiry.receipt, receiver, event: 'withdraw', now }))
          .execute();
      }
      return true;
    });
  }
}

interface Message {
  enquiryId: string;
  receipt: string;
  receiver: string;
  event: 'create' | 'withdraw';
  now: number;
}

/** A message that waits to be sent. */
export function newDelivery({ enquiryId, receipt, receiver, event, now }: Message): Database['delivery'] {
  return {
    id: randomUUID(),
    enquiry_id: enquiryId,
    receipt,
    receiver,
    event,
    state: 'pending',
    attempts: 0,
    created_at: now,
    next_at: now,
    leased_until: 0,
    done_at: null,
    last_error: null,
  };
}

/** Crockford's letters: nothing that can be misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECEIPT_LENGTH = 28;

/** 140 random bits, in groups of four. */
function newReceipt(): string {
  return grouped(Array.from(randomBytes(RECEIPT_LENGTH), (byte) => LETTERS[byte & 31]).join(''));
}

/** A receipt as it was given out, however it has been typed. */
function plainReceipt(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return grouped(letters.slice(0, RECEIPT_LENGTH + 1));
}

function grouped(letters: string): string {
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}

function hashOf(values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** The enquiries of the store that the settings name. */
export async function enquiryStore(): Promise<EnquiryStore> {
  return new EnquiryStore(await configuredStore());
}
