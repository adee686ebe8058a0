import type { TrainingFacts } from '@/lib/content/training';
import type { Card } from '@/lib/content/types';
import { isOver, today } from '@/lib/pages/course-day';
import { monthAxis } from '@/lib/pages/month-axis';
import { paths } from '@/lib/paths';
import { NoBreakText } from '../ui/no-break-text';
import { ButtonLink } from '../ui/button-link';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import { BreakableTitle } from '../ui/breakable-title';
import { Section } from '../ui/section';
import { CourseDate } from './course-date';
import { MonthAxis } from './month-axis';
import styles from './recent-trainings.module.css';
import { Seats } from './seats';
import TrainingItems from './training-items';
import { TrainingRows } from './training-rows';

interface RecentTrainingsProps {
  cards: Card[];
  facts: Record<string, TrainingFacts>;
}

/** Courses to come on an axis of months, or else the last ones held: the soonest by its day, the others as a timetable. */
export async function RecentTrainings({ cards, facts }: RecentTrainingsProps) {
  const [first, ...others] = cards;
  const areOver = first !== undefined && (await isOver(first.date));
  const axis = areOver
    ? null
    : monthAxis(
        cards.map(({ date }) => date),
        await today(),
      );
  return (
    <Section id="recent" title="近期课程">
      {!first && <EmptyBlock />}
      {axis && <MonthAxis axis={axis} />}
      {first && (
        <div className={styles.root}>
          <article className={styles.first}>
            <CourseDate start={first.date} isOver={areOver} />
            <h3>
              <PageLink href={paths.training(first.alias)}>
                <BreakableTitle>{first.title}</BreakableTitle>
              </PageLink>
            </h3>
            {first.introduction && (
              <p className={styles.text}>
                <NoBreakText>{first.introduction}</NoBreakText>
              </p>
            )}
            <Facts of={facts[first.id]} areOver={areOver} />
            <ButtonLink href={paths.training(first.alias)}>{areOver ? '看课程内容' : '看课程与报名'}</ButtonLink>
          </article>
          {others.length > 0 && (
            <TrainingRows>
              <TrainingItems cards={others} facts={facts} areOver={areOver} />
            </TrainingRows>
          )}
        </div>
      )}
    </Section>
  );
}

function Facts({ of, areOver }: { of: TrainingFacts | undefined; areOver: boolean }) {
  if (!of) return null;
  return (
    <p className={styles.facts}>
      {of.place && <span>{of.place}</span>}
      {of.seats !== null && <Seats count={of.seats} areGone={areOver} />}
      {of.fee && <span>{of.fee}</span>}
    </p>
  );
}
