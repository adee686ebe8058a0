import { asText, plain } from './reading/shapes';

/** The one number of an item, with what it is of and how sure it is. */
export interface KeyNumber {
  value: string;
  unit: string;
  interval: string;
  label: string;
}

type RawNumber = { [Name in keyof KeyNumber]?: unknown };

/** Null where the service has none. */
export function toKeyNumber(raw: RawNumber | null | undefined): KeyNumber | null {
  if (!raw) return null;
  const { value, unit, interval, label } = raw;
  return { value: asText(value), unit: asText(unit), interval: asText(interval), label: asText(label) };
}

/** The numbers of items by contentItemId; of what has none, nothing. */
export function toKeyNumbers(
  items: readonly { contentItemId?: unknown; keyNumber?: RawNumber | null }[],
): Record<string, KeyNumber> {
  const numbers = items.map((item) => [plain(item.contentItemId), toKeyNumber(item.keyNumber)] as const);
  return Object.fromEntries(numbers.filter((entry): entry is readonly [string, KeyNumber] => entry[1] !== null));
}
