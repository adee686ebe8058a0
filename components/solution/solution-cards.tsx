import type { IndexedSolution } from '@/lib/pages/solution-index';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import { NoBreakText } from '../ui/no-break-text';
import { Summary } from '../ui/summary';
import { EmptyBlock } from '../ui/empty-block';
import { HoursLine } from '../module/hours-dial';
import { BreakableTitle } from '../ui/breakable-title';
import { LeadPicture } from '../ui/lead-picture';
import { Picture } from '../ui/picture';
import { Reveal } from '../ui/reveal';
import layout from '../ui/layout.module.css';
import styles from './solution-cards.module.css';

/** Cards in a row. */
const PER_ROW = 2;

/** The solutions by the question that each answers, with what it takes; an odd one at the end fills its row. */
export function SolutionCards({ solutions }: { solutions: IndexedSolution[] }) {
  if (solutions.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root}>
      {solutions.map((solution, index) => {
        const picture = solution.homeImage ?? solution.image;
        const CardPicture = index === 0 ? LeadPicture : Picture;
        return (
          <Reveal as="li" key={solution.id} index={index} perRow={PER_ROW}>
            <article className={index === 0 ? styles.card : `${styles.card} ${layout.phoneRow}`}>
              {picture && (
                <CardPicture
                  picture={picture}
                  bleeds={index === 0}
                  sizes={index === 0 ? '(max-width: 768px) 100vw, 588px' : '(max-width: 768px) 128px, 588px'}
                />
              )}
              <div>
                <h2>
                  <CoverLink href={paths.solution(solution.alias)}>
                    <NoBreakText>{solution.title}</NoBreakText>
                  </CoverLink>
                </h2>
                {solution.question && (
                  <p className={styles.question}>
                    <BreakableTitle>{solution.question}</BreakableTitle>
                  </p>
                )}
                {solution.introduction && <Summary className={styles.introduction}>{solution.introduction}</Summary>}
                <HoursLine hours={solution.hours} />
                {solution.facts.length > 0 && (
                  <p className={styles.facts}>
                    {solution.facts.map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </p>
                )}
              </div>
            </article>
          </Reveal>
        );
      })}
    </ul>
  );
}
