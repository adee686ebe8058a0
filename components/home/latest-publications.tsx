import { HOME_LATEST_COUNT } from '@/lib/constants';
import type { Citation } from '@/lib/content/publication';
import type { CardPage } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate, summarise } from '@/lib/text';
import { Rows } from '../list/rows';
import { Section } from '../ui/section';

interface LatestPublicationsProps {
  publications: CardPage;
  citations: Record<string, Citation>;
}

/** The three latest publications: year, title with its claim, journal; 'more' when there are more. */
export function LatestPublications({ publications: { list, totalCount }, citations }: LatestPublicationsProps) {
  const more =
    totalCount > HOME_LATEST_COUNT ? { href: paths.publications(), label: `全部${totalCount}篇论文` } : undefined;
  const rows = list.map((card) => {
    const citation = citations[card.id];
    return {
      id: card.id,
      href: paths.publication(card.alias),
      title: card.phrases.title,
      text: summarise(card.introduction),
      lead: <time dateTime={card.date}>{citation?.year ?? formatDate(card.date).slice(0, 4)}</time>,
      end: citation?.journal,
    };
  });
  return (
    <Section id="publications" title="用这些设备写成的论文" more={more}>
      <Rows rows={rows} lead="year" end="note" isRevealed />
    </Section>
  );
}
