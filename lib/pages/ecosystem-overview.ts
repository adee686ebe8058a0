import 'server-only';
import { getNumbers } from '../content/key-number';
import { getCasePage } from '../content/case';
import { getOwnLab, getTechnicalServices, type TechnicalService } from '../content/custom-development';
import { getLabPage, getLabsFacts } from '../content/lab';
import { getCitations, getPublicationPage } from '../content/publication';
import { getTechDocumentPage } from '../content/tech-document';
import { getTrainingsFacts, getTrainingTotal } from '../content/training';
import type { Card, Picture } from '../content/types';
import { formatDate, withUnit } from '../text';
import { getEcosystemPreviews } from './ecosystem-previews';

/** The smallest page that tells a list's total. */
const ANY = 4;

/** An item of a category with the one thing that is said of it. */
interface OverviewItem extends Card {
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
  const [previews, services, cases, labs, documents, publications, trainings, ownLab] = await Promise.all([
    getEcosystemPreviews(),
    getTechnicalServices(),
    getCasePage(ANY),
    getLabPage('all', ANY),
    getTechDocumentPage(ANY),
    getPublicationPage(ANY),
    getTrainingTotal(),
    getOwnLab(),
  ]);
  const idsOf = (alias: string) => (previews[alias] ?? []).map(({ id }) => id);
  const [citations, labFacts, trainingFacts, documentNumbers] = await Promise.all([
    getCitations(idsOf('journal-thesis')),
    getLabsFacts(idsOf('laboratory')),
    getTrainingsFacts(idsOf('training-course')),
    getNumbers('tech-document', idsOf('technical-document')),
  ]);
  const factOf: Record<string, (card: Card) => string> = {
    case: ({ customerName, date }) => [customerName, formatDate(date)].filter(Boolean).join(' · '),
    laboratory: ({ id }) => String(labFacts[id]?.area ?? ''),
    'technical-document': ({ id, date }) => {
      const number = documentNumbers[id];
      return number ? `${withUnit(number.value, number.unit)}，${number.label}` : formatDate(date);
    },
    'journal-thesis': ({ id, date }) =>
      [citations[id]?.journal, formatDate(date).slice(0, 4)].filter(Boolean).join(' '),
    'training-course': ({ id }) => (trainingFacts[id]?.seats ? `${trainingFacts[id].seats}人` : ''),
  };
  const totals: Record<string, number> = {
    case: cases.totalCount,
    laboratory: labs.totalCount,
    'technical-document': documents.totalCount,
    'journal-thesis': publications.totalCount,
    'technical-service': services.flatMap(({ developmentTypes }) => developmentTypes).length,
    'training-course': trainings,
  };
  const categories = Object.entries(previews).map(([alias, cards]) => {
    const items = cards.map((card) => ({ ...card, fact: factOf[alias]?.(card) ?? '' }));
    return [alias, { items, total: totals[alias] ?? null }] as const;
  });
  return {
    categories: Object.fromEntries(categories),
    services,
    picture: ownLab?.introductionImage ?? null,
  };
}
