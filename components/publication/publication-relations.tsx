import type { KeyNumber } from '@/lib/content/key-number';
import type { Publication } from '@/lib/content/publication';
import { NextCase } from '../case/next-case';
import { RelationRows } from '../list/relation-rows';
import styles from './publication-relations.module.css';

/** What the study was done with, and the case that it comes from. */
export function PublicationRelations({ item, number }: { item: Publication; number: KeyNumber | null }) {
  return (
    <div className={styles.root}>
      <RelationRows id="modules" title="所用设备" cards={item.modules} />
      {item.case && <NextCase id="case" label="来自这个案例" card={item.case} number={number ?? undefined} />}
    </div>
  );
}
