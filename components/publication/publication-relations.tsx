import type { KeyNumber } from '@/lib/content/key-number';
import type { Publication } from '@/lib/content/publication';
import type { Card } from '@/lib/content/types';
import { NextCase } from '../case/next-case';
import { RelationRows } from '../list/relation-rows';
import styles from './publication-relations.module.css';

interface PublicationRelationsProps {
  item: Publication;
  number: KeyNumber | null;
  labs: Card[];
}

/** What the study was done with, whose laboratory it comes from, and the case. */
export function PublicationRelations({ item, number, labs }: PublicationRelationsProps) {
  return (
    <div className={styles.root}>
      <RelationRows id="modules" title="所用设备" unit="个模块" cards={item.modules} />
      <RelationRows id="labs" title="同一单位的实验室" unit="间" cards={labs} lead="picture" />
      {item.case && <NextCase id="case" label="来自这个案例" card={item.case} number={number ?? undefined} />}
    </div>
  );
}
