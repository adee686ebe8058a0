import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { CoverLink } from '../ui/cover-link';
import button from '../ui/button.module.css';
import { PageLink } from '../ui/page-link';
import { Phrases } from '../ui/phrases';
import { isMadeForItsPlace } from '../ui/picture';
import { SizedImage } from '../ui/sized-image';
import { Summary } from '../ui/summary';
import styles from './paper-card.module.css';

interface PaperCardProps {
  card: Card;
  cover?: string;
  /** the newest, larger than the others */
  isLead?: boolean;
}

/** A paper as it lies on a table: its first page, and beside it what it answers. */
export function PaperCard({ card, cover, isLead = false }: PaperCardProps) {
  const picture = cover ? { src: cover, alt: '' } : card.image;
  return (
    <article className={styles.root} data-lead={isLead || undefined}>
      {picture && (
        <div className={styles.cover}>
          <SizedImage
            src={picture.src}
            alt={picture.alt}
            sizes="(max-width: 768px) 96px, 216px"
            priority={isLead}
            unoptimized={isMadeForItsPlace(picture.src)}
          />
        </div>
      )}
      <div>
        <h2>
          <CoverLink href={paths.whitePaper(card.alias)}>
            <Phrases parts={card.phrases.title} />
          </CoverLink>
        </h2>
        {card.introduction && <Summary className={styles.text}>{card.introduction}</Summary>}
        <p className={styles.quiet}>
          <time dateTime={card.date}>{formatDate(card.date)}</time>，PDF，前三页公开
        </p>
        {isLead && (
          <p className={styles.action}>
            {/* needs no card: the gate lets it pass */}
            <PageLink
              href={paths.whitePaper(card.alias)}
              className={button.root}
              data-free=""
              aria-label={`读前三页：${card.title}`}
            >
              读前三页
            </PageLink>
          </p>
        )}
      </div>
    </article>
  );
}
