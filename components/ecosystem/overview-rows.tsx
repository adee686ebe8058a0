import { itemPath } from '@/lib/paths';
import { Rows } from '../list/rows';
import type { OverviewProps } from './overview-props';
import styles from './overview.module.css';
import { OverviewTitle } from './overview-title';

/** Texts as ruled lines: the title and where or when. */
export function OverviewRows({ category: { alias, title }, items, total }: OverviewProps) {
  const rows = items.map((card) => ({
    id: card.id,
    href: itemPath(card.type, card),
    title: card.phrases.title,
    note: card.fact,
  }));
  return (
    <section id={alias} className={styles.rows} aria-labelledby={`${alias}-title`}>
      <OverviewTitle alias={alias} title={title} total={total} unit="篇" />
      <Rows rows={rows} size="small" />
    </section>
  );
}
