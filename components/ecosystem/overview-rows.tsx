import { itemPath } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import type { OverviewProps } from './overview-categories';
import styles from './overview-rows.module.css';
import { OverviewTitle } from './overview-title';

/** Texts as ruled lines: the title and where or when. */
export function OverviewRows({ category: { alias, title }, items, total }: OverviewProps) {
  return (
    <section id={alias} className={styles.root} aria-labelledby={`${alias}-title`}>
      <OverviewTitle alias={alias} title={title} total={total} unit="篇" />
      {items.length === 0 && <EmptyBlock />}
      <ul>
        {items.map((card) => {
          const href = itemPath(card.type, card);
          const title = <PhrasedTitle>{card.title}</PhrasedTitle>;
          return (
            <li key={card.id}>
              <h3>{href ? <PageLink href={href}>{title}</PageLink> : title}</h3>
              <p>{card.fact}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
