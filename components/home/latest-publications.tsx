import { HOME_LATEST_COUNT } from '@/lib/constants';
import type { Citation } from '@/lib/content/publication';
import type { CardPage } from '@/lib/content/types';
import { summarise } from '@/lib/text';
import { paths } from '@/lib/paths';
import { PublicationRows } from '../publication/publication-rows';
import { Section } from '../ui/section';

interface LatestPublicationsProps {
  publications: CardPage;
  citations: Record<string, Citation>;
}

/** The three latest publications; 'more' when there are more. */
export function LatestPublications({ publications, citations }: LatestPublicationsProps) {
  const { list, totalCount } = publications;
  const more =
    totalCount > HOME_LATEST_COUNT ? { href: paths.publications(), label: `全部 ${totalCount} 篇论文` } : undefined;
  return (
    <Section id="publications" title="最新论文" more={more}>
      <PublicationRows cards={list} citations={citations} textOf={(card) => summarise(card.introduction)} />
    </Section>
  );
}
