import type { ChartPicture } from '@/lib/content/case-result';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { ChartBackground } from '../ui/chart-background';
import { ChartPicture as Drawing } from '../ui/chart-picture';
import { NoBreakText } from '../ui/no-break-text';
import { PageLink } from '../ui/page-link';
import styles from './publication-figure.module.css';

interface PublicationFigureProps {
  chart: ChartPicture;
  /** the case that has the chart's data */
  card: Card;
}

/** What the study found, to be seen: the chart of its case. */
export function PublicationFigure({ chart, card }: PublicationFigureProps) {
  return (
    <figure className={styles.root} data-chart={chart.file}>
      <ChartBackground>
        <Drawing
          picture={{ wide: chart.wide, narrow: chart.inPage ?? chart.narrow }}
          label={`案例的结果图：${card.title}`}
          eager
        />
      </ChartBackground>
      <figcaption>
        图和数据在案例里：
        <PageLink href={paths.case(card.alias)}>
          <NoBreakText>{card.title}</NoBreakText>
        </PageLink>
      </figcaption>
    </figure>
  );
}
