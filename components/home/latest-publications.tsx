import { HOME_LATEST_COUNT } from '@/lib/constants';
import type { Citation } from '@/lib/content/publication';
import type { CardPage } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate, summarise } from '@/lib/text';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import { Section } from '../ui/section';
import styles from './latest-publications.module.css';

interface LatestPublicationsProps {
  publications: CardPage;
  citations: Record<string, Citation>;
}

/** The three latest publications: year, title with its claim, journal; 'more' when there are more. */
export function LatestPublications({ publications: { list, totalCount }, citations }: LatestPublicationsProps) {
  const more =
    totalCount > HOME_LATEST_COUNT ? { href: paths.publications(), label: `全部 ${totalCount} 篇论文` } : undefined;
  return (
    <Section id="publications" title="用这些设备写成的论文" more={more}>
      {list.length === 0 && <EmptyBlock />}
      <ul className={styles.root}>
        {list.map((card) => {
          const citation = citations[card.id];
          return (
            <li key={card.id}>
              <time dateTime={card.date}>{citation?.year ?? formatDate(card.date).slice(0, 4)}</time>
              <div>
                <h3>
                  <PageLink href={paths.publication(card.alias)}>
                    <PhrasedTitle>{card.title}</PhrasedTitle>
                  </PageLink>
                </h3>
                <p>{summarise(card.introduction)}</p>
              </div>
              <p className={styles.journal}>{citation?.journal}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
