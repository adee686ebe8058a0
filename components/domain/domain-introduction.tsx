import type { ReactNode } from 'react';
import type { Domain } from '@/lib/content/domain';
import { beginsWithTable, chaptersOf } from '@/lib/content/rich-text/chapters';
import { sceneOf } from '@/lib/illustrations/hotspots';
import { FoldedChapter } from '../facts/folded-chapter';
import { Illustration } from '../illustration/illustration';
import { RichText } from '../ui/rich-text';
import styles from './domain-introduction.module.css';

/** Whether there is anything to introduce it with. */
export const hasText = ({ description, alias }: Domain) =>
  description.blocks.length > 0 || sceneOf('domain', alias) !== undefined;

/** What is asked in this field, and how one answers: the questions in columns, below a table where they begin with one. */
export function DomainIntroduction({ domain, action }: { domain: Domain; action: ReactNode }) {
  const scene = sceneOf('domain', domain.alias);
  const { opening, chapters } = chaptersOf(domain.description);
  const tables = chapters.slice(0, 1).filter(beginsWithTable);
  return (
    <>
      <div className={styles.root}>
        <div className={styles.opening}>
          <RichText text={opening} />
        </div>
        {tables.map((chapter) => (
          <div key={chapter.id} className={styles.table}>
            <FoldedChapter chapter={chapter} />
          </div>
        ))}
        <div className={styles.chapters}>
          {chapters.slice(tables.length).map((chapter) => (
            <div key={chapter.id} className={styles.chapter}>
              <FoldedChapter chapter={chapter} />
            </div>
          ))}
        </div>
        <div className={styles.action} data-screen-only="">
          {action}
        </div>
      </div>
      {scene && <Illustration name={scene} form="whole" />}
    </>
  );
}
