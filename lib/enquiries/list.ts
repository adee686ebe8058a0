import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { ENQUIRY_PAGE_SIZE } from '../constants';
import { REQUIREMENT_TYPES } from './requirement-types';
import type { Database, DeliveryTable, EnquiryTable } from '../database/tables';
import { DEFAULT_PAPER_CONTENT } from './rules';
import type { EnquiryStore } from './store';
import { visibleText } from '../visible-text';

/** What an enquiry is about: a requirement type, the card left for a white paper, or none chosen. */
export const ENQUIRY_KINDS = [
  ...REQUIREMENT_TYPES,
  { value: 'paper', label: '白皮书登记' },
  { value: 'none', label: '未选类型' },
] as const;
type EnquiryKind = (typeof ENQUIRY_KINDS)[number]['value'];

/** How far an enquiry has got with all of its receivers. */
export const DELIVERY_STATES = [
  { value: 'failed', label: '未送达' },
  { value: 'pending', label: '发送中' },
  { value: 'done', label: '已送达' },
  { value: 'kept', label: '只存本站' },
] as const;
type EnquiryDeliveryState = (typeof DELIVERY_STATES)[number]['value'];

export interface EnquiryFilter {
  kind: EnquiryKind | null;
  state: EnquiryDeliveryState | null;
  /** from 1 */
  page: number;
}

export interface ListedEnquiry extends EnquiryTable {
  kind: EnquiryKind;
  state: EnquiryDeliveryState;
  deliveries: DeliveryTable[];
}

type Conditions = ExpressionBuilder<Database, 'enquiry'>;

/** Reads the filter from the query of an address; what makes no sense there is as if it were not there. */
export function readFilter(query: URLSearchParams): EnquiryFilter {
  const page = Number(query.get('page'));
  return {
    kind: ENQUIRY_KINDS.find(({ value }) => value === query.get('type'))?.value ?? null,
    state: DELIVERY_STATES.find(({ value }) => value === query.get('delivery'))?.value ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The query of an address that means this filter: `` or `?type=1&delivery=failed&page=2`. */
export function writeFilter({ kind, state, page }: EnquiryFilter): string {
  const query = new URLSearchParams();
  if (kind) query.set('type', kind);
  if (state) query.set('delivery', state);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** One page of enquiries, newest first; a page beyond the last one is the last. */
export async function listEnquiries(
  store: EnquiryStore,
  filter: EnquiryFilter,
): Promise<{ enquiries: ListedEnquiry[]; total: number; page: number; pages: number }> {
  const { total } = await store.db
    .selectFrom('enquiry')
    .where((builder) => matches(builder, filter))
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(total) / ENQUIRY_PAGE_SIZE));
  const page = Math.min(filter.page, pages);
  const rows = await newestFirst(store, filter)
    .limit(ENQUIRY_PAGE_SIZE)
    .offset((page - 1) * ENQUIRY_PAGE_SIZE)
    .execute();
  return { enquiries: await withDeliveries(store, rows), total: Number(total), page, pages };
}

const BATCH = 200;

/** All enquiries that match, newest first, in batches: there may be more than memory should hold. */
export async function* allEnquiries(store: EnquiryStore, filter: EnquiryFilter): AsyncGenerator<ListedEnquiry[]> {
  let last: EnquiryTable | undefined;
  for (;;) {
    let query = newestFirst(store, filter).limit(BATCH);
    // from where the last batch ended: new ones in the meantime shift nothing
    const end = last;
    if (end) {
      query = query.where((builder) =>
        builder.or([
          builder('received_at', '<', end.received_at),
          builder.and([builder('received_at', '=', end.received_at), builder('id', '<', end.id)]),
        ]),
      );
    }
    const rows = await query.execute();
    if (rows.length > 0) yield await withDeliveries(store, rows);
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** One enquiry, or null when it is no longer there. */
export async function getEnquiry(store: EnquiryStore, id: string): Promise<ListedEnquiry | null> {
  const rows = await store.db.selectFrom('enquiry').selectAll().where('id', '=', id).execute();
  return (await withDeliveries(store, rows))[0] ?? null;
}

/** Messages to receivers that an enquiry has been withdrawn, which have not got through: a person has to tell them. */
export async function openWithdrawals(store: EnquiryStore): Promise<DeliveryTable[]> {
  return store.db
    .selectFrom('delivery')
    .selectAll()
    .where('event', '=', 'withdraw')
    .where('state', '!=', 'done')
    .where('attempts', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(WITHDRAWALS_SHOWN)
    .execute();
}

/** How many of each kind have come since a time: nothing of who sent them. */
export function countKindsSince(store: EnquiryStore, since: number): Promise<{ label: string; count: number }[]> {
  return Promise.all(
    ENQUIRY_KINDS.map(async ({ value, label }) => {
      const { count } = await store.db
        .selectFrom('enquiry')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('received_at', '>=', since)
        .where((builder) => isOfKind(builder, value))
        .executeTakeFirstOrThrow();
      return { label, count: Number(count) };
    }),
  );
}

const WITHDRAWALS_SHOWN = 100;

function newestFirst(store: EnquiryStore, filter: EnquiryFilter) {
  return store.db
    .selectFrom('enquiry')
    .selectAll()
    .where((builder) => matches(builder, filter))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
}

function matches(builder: Conditions, { kind, state }: EnquiryFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (kind) conditions.push(isOfKind(builder, kind));
  if (state) conditions.push(isInState(builder, state));
  return conditions.length > 0 ? builder.and(conditions) : sql<SqlBool>`1 = 1`;
}

function isOfKind(builder: Conditions, kind: EnquiryKind): Expression<SqlBool> {
  if (kind !== 'paper' && kind !== 'none') return builder('requirement_type', '=', kind);
  const isPaper = builder.and([
    builder('domain', '=', ''),
    builder.or([builder('client_no', 'is not', null), builder('content', '=', DEFAULT_PAPER_CONTENT)]),
  ]);
  return builder.and([builder('requirement_type', '=', ''), kind === 'paper' ? isPaper : builder.not(isPaper)]);
}

function isInState(builder: Conditions, state: EnquiryDeliveryState): Expression<SqlBool> {
  const has = (deliveryState?: DeliveryTable['state']) => {
    const deliveries = builder
      .selectFrom('delivery')
      .select('delivery.id')
      .whereRef('delivery.enquiry_id', '=', 'enquiry.id');
    return builder.exists(deliveryState ? deliveries.where('state', '=', deliveryState) : deliveries);
  };
  const unsent = builder.or([builder('planned', '=', 0), has('pending')]);
  switch (state) {
    case 'failed':
      return has('failed');
    case 'pending':
      return builder.and([unsent, builder.not(has('failed'))]);
    case 'done':
      return builder.and([has(), builder.not(unsent), builder.not(has('failed'))]);
    case 'kept':
      return builder.and([builder('planned', '=', 1), builder.not(has())]);
  }
}

async function withDeliveries(store: EnquiryStore, rows: EnquiryTable[]): Promise<ListedEnquiry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deliveries = await store.db
    .selectFrom('delivery')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('receiver')
    .execute();
  return rows.map((row) => {
    const own = deliveries.filter(({ enquiry_id }) => enquiry_id === row.id);
    const seen = {
      ...row,
      name: visibleText(row.name),
      company: visibleText(row.company),
      domain: visibleText(row.domain),
      content: visibleText(row.content),
    };
    return { ...seen, kind: kindOf(row), state: stateOf(row, own), deliveries: own };
  });
}

function kindOf({ requirement_type, domain, client_no, content }: EnquiryTable): EnquiryKind {
  const chosen = REQUIREMENT_TYPES.find(({ value }) => value === requirement_type)?.value;
  if (chosen) return chosen;
  return domain === '' && (client_no !== null || content === DEFAULT_PAPER_CONTENT) ? 'paper' : 'none';
}

function stateOf({ planned }: EnquiryTable, deliveries: DeliveryTable[]): EnquiryDeliveryState {
  if (deliveries.some(({ state }) => state === 'failed')) return 'failed';
  if (Number(planned) === 0 || deliveries.some(({ state }) => state === 'pending')) return 'pending';
  return deliveries.length > 0 ? 'done' : 'kept';
}
