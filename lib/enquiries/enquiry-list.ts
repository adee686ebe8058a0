import { askedNames, shortName } from '../asked-names';
import { isAlias } from '../item-names';

/*
 * The list of an enquiry: what is asked for, how much of it, and a remark each. One set of rules for the browser that
 * keeps it, its address, and what is sent. Knows neither browser nor server.
 */

/** What can be asked for, and how it is counted. */
export const LISTED = {
  product: { parameter: 'versions', unit: '台' },
  solution: { parameter: 'solutions', unit: '套' },
  training: { parameter: 'trainings', unit: '人' },
} as const;
export type ListedType = keyof typeof LISTED;
const TYPES = Object.keys(LISTED) as ListedType[];

/** What is asked for, by its address's name. */
export interface ListedItem {
  type: ListedType;
  alias: string;
  amount: number;
}

/** A line as the browser keeps it; the title is for when the item has gone. */
export interface ListLine extends ListedItem {
  title: string;
  remark: string;
}

export const LINES_MOST = 20;
export const AMOUNT_MOST = 999;
/** Twenty of them leave room for a message in what is sent. */
export const REMARK_MOST = 100;
/** What is kept of a remark that is too long to be sent. */
const REMARK_KEPT = 2_000;
const TITLE_KEPT = 100;

/** A whole number from 1 to 999, also in full-width digits; null for anything else. */
export function readAmount(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const amount = /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
  return amount >= 1 && amount <= AMOUNT_MOST ? amount : null;
}

export const keyOf = ({ type, alias }: Pick<ListedItem, 'type' | 'alias'>): string => `${type} ${alias}`;

/** Something in an address that cannot be taken as it is. */
export interface ListFault {
  what: string;
  why: 'amount' | 'doubled' | 'too many' | 'unknown';
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** More are not looked at. */
const MOST_READ = 60;

/**
 * The list in an address: `versions=hz-g2*2,hz-g1&trainings=can-recording`. What has no amount is meant once; what has an
 * impossible one is taken as one and said.
 */
export function readListQuery(query: Query): { items: ListedItem[]; faults: ListFault[] } {
  const items: ListedItem[] = [];
  const faults: ListFault[] = [];
  for (const [type, text] of TYPES.flatMap((key) =>
    askedNames(query[LISTED[key].parameter], MOST_READ).map((one) => [key, one.replace(/×/g, '*')] as const),
  )) {
    const [alias = '', written] = text.split('*');
    const amount = written === undefined ? 1 : readAmount(written);
    const isThere = items.some((item) => item.type === type && item.alias === alias);
    const why = !isAlias(alias) ? 'unknown' : isThere ? 'doubled' : items.length >= LINES_MOST ? 'too many' : null;
    if (why) faults.push({ what: shortName(alias || text), why });
    else {
      if (amount === null) faults.push({ what: shortName(text), why: 'amount' });
      items.push({ type, alias, amount: amount ?? 1 });
    }
  }
  return { items, faults };
}

/** The query that holds a list: names and amounts, nothing that anybody has written. */
export function listQuery(items: readonly ListedItem[]): string {
  return TYPES.flatMap((type) => {
    const own = items.filter((item) => item.type === type);
    const names = own.map(({ alias, amount }) => (amount === 1 ? alias : `${alias}*${amount}`));
    return names.length > 0 ? [`${LISTED[type].parameter}=${names.join(',')}`] : [];
  }).join('&');
}

/** Whether two lists ask for the same, in whatever order. */
export function asksTheSame(a: readonly ListedItem[], b: readonly ListedItem[]): boolean {
  const sorted = (items: readonly ListedItem[]) => items.map((item) => `${keyOf(item)} ${item.amount}`).sort();
  return String(sorted(a)) === String(sorted(b));
}

/** Of what was stored, the lines that can be read. */
export function readLines(stored: unknown): ListLine[] {
  const lines = (Array.isArray(stored) ? stored : []).flatMap((raw: unknown) => {
    const { type, alias, amount, title, remark } = (raw ?? {}) as Record<string, unknown>;
    if (!TYPES.includes(type as ListedType) || typeof alias !== 'string' || !isAlias(alias)) return [];
    return [
      {
        type: type as ListedType,
        alias,
        amount: readAmount(String(amount)) ?? 1,
        title: typeof title === 'string' && title ? title.slice(0, TITLE_KEPT) : alias,
        remark: typeof remark === 'string' ? remark.slice(0, REMARK_KEPT) : '',
      },
    ];
  });
  const isFirst = (line: ListLine, index: number) => lines.findIndex((other) => keyOf(other) === keyOf(line)) === index;
  return lines.filter(isFirst).slice(0, LINES_MOST);
}

/** One thing of the list as it is read by whoever gets the enquiry. */
interface ToldLine extends Pick<ListLine, 'type' | 'title' | 'amount'> {
  remark?: string;
  /** what it is: the module of a version */
  kind: string;
}

/** The list as text, for the message of the enquiry; empty without a line. @param address that shows it */
export function listText(lines: readonly ToldLine[], address: string): string {
  if (lines.length === 0) return '';
  const told = lines.map(({ type, title, kind, amount, remark = '' }, index) => {
    const note = remark.replace(/\s+/g, ' ').trim();
    return `${index + 1}. ${title}${kind ? `（${kind}）` : ' '}× ${amount}${LISTED[type].unit}${note && `，备注：${note}`}`;
  });
  return [`询价单，${lines.length}项：`, ...told, `网址：${address}`].join('\n');
}
