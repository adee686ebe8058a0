import { LAB_PREVIEW_COUNT } from '@/lib/constants';
import type { Card } from '@/lib/content/types';
import { CardGrid } from '../list/card-grid';
import { Section } from '../ui/section';

interface LabPreviewProps {
  labs: Card[];
  totalCount: number;
  moreHref: string;
}

/** The first four laboratories, with how many there are in all. */
export function LabPreview({ labs, totalCount, moreHref }: LabPreviewProps) {
  if (labs.length === 0) return null;
  const more = totalCount > LAB_PREVIEW_COUNT ? { href: moreHref, label: '更多' } : undefined;
  return (
    <Section id="labs" title="实验室" introduction={`共 ${totalCount} 间`} more={more}>
      <CardGrid cards={labs.slice(0, LAB_PREVIEW_COUNT)} layout="even" />
    </Section>
  );
}
