'use client';

import type { TrainingFacts } from '@/lib/content/training';
import { PagedList, type PagedListProps } from '../list/paged-list.client';
import { TrainingRows } from './training-rows';

interface PagedTrainingsProps extends Omit<PagedListProps, 'draw'> {
  /** by id: where and for how many does not come with the list call */
  facts: Record<string, TrainingFacts>;
}

/** A paged list of courses that lie behind us. */
export function PagedTrainings({ facts, ...list }: PagedTrainingsProps) {
  return <PagedList {...list} draw={(cards) => <TrainingRows cards={cards} facts={facts} areOver />} />;
}
