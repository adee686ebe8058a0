import { ItemRows } from '../list/item-rows';
import { Picture } from '../ui/picture';
import type { OverviewProps } from './overview-props';
import styles from './overview-other.module.css';
import { OverviewTitle } from './overview-title';

/** A category that has no form of its own: its picture and its items. */
export function OverviewOther({ category: { alias, title, image }, items, total }: OverviewProps) {
  return (
    <section id={alias} className={styles.root} aria-labelledby={`${alias}-title`}>
      <OverviewTitle alias={alias} title={title} total={total} unit="项" />
      {image && <Picture picture={image} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />}
      <ItemRows cards={items} />
    </section>
  );
}
