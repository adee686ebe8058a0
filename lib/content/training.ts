import 'server-only';
import { TrainingItemDocument, TrainingOwnDocument } from '@/graphql/generated/graphql';
import { LIST_PAGE_SIZE } from '../constants';
import { getAlone, type Item } from './item';
import { cacheEvery, cacheList } from './reading/cache';
import { fetchList, fetchRelated } from './reading/client';
import { headOf, readExtension, readItem } from './reading/items';
import { cardPage, toCardPage } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { readNames } from './reading/uniform';
import { asText, plain } from './reading/shapes';
import { partOf } from './reading/view';
import type { Card, CardPage, RichText } from './types';

const SHOWN = ['startTime', 'introduction', 'image', 'place', 'seats', 'fee'] as const;

/** A course without its text. */
export type Training = Pick<Item<'training'>, 'id' | 'alias' | 'title' | (typeof SHOWN)[number]>;

/** Where a course is held, for how many, for how much; empty where nobody wrote it down. */
export type TrainingFacts = Pick<Training, 'place' | 'seats' | 'fee'>;

export interface CourseTheme {
  id: string;
  title: string;
}

/** @param segment alias or contentItemId */
export async function getTraining(segment: string): Promise<Training | null> {
  'use cache';
  const item = await readItem('training', segment, TrainingItemDocument, { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  const own = await readExtension(TrainingOwnDocument, { alias: head.alias });
  return { ...head, ...(await partOf('training', { ...item, ...own }, SHOWN)) };
}

/** The facts of courses by contentItemId; empty where the service has none. @param ids of those that are shown */
export const getTrainingsFacts = (ids?: readonly string[]) => getAlone('training', ['place', 'seats', 'fee'], ids);

/** The text of a course: by itself, because what is at a link address may be long in coming. */
export async function getTrainingText(segment: string): Promise<RichText> {
  'use cache';
  const item = await readItem('training', segment, TrainingItemDocument, { detail: 'true' });
  return linkedOrOwnText(item?.linkUrl, item?.description);
}

/** The courses to come, soonest first, or the newest. @param most of them, where a page shows fewer */
export async function getRecentTrainings(most?: number): Promise<Card[]> {
  'use cache';
  return toCardPage('training', await fetchRelated('trainingcourse/GetByLatest', {}), most).list;
}

/** Page 1 of the courses that are over. */
const HISTORY = { courseThemeId: 'all', page: 1, pageSize: LIST_PAGE_SIZE };

/** Page 1 of the course history. */
export async function getTrainingPage(): Promise<CardPage> {
  'use cache';
  return cardPage('trainingcourse/GetByCourseThemeId', HISTORY);
}

/** How many courses there are, to come and past. */
export async function getTrainingTotal(): Promise<number> {
  'use cache';
  cacheList('training');
  const [recent, history] = await Promise.all([
    fetchRelated('trainingcourse/GetByLatest', {}),
    fetchList('trainingcourse/GetByCourseThemeId', HISTORY),
  ]);
  return recent.list.length + history.totalCount;
}

export async function getCourseThemes(): Promise<CourseTheme[]> {
  'use cache';
  cacheEvery('course-theme', 'name');
  const all = await readNames('course-theme');
  return all.map((item) => ({ id: plain(item.contentItemId), title: asText(item.displayText) }));
}
