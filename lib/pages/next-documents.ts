import 'server-only';
import { getNumbers, type KeyNumber } from '../content/key-number';
import { getTechDocumentsOfModule, type TechDocument } from '../content/tech-document';
import type { Card } from '../content/types';

/** What else is written about a document's first module. */
export interface NextDocuments {
  module: string;
  cards: Card[];
  numbers: Record<string, KeyNumber>;
}

/** The other documents of the module that a document names first. */
export async function getNextDocuments({ id, modules: [module] }: TechDocument): Promise<NextDocuments> {
  const all = module ? await getTechDocumentsOfModule(module.id) : [];
  const cards = all.filter((card) => card.id !== id);
  return {
    module: module?.title ?? '',
    cards,
    numbers: await getNumbers(
      'tech-document',
      cards.map((card) => card.id),
    ),
  };
}
