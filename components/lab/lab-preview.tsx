import { LAB_PREVIEW_COUNT } from '@/lib/constants';
import type { CardPage } from '@/lib/content/types';
import { CardGrid } from '../list/card-grid';
import type { PageSection } from '../ui/sections';

/** The first four laboratories of a domain, with how many there are in all. */
export function labPreview({ list, totalCount }: Pick<CardPage, 'list' | 'totalCount'>, moreHref: string): PageSection {
  return {
    id: 'labs',
    label: '实验室',
    introduction: `共 ${totalCount} 间`,
    more: totalCount > LAB_PREVIEW_COUNT ? { href: moreHref, label: '更多' } : undefined,
    node: list.length > 0 && <CardGrid cards={list.slice(0, LAB_PREVIEW_COUNT)} layout="even" />,
  };
}
