import { DETAIL_CASE_MORE_OVER } from '@/lib/constants';
import type { CardPage } from '@/lib/content/types';
import { CardGrid } from '../list/card-grid';
import { Section } from '../ui/section';

interface RelatedCasesProps {
  cases: CardPage;
  /** the scoped list with all of them */
  moreHref: string;
  title?: string;
}

/** Cases of a domain, module or solution: nothing at 0, 'more' when there are over 4. */
export function RelatedCases({ cases, moreHref, title = '案例' }: RelatedCasesProps) {
  if (cases.list.length === 0) return null;
  const more = cases.totalCount > DETAIL_CASE_MORE_OVER ? { href: moreHref, label: '更多' } : undefined;
  return (
    <Section id="cases" title={title} more={more}>
      <CardGrid cards={cases.list} />
    </Section>
  );
}
