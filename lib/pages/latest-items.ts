import 'server-only';
import type { TypeKey } from '../content-service/model';
import type { Card } from '../content/types';
import { itemPath } from '../paths';
import { SEARCHED, type SearchedType } from '../search/document';
import { getWhitePapers } from '../content/white-paper';
import { orEmpty } from '../content/reading/client';
import { getEcosystemPreviews } from './ecosystem-previews';

/** The newest item of a kind. */
export interface LatestItem {
  kind: string;
  href: string;
  title: string;
  date: string;
}

/** The latest case, laboratory, document, publication, course and white paper. */
export async function getLatestItems(): Promise<LatestItem[]> {
  const previews = await getEcosystemPreviews();
  const papers = await orEmpty('search', getWhitePapers());
  return [...Object.values(previews).map(([first]) => first), papers[0]].flatMap((card) =>
    card ? latestItem(card) : [],
  );
}

function latestItem(card: Card): LatestItem[] {
  const href = itemPath(card.type, card);
  const isSearched = (type: TypeKey): type is SearchedType => Object.hasOwn(SEARCHED, type);
  return href && isSearched(card.type)
    ? [{ kind: SEARCHED[card.type].name, href, title: card.title, date: card.date }]
    : [];
}
