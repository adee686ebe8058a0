'use client';

import { lazyItems } from '@/lib/browser/list/lazy-items';
import type { TrainingFacts } from '@/lib/content/training';
import { ListFilters } from '../list/list-filters.client';
import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { TrainingRows } from './training-rows';

const trainings = lazyItems(() => import('./training-items'));

interface PagedTrainingsProps extends Omit<PagedListProps, 'Filters' | 'draw' | 'loadItems'> {
  /** by id: where and for how many does not come with the list call */
  facts: Record<string, TrainingFacts>;
}

/** A paged list of courses that lie behind us. */
export function PagedTrainings({ facts, ...list }: PagedTrainingsProps) {
  return (
    <PagedList
      {...list}
      Filters={ListFilters}
      loadItems={trainings.load}
      draw={(drawn, cards) => (
        <TrainingRows>
          {drawn}
          <trainings.Items cards={cards} facts={facts} areOver />
        </TrainingRows>
      )}
    />
  );
}
