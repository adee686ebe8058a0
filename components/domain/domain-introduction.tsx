import type { ReactNode } from 'react';
import type { Domain } from '@/lib/content/domain';
import { Article } from '../ui/article';
import { RichText } from '../ui/rich-text';

/** What is asked in this field, and how one answers. */
export function DomainIntroduction({ domain, action }: { domain: Domain; action: ReactNode }) {
  return (
    <Article outline={domain.description.headings} aside={action} embedded>
      <RichText text={domain.description} />
    </Article>
  );
}
