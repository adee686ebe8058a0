import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import { isMadeForItsPlace } from '../ui/picture';
import { SizedImage } from '../ui/sized-image';
import styles from './paper-card.module.css';

/** A paper as it lies on a table: its first page, and beside it what it answers. */
export function PaperCard({ card, cover }: { card: Card; cover?: string }) {
  return (
    <article className={styles.root}>
      <div className={styles.cover}>
        <Cover picture={cover ? { src: cover, alt: '' } : card.image} />
      </div>
      <div>
        <h2>
          <PageLink href={paths.whitePaper(card.alias)}>
            <PhrasedTitle>{card.title}</PhrasedTitle>
          </PageLink>
        </h2>
        {card.introduction && <p className={styles.text}>{card.introduction}</p>}
        <p className={styles.quiet}>{formatDate(card.date)} · PDF · 前三页公开</p>
      </div>
    </article>
  );
}

/** The first page; the paper's own picture where its file cannot be read. */
function Cover({ picture }: { picture: Card['image'] }) {
  return (
    picture && (
      <SizedImage
        src={picture.src}
        alt={picture.alt}
        fill
        sizes="(max-width: 768px) 96px, 192px"
        unoptimized={isMadeForItsPlace(picture.src)}
      />
    )
  );
}
