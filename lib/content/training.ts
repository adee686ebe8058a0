import 'server-only';
import { TrainingDocument, TrainingFactsDocument, TrainingsFactsDocument } from '@/graphql/generated/graphql';
import { LIST_PAGE_SIZE } from '../constants';
import { cacheEvery, cacheList, cacheShownFields } from './reading/cache';
import { fetchList, fetchRelated } from './reading/client';
import { headOf, readExtension, readExtensionsOf, readItem } from './reading/items';
import { toCardPage } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { picture } from './reading/pictures';
import { readNames } from './reading/uniform';
import { asNumber, asText, plain } from './reading/shapes';
import type { Card, CardPage, Picture, RichText } from './types';

/** Where a course is held, for how many, for how much; empty where nobody wrote it down. */
export interface TrainingFacts {
  place: string;
  seats: number | null;
  fee: string;
}

export interface Training extends TrainingFacts {
  id: string;
  alias: string;
  title: string;
  startTime: string;
  introduction: string;
  image: Picture | null;
}

export interface CourseTheme {
  id: string;
  title: string;
}

/** @param segment alias or contentItemId */
export async function getTraining(segment: string): Promise<Training | null> {
  'use cache';
  const item = await readItem('training', segment, TrainingDocument, { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  const facts = await readExtension('training', TrainingFactsDocument, { alias: head.alias });
  return {
    ...head,
    startTime: plain(item.startTime),
    introduction: asText(item.introduction),
    image: picture(item.image, head.title),
    ...toFacts(facts),
  };
}

/** The facts of courses by contentItemId; empty where the service has none. @param ids of those that are shown */
export async function getTrainingsFacts(ids?: readonly string[]): Promise<Record<string, TrainingFacts>> {
  'use cache';
  cacheShownFields('training', ids, 'fee', 'place', 'seats');
  const shown = await readExtensionsOf('training', TrainingsFactsDocument, ids);
  return Object.fromEntries(shown.map((item) => [plain(item.contentItemId), toFacts(item)]));
}

function toFacts(raw: { [Name in keyof TrainingFacts]?: unknown } | undefined): TrainingFacts {
  return { place: asText(raw?.place), seats: asNumber(raw?.seats), fee: asText(raw?.fee) };
}

/** The text of a course: by itself, because what is at a link address may be long in coming. */
export async function getTrainingText(segment: string): Promise<RichText> {
  'use cache';
  const item = await readItem('training', segment, TrainingDocument, { detail: 'true' });
  return linkedOrOwnText(item?.linkUrl, item?.description);
}

/** The courses to come, soonest first, or the newest. @param most of them, where a page shows fewer */
export async function getRecentTrainings(most?: number): Promise<Card[]> {
  'use cache';
  return toCardPage('training', await fetchRelated('trainingcourse/GetByLatest', {}), most).list;
}

/** Page 1 of the course history. */
export async function getTrainingPage(): Promise<CardPage> {
  'use cache';
  return toCardPage('training', await readHistory());
}

/** How many courses there are, to come and past. */
export async function getTrainingTotal(): Promise<number> {
  'use cache';
  cacheList('training');
  const [recent, history] = await Promise.all([fetchRelated('trainingcourse/GetByLatest', {}), readHistory()]);
  return recent.list.length + history.totalCount;
}

async function readHistory() {
  const parameters = { courseThemeId: 'all', page: 1, pageSize: LIST_PAGE_SIZE };
  return fetchList('trainingcourse/GetByCourseThemeId', parameters);
}

export async function getCourseThemes(): Promise<CourseTheme[]> {
  'use cache';
  cacheEvery('course-theme', 'name');
  const all = await readNames('course-theme');
  return all.map((item) => ({ id: plain(item.contentItemId), title: asText(item.displayText) }));
}
