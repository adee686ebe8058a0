import type { ReactNode } from 'react';
import type { Domain } from '@/lib/content/domain';
import { chaptersOf, foldLabel } from '@/lib/content/rich-text/chapters';
import { sceneOf } from '@/lib/illustrations/hotspots';
import { Illustration } from '../illustration/illustration';
import { Fold } from '../ui/fold';
import { BreakableTitle } from '../ui/breakable-title';
import { RichText } from '../ui/rich-text';
import styles from './domain-introduction.module.css';

/** Whether there is anything to introduce it with. */
export const hasText = ({ description, alias }: Domain) =>
  description.blocks.length > 0 || sceneOf('domain', alias) !== undefined;

/** What is asked in this field, and how one answers: the questions in two columns. */
export function DomainIntroduction({ domain, action }: { domain: Domain; action: ReactNode }) {
  const scene = sceneOf('domain', domain.alias);
  const { opening, chapters } = chaptersOf(domain.description);
  return (
    <>
      <div className={styles.root}>
        <div className={styles.opening}>
          <RichText text={opening} />
        </div>
        <div className={styles.chapters}>
          {chapters.map(({ id, title, text }) => (
            <div key={id} className={styles.chapter}>
              <h3 id={id}>
                <BreakableTitle>{title}</BreakableTitle>
              </h3>
              <Fold label={foldLabel(text)}>
                <RichText text={text} />
              </Fold>
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
