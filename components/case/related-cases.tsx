import { DETAIL_CASE_MORE_OVER } from '@/lib/constants';
import type { CardPage } from '@/lib/content/types';
import type { PageSection } from '../ui/sections';
import { CasePreview } from './case-preview';

/**
 * The cases of a domain, module or solution: no section at 0, 'more' when there are over 4.
 * @param moreHref the scoped list with all of them
 */
export function relatedCases({ list, totalCount }: CardPage, moreHref: string, label = '案例'): PageSection {
  return {
    id: 'cases',
    label,
    more: totalCount > DETAIL_CASE_MORE_OVER ? { href: moreHref, label: '更多' } : undefined,
    node: list.length > 0 && <CasePreview cards={list} />,
  };
}
