import type { Card } from '@/lib/content/types';
import { PublicationRows, type PublicationSources } from '../publication/publication-rows';
import { CardGrid } from './card-grid';
import { ItemRows } from './item-rows';

/** How the items of a list are drawn. */
export type ListKind = 'cards' | 'even-cards' | 'dated-rows' | 'publications';

interface ListViewProps {
  kind: ListKind;
  cards: Card[];
  heading?: 'h2' | 'h3';
  /** of publications: by whom and where */
  sources?: PublicationSources;
}

/** The items of a list page: the same drawing on the server and in the browser. */
export function ListView({ kind, cards, heading = 'h2', sources = {} }: ListViewProps) {
  if (kind === 'dated-rows') return <ItemRows cards={cards} heading={heading} lead="date" />;
  if (kind === 'publications') return <PublicationRows cards={cards} citations={sources} heading={heading} />;
  return <CardGrid cards={cards} heading={heading} layout={kind === 'cards' ? 'alternating' : 'even'} />;
}
