import 'server-only';
import type { TypeKey } from '../content-service/model';
import { getCasePage } from '../content/case';
import { getLabPreview } from '../content/lab';
import { getPublicationPage } from '../content/publication';
import { getTechDocumentPage } from '../content/tech-document';
import { getRecentTrainings } from '../content/training';
import type { Card, CardPage, Picture } from '../content/types';
import { itemPath } from '../paths';
import { SEARCHED, type SearchedType } from '../search/document';
import { getLatestWhitePaper } from '../content/white-paper';
import { orEmpty } from '../content/reading/client';

/** The newest item of a kind. */
export interface LatestItem {
  kind: string;
  href: string;
  title: string;
  date: string;
  image: Picture | null;
}

/** The latest case, laboratory, document, publication, course and white paper. */
export async function getLatestItems(): Promise<LatestItem[]> {
  const listed = async (page: Promise<CardPage>) => (await page).list;
  const latest = [
    listed(getTechDocumentPage(1)),
    listed(getPublicationPage(1)),
    listed(getCasePage(1)),
    getLabPreview(1),
    getRecentTrainings(1),
    getLatestWhitePaper(),
  ].map((cards) => orEmpty('search', cards));
  return (await Promise.all(latest)).flat().flatMap(latestItem);
}

function latestItem(card: Card): LatestItem[] {
  const href = itemPath(card.type, card);
  const isSearched = (type: TypeKey): type is SearchedType => Object.hasOwn(SEARCHED, type);
  return href && isSearched(card.type)
    ? [{ kind: SEARCHED[card.type].name, href, title: card.title, date: card.date, image: silent(card.image) }]
    : [];
}

/** Beside its own title a picture need not be described; an animation would want a button. */
function silent(image: Picture | null): Picture | null {
  return image && !image.poster ? { ...image, alt: '' } : null;
}
