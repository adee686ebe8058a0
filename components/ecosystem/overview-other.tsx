import { getItem } from '@/lib/content/item';
import { ItemRows } from '../list/item-rows';
import { Picture } from '../ui/picture';
import type { OverviewProps } from './overview-props';
import styles from './overview.module.css';
import { OverviewTitle } from './overview-title';

/** A category that has no form of its own: its picture and its items. */
export async function OverviewOther({ category: { alias, title }, items, total }: OverviewProps) {
  const image = (await getItem('ecosystem-category', alias))?.image;
  return (
    <section id={alias} className={styles.other} aria-labelledby={`${alias}-title`}>
      <OverviewTitle alias={alias} title={title} total={total} unit="项" />
      {image && <Picture picture={image} ratio="banner" sizes="(max-width: 1248px) 100vw, 1200px" />}
      <ItemRows cards={items} />
    </section>
  );
}
