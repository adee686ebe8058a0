import { LAB_PREVIEW_COUNT } from '@/lib/constants';
import type { LabFacts } from '@/lib/content/lab';
import type { CardPage } from '@/lib/content/types';
import type { PageSection } from '../ui/sections';
import { LabStrip } from './lab-strip';

/** The first four laboratories of a domain, with how many there are in all. */
export function labPreview(
  { list, totalCount }: Pick<CardPage, 'list' | 'totalCount'>,
  moreHref: string,
  facts?: Record<string, LabFacts>,
): PageSection {
  return {
    id: 'labs',
    label: '实验室',
    introduction: `共${totalCount}间`,
    more: totalCount > LAB_PREVIEW_COUNT ? { href: moreHref, label: '更多' } : undefined,
    background: 'dark',
    node: list.length > 0 && <LabStrip labs={list.slice(0, LAB_PREVIEW_COUNT)} facts={facts} />,
  };
}
