import type { ReactNode } from 'react';
import type { Domain } from '@/lib/content/domain';
import { sceneOf } from '@/lib/illustrations/hotspots';
import { Illustration } from '../illustration/illustration';
import { Article } from '../ui/article';
import { RichText } from '../ui/rich-text';

/** What is asked in this field, and how one answers. */
export function DomainIntroduction({ domain, action }: { domain: Domain; action: ReactNode }) {
  const scene = sceneOf('domain', domain.alias);
  return (
    <>
      <Article outline={domain.description.headings} aside={action} embedded>
        <RichText text={domain.description} />
      </Article>
      {scene && <Illustration name={scene} form="whole" />}
    </>
  );
}
