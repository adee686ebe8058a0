import type { Generated } from 'kysely';

/** What a visitor sent. Times are milliseconds since 1970. */
export interface EnquiryTable {
  id: string;
  /** what the visitor keeps: withdrawing asks for it */
  receipt: string;
  /** one per filled form; with the hash of the body it makes a resend recognisable */
  idempotency_key: string;
  body_hash: string;
  received_at: number;
  name: string;
  telphone: string;
  email: string;
  company: string;
  domain: string;
  requirement_type: string;
  content: string;
  /** hash of the browser's fingerprint, from the white-paper dialog */
  client_no: string | null;
  consent_version: string | null;
  /** 1 once a delivery per receiver has been written down */
  planned: number;
}

export type DeliveryState = 'pending' | 'done' | 'failed';

/** One message to one receiver. */
export interface DeliveryTable {
  id: string;
  enquiry_id: string;
  receipt: string;
  receiver: string;
  /** `create`: a new enquiry; `withdraw`: the visitor took it back, the enquiry itself is gone */
  event: string;
  state: DeliveryState;
  attempts: number;
  created_at: number;
  next_at: number;
  /** until then some process is at it */
  leased_until: number;
  done_at: number | null;
  /** why the last attempt failed; never holds personal data */
  last_error: string | null;
}

/** A login that was ended before its time. */
interface EndedSessionTable {
  /** hash of the session's token */
  id: string;
  /** when it would have ended by itself: not needed any longer then */
  ends_at: number;
}

/** An enquiry that is no more, so that no backup brings it back; its number says nothing about anybody. */
interface ErasedTable {
  id: string;
  erased_at: number;
}

/** What the retention of enquiries has to know of earlier runs; one row. */
export interface RetentionTable {
  id: number;
  /** the clock when it last looked */
  seen_at: number;
  /** when it last erased anything */
  stepped_at: number;
  /** nothing is erased before, because the clock has jumped */
  held_until: number;
}

/** A search text that nothing was found for; it says nothing of who typed it. */
export interface ZeroResultQueryTable {
  text: string;
  count: number;
  first_at: number;
  last_at: number;
}

/** A value that all processes use, and who is renewing it. */
interface SharedValueTable {
  name: string;
  value: string;
  expires_at: number;
  leased_until: number;
}

/** The last clearing of a cache tag. PostgreSQL only, as are the next two. */
interface ClearedTagTable {
  tag: string;
  /** of the last clearing, and of the last one after which nothing older may be shown */
  number: number;
  final_number: number;
  /** by the clock of the database */
  cleared_at: number;
}

/** How many clearings there have been; one row, which whoever counts one more holds until it is committed. */
interface ClearingTable {
  id: number;
  number: number;
}

/** What a notice has named, to be cleared by whichever machine looks first once it is due. */
interface PlannedClearingTable {
  id: Generated<number>;
  /** JSON */
  tags: string;
  is_final: number;
  /** by the clock of the database */
  due_at: number;
}

export interface Database {
  enquiry: EnquiryTable;
  delivery: DeliveryTable;
  ended_session: EndedSessionTable;
  erased: ErasedTable;
  retention: RetentionTable;
  unfound_query: ZeroResultQueryTable;
  shared_value: SharedValueTable;
  cleared_tag: ClearedTagTable;
  clearing: ClearingTable;
  planned_clearing: PlannedClearingTable;
}
