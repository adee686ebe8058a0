import type { NextDocuments as Documents } from '@/lib/pages/next-documents';
import { Related } from '../list/related';
import DocumentItems from './document-items';
import { DocumentRows } from './document-rows';

/** Where to read on: what else is written about the same module. */
export function NextDocuments({ documents: { module, cards, numbers } }: { documents: Documents }) {
  if (cards.length === 0) return null;
  return (
    <Related as="aside" id="next" title={`${module}，接着读`}>
      <DocumentRows size="middle">
        <DocumentItems cards={cards} numbers={numbers} heading="h3" />
      </DocumentRows>
    </Related>
  );
}
