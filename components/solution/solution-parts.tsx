import type { SolutionPart } from '@/lib/content/solution';
import { NoBreakText } from '../ui/no-break-text';
import { Fold } from '../ui/fold';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import type { PageSection } from '../ui/sections';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import styles from './solution-parts.module.css';

/** Layouts of the parts, one after the other: picture left, right, over the whole width, right. */
const LAYOUTS = ['left', 'right', 'wide', 'right'] as const;

/** One section per part of a solution: a topic that it can work on. They are together, so that phones can swipe them. */
export function solutionParts(parts: SolutionPart[]): PageSection[] {
  return parts.map(({ title }, index) => ({
    id: idOf(index),
    label: title,
    isWhole: true,
    isInside: index > 0,
    node: index > 0 || <Parts parts={parts} />,
  }));
}

const idOf = (index: number) => `part-${index + 1}`;

function Parts({ parts }: { parts: SolutionPart[] }) {
  return (
    <div className={styles.strip}>
      <ScrollSnapList label="能做的题目" count={parts.length} className={styles.list}>
        {parts.map((part, index) => (
          <li key={part.title}>
            <Part part={part} id={idOf(index)} layout={part.image ? LAYOUTS[index % LAYOUTS.length] : 'wide'} />
          </li>
        ))}
      </ScrollSnapList>
    </div>
  );
}

function Part({ part, id, layout }: { part: SolutionPart; id: string; layout: (typeof LAYOUTS)[number] }) {
  const heading = part.name || part.title;
  return (
    <section id={id} className={styles.root} data-layout={layout} aria-labelledby={`${id}-title`}>
      {part.image && (
        <div className={styles.picture}>
          <Picture
            picture={part.image}
            ratio={layout === 'wide' ? 'banner' : 'still'}
            sizes={layout === 'wide' ? '(max-width: 768px) 84vw, 1200px' : '(max-width: 768px) 84vw, 690px'}
          />
        </div>
      )}
      <div className={styles.text}>
        <div>
          {heading !== part.title && <p className={styles.kicker}>{part.title}</p>}
          <h2 id={`${id}-title`}>
            <BreakableTitle>{heading}</BreakableTitle>
          </h2>
        </div>
        {part.introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{part.introduction}</NoBreakText>
          </p>
        )}
        <div className={styles.details}>
          {part.details.blocks.length > 0 && (
            <Fold label="怎样做、量什么">
              <RichText text={part.details} />
            </Fold>
          )}
        </div>
      </div>
    </section>
  );
}
