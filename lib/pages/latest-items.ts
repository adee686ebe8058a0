import 'server-only';
import { getFirstCards } from '../content/links';
import type { TypeKey } from '../content-service/content-types';
import { getCasePage } from '../content/case';
import { getPublicationPage } from '../content/publication';
import { getTechDocumentPage } from '../content/tech-document';
import { getRecentTrainings, getTrainingPage } from '../content/training';
import type { Card, CardPage, Picture } from '../content/types';
import { itemPath } from '../paths';
import { isOver } from './course-day';
import { SEARCHED, type SearchedType } from '../search/document';
import { orEmpty } from '../content/reading/client';

/** The newest item of a kind. */
export interface LatestItem {
  kind: string;
  href: string;
  title: string;
  date: string;
  image: Picture | null;
}

/** The latest case, laboratory, document, publication, course and white paper, the newest first. */
export async function getLatestItems(): Promise<LatestItem[]> {
  const listed = async (page: Promise<CardPage>) => (await page).list;
  const latest = [
    listed(getTechDocumentPage(1)),
    listed(getPublicationPage(1)),
    listed(getCasePage(1)),
    getFirstCards('lab', 1),
    getLatestHeld(),
    getFirstCards('white-paper', 1),
  ].map((cards) => orEmpty('search', cards));
  return (await Promise.all(latest)).flat().flatMap(latestItem).sort(byDate);
}

/** The newest first; what has no date last. */
const byDate = (one: LatestItem, other: LatestItem) => other.date.localeCompare(one.date);

/** The last course that has been held: one to come is news, but no latest change. */
async function getLatestHeld(): Promise<Card[]> {
  const [recent, { list: history }] = await Promise.all([getRecentTrainings(1), getTrainingPage()]);
  for (const card of [...recent, ...history]) if (await isOver(card.date)) return [card];
  return [];
}

function latestItem(card: Card): LatestItem[] {
  const href = itemPath(card.type, card);
  const isSearched = (type: TypeKey): type is SearchedType => Object.hasOwn(SEARCHED, type);
  return href && isSearched(card.type)
    ? [{ kind: SEARCHED[card.type].label, href, title: card.title, date: card.date, image: silent(card.image) }]
    : [];
}

/** Beside its own title a picture need not be described; an animation would want a button. */
function silent(image: Picture | null): Picture | null {
  return image && !image.poster ? { ...image, alt: '' } : null;
}
