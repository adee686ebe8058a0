import 'server-only';
import {
  ListedCaseDocument,
  ListedDomainDocument,
  ListedFeatureDocument,
  ListedLabDocument,
  ListedModuleDocument,
  ListedProductDocument,
  ListedPublicationDocument,
  ListedSolutionDocument,
  ListedTechDocumentDocument,
  ListedTrainingDocument,
  ListedWhitePaperDocument,
  TechDocumentIntroductionsDocument,
} from '@/graphql/generated/graphql';
import { readAll, readAllExtensions } from './reading/items';
import { presentOnly } from './reading/client';
import { toEveryCard } from './reading/lists';
import { asText, plain } from './reading/shapes';
import type { Card } from './types';

/** An item with a page of its own, as lists for machines show it. */
export interface ListedItem extends Card {
  /** ISO time; the content service renews it with every change it publishes */
  published: string;
  /** name of the module that a version is under; empty for other types */
  parentTitle: string;
}

const LISTED = {
  domain: () => readAll('domain', ListedDomainDocument),
  module: () => readAll('module', ListedModuleDocument),
  product: () => readAll('product', ListedProductDocument),
  solution: () => readAll('solution', ListedSolutionDocument),
  feature: () => readAll('feature', ListedFeatureDocument),
  case: () => readAll('case', ListedCaseDocument),
  lab: () => readAll('lab', ListedLabDocument),
  publication: () => readAll('publication', ListedPublicationDocument),
  'tech-document': readTechDocuments,
  training: () => readAll('training', ListedTrainingDocument),
  'white-paper': readWhitePapers,
};

export type ListedType = keyof typeof LISTED;

/** Every item of a type that has a page, latest first. */
export async function getListed(type: ListedType): Promise<ListedItem[]> {
  'use cache';
  const items: RawItem[] = await LISTED[type]();
  const byId = new Map(items.map((item) => [plain(item.contentItemId), item]));
  return toEveryCard(type, items).map((card) => {
    const item = byId.get(card.id);
    const parent = presentOnly(item?.module?.contentItems)[0];
    return { ...card, published: plain(item?.publishedUtc), parentTitle: asText(parent?.displayText) };
  });
}

interface RawItem {
  contentItemId?: unknown;
  publishedUtc?: unknown;
  module?: { contentItems?: readonly ({ displayText?: unknown } | null)[] | null } | null;
}

/** The contract has no introduction for documents; our own services have one. */
async function readTechDocuments() {
  const [items, all] = await Promise.all([
    readAll('tech-document', ListedTechDocumentDocument),
    readAllExtensions('tech-document', TechDocumentIntroductionsDocument),
  ]);
  const introductions = new Map(all.map((item) => [plain(item.contentItemId), item.introduction]));
  return items.map((item) => ({ ...item, introduction: introductions.get(plain(item.contentItemId)) }));
}

async function readWhitePapers() {
  const all = await readAll('white-paper', ListedWhitePaperDocument);
  return all.map((item) => ({ ...item, introduction: item.description }));
}
