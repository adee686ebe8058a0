import 'server-only';
import { LAB_PREVIEW_COUNT } from '../constants';
import { getFirstCards } from '../content/links';
import { cacheLife } from 'next/cache';
import { getCasePage } from '../content/case';
import { orEmpty } from '../content/reading/client';
import { getPublicationPage } from '../content/publication';
import { getTechDocumentPage } from '../content/tech-document';
import { getRecentTrainings } from '../content/training';
import type { Card, CardPage } from '../content/types';

const PREVIEW_COUNT = 4;

/** The first four items of each ecosystem category, by the category's alias. */
export async function getEcosystemPreviews(): Promise<Record<string, Card[]>> {
  'use cache';
  cacheLife('content');
  const listed = async (page: Promise<CardPage>) => (await page).list;
  const previews = {
    'technical-document': listed(getTechDocumentPage(PREVIEW_COUNT)),
    'journal-thesis': listed(getPublicationPage(PREVIEW_COUNT)),
    case: listed(getCasePage(PREVIEW_COUNT)),
    laboratory: getFirstCards('lab', LAB_PREVIEW_COUNT),
    'technical-service': getFirstCards('technical-service', PREVIEW_COUNT),
    'training-course': getRecentTrainings(PREVIEW_COUNT),
  };
  const shown = Object.entries(previews).map(async ([alias, cards]) => [alias, await orEmpty('ecosystem', cards)]);
  return Object.fromEntries(await Promise.all(shown));
}
