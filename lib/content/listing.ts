import 'server-only';
import { TechDocumentOwnDocument } from '@/graphql/generated/graphql';
import { readAllExtensions, WHOLE_AT_ONCE } from './reading/items';
import { presentOnly } from './reading/client';
import { toEveryCard } from './reading/lists';
import { asText, inner, plain } from './reading/shapes';
import { readCards, type CardItem } from './reading/uniform';
import type { PageType } from '../paths';
import type { Card } from './types';

/** An item with a page of its own, as lists for machines show it. */
export interface ListedItem extends Card {
  /** ISO time; the content service renews it with every change it publishes */
  published: string;
  /** name of the module that a version is under; empty for other types */
  parentTitle: string;
}

/** Every item of a type that has a page, latest first. */
export async function getListed(type: PageType): Promise<ListedItem[]> {
  'use cache';
  const items = latestFirst(await readIntroduced(type));
  const byId = new Map(items.map((item) => [plain(item.contentItemId), item]));
  return toEveryCard(type, items).map((card) => {
    const item = byId.get(card.id);
    const parent = presentOnly(item?.module?.contentItems)[0];
    return { ...card, published: plain(item?.publishedUtc), parentTitle: asText(parent?.displayText) };
  });
}

/** With what introduces a document, where the service has it. */
async function readIntroduced(type: PageType): Promise<CardItem[]> {
  const items = await readCards(type);
  if (type !== 'tech-document') return items;
  const all = await readAllExtensions(TechDocumentOwnDocument, WHOLE_AT_ONCE);
  const introductions = new Map(all.map((item) => [plain(item.contentItemId), item.introduction]));
  return items.map((item) => ({ ...item, introduction: introductions.get(plain(item.contentItemId)) }));
}

/** Of those of one moment the order of their names in addresses. */
function latestFirst(items: readonly CardItem[]): CardItem[] {
  const time = (item: CardItem) => Date.parse(plain(item.publishedUtc)) || 0;
  const alias = (item: CardItem) => inner(item.alias, 'alias');
  return [...items].sort((a, b) => time(b) - time(a) || (alias(a) < alias(b) ? -1 : 1));
}
