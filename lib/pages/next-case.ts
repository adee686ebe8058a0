import 'server-only';
import { getCasePage, getCasesOf, type Case } from '../content/case';
import { getSolutionsOfCase } from '../content/solution';
import type { Card } from '../content/types';

/** A case to read on with: one of the same solution, or the latest other one. */
export async function getNextCase(item: Case): Promise<Card | null> {
  const [solution] = await getSolutionsOfCase(item.id);
  const related = solution ? (await getCasesOf('solution', solution.id)).list : [];
  const other = (cards: Card[]) => cards.find(({ id, image }) => id !== item.id && image);
  return other(related) ?? other((await getCasePage()).list) ?? null;
}
