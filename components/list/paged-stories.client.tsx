'use client';

import { lazyItems } from '@/lib/browser/list/lazy-items';
import { ListFilters } from './list-filters.client';
import { PagedList, type PagedListProps } from './paged-list.client';
import type { StoryFact } from './story-card';
import { StoryGrid } from './story-grid';

const stories = lazyItems(() => import('./story-items'));

interface PagedStoriesProps extends Omit<PagedListProps, 'Filters' | 'draw' | 'loadItems'> {
  layout?: 'units' | 'pairs';
  /** numbers by id: they do not come with the list call */
  facts: Record<string, StoryFact>;
}

/** A paged list whose items are large pictures with their number. */
export function PagedStories({ layout, facts, ...list }: PagedStoriesProps) {
  return (
    <PagedList
      {...list}
      Filters={ListFilters}
      loadItems={stories.load}
      draw={(drawn, cards) => (
        <StoryGrid layout={layout}>
          {drawn}
          <stories.Items cards={cards} heading="h2" facts={facts} />
        </StoryGrid>
      )}
    />
  );
}
