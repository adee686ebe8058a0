import { getAlone } from './item';
import { asText } from './reading/shapes';

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

/** Types whose items have a number of their own. */
type NumberedType = 'case' | 'feature' | 'publication' | 'tech-document';

/** The numbers of items by contentItemId; of what has none, nothing. @param ids of those that are shown; all without */
export async function getNumbers(type: NumberedType, ids?: readonly string[]): Promise<Record<string, KeyNumber>> {
  const all = await getAlone(type, ['keyNumber'], ids);
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, { keyNumber }]) => (keyNumber ? [[id, keyNumber] as const] : [])),
  );
}
