import 'server-only';
import { getCasePage } from '../content/case';
import { getOwnLab, getTechnicalServices, type TechnicalService } from '../content/custom-development';
import { getLab, getLabPage } from '../content/lab';
import { getCitationsOf, getPublicationPage } from '../content/publication';
import { getTechDocumentPage } from '../content/tech-document';
import { getRecentTrainings, getTraining, getTrainingPage } from '../content/training';
import type { Card, Picture } from '../content/types';
import { formatDate } from '../text';
import { getEcosystemPreviews } from './ecosystem-previews';

/** The smallest page that tells a list's total. */
const ANY = 4;

/** An item of a category with the one thing that is said of it. */
export interface OverviewItem extends Card {
  fact: string;
}

/** A category of the ecosystem as the overview shows it. */
export interface OverviewCategory {
  items: OverviewItem[];
  /** null where nobody counts */
  total: number | null;
}

/** What the overview shows. */
export interface EcosystemOverview {
  /** by the category's alias */
  categories: Record<string, OverviewCategory>;
  /** the groups of custom development, whole */
  services: TechnicalService[];
  /** our own laboratory, where all of it is tried first */
  picture: Picture | null;
}

/** Each category with its first items, what is said of each, and how many there are. */
export async function getEcosystemOverview(): Promise<EcosystemOverview> {
  const [previews, services, cases, labs, documents, publications, recent, history, ownLab] = await Promise.all([
    getEcosystemPreviews(),
    getTechnicalServices(),
    getCasePage(ANY),
    getLabPage(),
    getTechDocumentPage(ANY),
    getPublicationPage(ANY),
    getRecentTrainings(),
    getTrainingPage(),
    getOwnLab(),
  ]);
  const citations = await getCitationsOf((previews['journal-thesis'] ?? []).map(({ id }) => id));
  const factOf: Record<string, (card: Card) => string | Promise<string>> = {
    case: ({ customerName, date }) => [customerName, formatDate(date)].filter(Boolean).join(' · '),
    laboratory: async ({ alias }) => String((await getLab(alias))?.area ?? ''),
    'technical-document': ({ date }) => formatDate(date),
    'journal-thesis': ({ id, date }) =>
      [citations[id]?.journal, formatDate(date).slice(0, 4)].filter(Boolean).join(' '),
    'training-course': async ({ alias }) => {
      const seats = (await getTraining(alias))?.seats;
      return seats ? `${seats}人` : '';
    },
  };
  const totals: Record<string, number> = {
    case: cases.totalCount,
    laboratory: labs.totalCount,
    'technical-document': documents.totalCount,
    'journal-thesis': publications.totalCount,
    'technical-service': services.flatMap(({ developmentTypes }) => developmentTypes).length,
    'training-course': recent.length + history.totalCount,
  };
  const categories = Object.entries(previews).map(async ([alias, cards]) => {
    const items = cards.map(async (card) => ({ ...card, fact: (await factOf[alias]?.(card)) ?? '' }));
    return [alias, { items: await Promise.all(items), total: totals[alias] ?? null }] as const;
  });
  return {
    categories: Object.fromEntries(await Promise.all(categories)),
    services,
    picture: ownLab?.introductionImage ?? null,
  };
}
