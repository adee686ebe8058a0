import 'server-only';
import { TechDocumentIntroductionsDocument } from '@/graphql/generated/graphql';
import { readAllExtensions } from './reading/items';
import { presentOnly } from './reading/client';
import { toEveryCard } from './reading/lists';
import { asText, plain } from './reading/shapes';
import { readListed, type ListedEntry, type ListedType } from './reading/uniform';
import type { Card } from './types';

export type { ListedType };

/** An item with a page of its own, as lists for machines show it. */
export interface ListedItem extends Card {
  /** ISO time; the content service renews it with every change it publishes */
  published: string;
  /** name of the module that a version is under; empty for other types */
  parentTitle: string;
}

/** Every item of a type that has a page, latest first. */
export async function getListed(type: ListedType): Promise<ListedItem[]> {
  'use cache';
  const items = await readIntroduced(type);
  const byId = new Map(items.map((item) => [plain(item.contentItemId), item]));
  return toEveryCard(type, items).map((card) => {
    const item = byId.get(card.id);
    const parent = presentOnly(item?.module?.contentItems)[0];
    return { ...card, published: plain(item?.publishedUtc), parentTitle: asText(parent?.displayText) };
  });
}

/** With what introduces a document, where the service has it. */
async function readIntroduced(type: ListedType): Promise<ListedEntry[]> {
  const items = await readListed(type);
  if (type !== 'tech-document') return items;
  const all = await readAllExtensions(TechDocumentIntroductionsDocument);
  const introductions = new Map(all.map((item) => [plain(item.contentItemId), item.introduction]));
  return items.map((item) => ({ ...item, introduction: introductions.get(plain(item.contentItemId)) }));
}
