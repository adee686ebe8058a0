import { HOME_LATEST_COUNT } from '@/lib/constants';
import type { CaseResult } from '@/lib/content/case-result';
import type { Card, CardPage } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate, summarise } from '@/lib/text';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { ChartBackground } from '../ui/chart-background';
import { ChartPicture } from '../ui/chart-picture';
import { EmptyBlock } from '../ui/empty-block';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import { RevealItself } from '../ui/reveal';
import { Section } from '../ui/section';
import layout from '../ui/layout.module.css';
import styles from './latest-cases.module.css';

/** Cases beside each other. */
const PER_ROW = 2;

interface LatestCasesProps {
  cases: CardPage;
  /** what the latest case found; its chart is in place of a picture */
  lead: CaseResult | null;
}

/** The three latest cases, the first one by its result; 'more' when there are more. */
export function LatestCases({ cases: { list, totalCount }, lead }: LatestCasesProps) {
  const more = totalCount > HOME_LATEST_COUNT ? { href: paths.cases(), label: `全部${totalCount}个案例` } : undefined;
  return (
    <Section id="cases" title="最新案例" more={more}>
      {list.length === 0 && <EmptyBlock />}
      <div className={styles.root}>
        {list.map((card, index) => (
          <RevealItself
            as="article"
            key={card.id}
            index={index}
            perRow={PER_ROW}
            className={index === 0 ? cover.area : `${cover.area} ${layout.phoneRow}`}
            data-lead={index === 0 || undefined}
          >
            {index === 0 && lead?.chart ? (
              <ChartBackground>
                <ChartPicture picture={lead.chart} label={lead.answer} />
              </ChartBackground>
            ) : (
              <CasePicture card={card} />
            )}
            <div>
              <p className={styles.quiet}>{[card.customerName, formatDate(card.date)].filter(Boolean).join(' · ')}</p>
              <h3>
                <CoverLink href={paths.case(card.alias)}>
                  <BreakableTitle>{card.title}</BreakableTitle>
                </CoverLink>
              </h3>
              <p className={styles.text}>{summarise(card.introduction)}</p>
            </div>
          </RevealItself>
        ))}
      </div>
    </Section>
  );
}

function CasePicture({ card }: { card: Card }) {
  return card.image && <Picture picture={card.image} sizes="(max-width: 768px) 128px, 486px" />;
}
