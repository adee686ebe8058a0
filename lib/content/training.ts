import 'server-only';
import {
  CourseThemesDocument,
  TrainingDocument,
  TrainingFactsDocument,
  TrainingsDocument,
} from '@/graphql/generated/graphql';
import { LIST_PAGE_SIZE } from '../constants';
import { cacheContent } from './reading/cache';
import { fetchList, fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { pictureReader } from './reading/pictures';
import { asNumber, asText, inner, plain, toItemLink } from './reading/shapes';
import type { Card, CardPage, ItemLink, Picture, RichText } from './types';

export interface Training {
  id: string;
  alias: string;
  title: string;
  startTime: string;
  introduction: string;
  image: Picture | null;
  place: string;
  seats: number | null;
  fee: string;
}

export interface CourseTheme {
  id: string;
  title: string;
}

/** Every course as a link. */
export async function getTrainingLinks(): Promise<ItemLink[]> {
  'use cache';
  cacheContent('training');
  const all = await queryAll(
    async (first, skip) => (await query(TrainingsDocument, { first, skip })).ecosystemTrainingCourse,
  );
  return presentOnly(all.map(toItemLink));
}

/** @param segment alias or contentItemId */
export async function getTraining(segment: string): Promise<Training | null> {
  'use cache';
  cacheContent('training', segment);
  const item = await findTraining(segment);
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const alias = inner(item.alias, 'alias') || segment;
  const facts = presentOnly((await queryExtension(TrainingFactsDocument, { alias }))?.ecosystemTrainingCourse)[0];
  return {
    id: plain(item.contentItemId),
    alias,
    title,
    startTime: plain(item.startTime),
    introduction: asText(item.introduction),
    image: pictures(item.image, title)[0] ?? null,
    place: asText(facts?.place),
    seats: asNumber(facts?.seats),
    fee: asText(facts?.fee),
  };
}

/** The text of a course: by itself, because what stands at a link address may be long in coming. */
export async function getTrainingText(segment: string): Promise<RichText> {
  'use cache';
  cacheContent('training', segment);
  const item = await findTraining(segment);
  return linkedOrOwnText(item?.linkUrl, item?.description);
}

function findTraining(segment: string) {
  return findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(TrainingDocument, where, { detail: 'true' })).ecosystemTrainingCourse)[0],
  );
}

/** Recent courses: trainingcourse/GetByLatest. */
export async function getRecentTrainings(): Promise<Card[]> {
  'use cache';
  cacheContent('training');
  return toCards('training', (await fetchRelated('trainingcourse/GetByLatest', {})).list);
}

/** Page 1 of the course history: trainingcourse/GetByCourseThemeId. */
export async function getTrainingPage(courseThemeId = 'all'): Promise<CardPage> {
  'use cache';
  cacheContent('training');
  const parameters = { courseThemeId, page: 1, pageSize: LIST_PAGE_SIZE };
  return toCardPage('training', await fetchList('trainingcourse/GetByCourseThemeId', parameters));
}

export async function getCourseThemes(): Promise<CourseTheme[]> {
  'use cache';
  cacheContent('course-theme');
  const all = await queryAll(async (first, skip) => (await query(CourseThemesDocument, { first, skip })).courseTheme);
  return all.map((item) => ({ id: plain(item.contentItemId), title: asText(item.displayText) }));
}
