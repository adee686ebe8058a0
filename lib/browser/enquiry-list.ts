import { keyOf, LINES_MOST, readLines, type ListedItem, type ListLine } from '../enquiries/enquiry-list';
import { keptList } from './kept-list';
import { ENQUIRY_LIST } from './kept-signal';

/* What a visitor wants a quotation for. It stays in this browser until it is sent. */

const list = keptList(ENQUIRY_LIST, readLines);

/** Empty before the page is hydrated. */
export const useEnquiryList = list.use;

export const writeEnquiryList = list.write;

/** False where the browser stores nothing: then the list lasts as long as the document. */
export const isEnquiryListStored = list.isStored;

/** Puts what is not on the list on it, each once. @returns false where the list is full */
export function enquireToo(items: readonly Omit<ListLine, 'amount' | 'remark'>[]): boolean {
  const before = list.read();
  const fresh = items.filter((item) => !before.some((line) => keyOf(line) === keyOf(item)));
  if (before.length + fresh.length > LINES_MOST) return false;
  list.write([...before, ...fresh.map(({ type, alias, title }) => ({ type, alias, title, amount: 1, remark: '' }))]);
  return true;
}

export function changeLine(item: Pick<ListedItem, 'type' | 'alias'>, change: Partial<ListLine>): void {
  list.write(list.read().map((line) => (keyOf(line) === keyOf(item) ? { ...line, ...change } : line)));
}

export function removeLine(item: Pick<ListedItem, 'type' | 'alias'>): void {
  list.write(list.read().filter((line) => keyOf(line) !== keyOf(item)));
}
