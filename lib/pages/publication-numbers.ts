import 'server-only';
import { getNumbers, type KeyNumber } from '../content/key-number';
import { getPublicationNumbers } from '../content/publication';

/** What each publication found, by contentItemId: its own number, else that of the case it comes from. */
export async function getResultNumbers(): Promise<Record<string, KeyNumber>> {
  const [publications, cases] = await Promise.all([getPublicationNumbers(), getNumbers('case')]);
  const numbers = Object.entries(publications).map(([id, { own, caseId }]) => [id, own ?? cases[caseId]] as const);
  return Object.fromEntries(numbers.filter((entry): entry is readonly [string, KeyNumber] => Boolean(entry[1])));
}
