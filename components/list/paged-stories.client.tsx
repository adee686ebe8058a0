'use client';

import { PagedList, type PagedListProps } from './paged-list.client';
import type { StoryFact } from './story-card';
import { StoryGrid } from './story-grid';

interface PagedStoriesProps extends Omit<PagedListProps, 'draw'> {
  layout?: 'units' | 'pairs';
  /** numbers by id: they do not come with the list call */
  facts: Record<string, StoryFact>;
}

/** A paged list whose items are large pictures with their number. */
export function PagedStories({ layout, facts, ...list }: PagedStoriesProps) {
  return (
    <PagedList {...list} draw={(cards) => <StoryGrid cards={cards} heading="h2" facts={facts} layout={layout} />} />
  );
}
