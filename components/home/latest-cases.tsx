import { HOME_LATEST_COUNT } from '@/lib/constants';
import type { CardPage } from '@/lib/content/types';
import { summarise } from '@/lib/text';
import { paths } from '@/lib/paths';
import { CardGrid } from '../list/card-grid';
import { Section } from '../ui/section';

/** The three latest cases; 'more' when there are more. */
export function LatestCases({ cases }: { cases: CardPage }) {
  const more =
    cases.totalCount > HOME_LATEST_COUNT
      ? { href: paths.cases(), label: `全部 ${cases.totalCount} 个案例` }
      : undefined;
  return (
    <Section id="cases" title="最新案例" more={more}>
      <CardGrid cards={cases.list} textOf={(card) => summarise(card.introduction)} />
    </Section>
  );
}
