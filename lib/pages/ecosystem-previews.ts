import 'server-only';
import { cacheLife } from 'next/cache';
import { getCasePage } from '../content/case';
import { orEmpty } from '../content/reading/client';
import { getTechnicalServices } from '../content/custom-development';
import { getLabPreview } from '../content/lab';
import { getPublicationPage } from '../content/publication';
import { getTechDocumentPage } from '../content/tech-document';
import { getRecentTrainings } from '../content/training';
import type { Card } from '../content/types';

const PREVIEW_COUNT = 4;

/** The first items of each ecosystem category, by the category's alias; laboratories the first 4. */
export async function getEcosystemPreviews(): Promise<Record<string, Card[]>> {
  'use cache';
  cacheLife('content');
  const [documents, publications, cases, labs, services, trainings] = await Promise.all([
    orEmpty(
      'ecosystem',
      getTechDocumentPage().then((page) => page.list),
    ),
    orEmpty(
      'ecosystem',
      getPublicationPage().then((page) => page.list),
    ),
    orEmpty(
      'ecosystem',
      getCasePage().then((page) => page.list),
    ),
    orEmpty('ecosystem', getLabPreview()),
    orEmpty('ecosystem', getTechnicalServices()),
    orEmpty('ecosystem', getRecentTrainings()),
  ]);
  const serviceCards = services.map((service): Card => ({
    type: 'technical-service',
    id: service.id,
    alias: service.id,
    parentAlias: '',
    title: service.title,
    name: service.englishName,
    subTitle: '',
    introduction: service.introduction,
    customerName: '',
    date: '',
    image: service.image,
    icon: null,
  }));
  const previews = {
    'technical-document': documents,
    'journal-thesis': publications,
    case: cases,
    laboratory: labs,
    'technical-service': serviceCards,
    'training-course': trainings,
  };
  return Object.fromEntries(Object.entries(previews).map(([alias, cards]) => [alias, cards.slice(0, PREVIEW_COUNT)]));
}
