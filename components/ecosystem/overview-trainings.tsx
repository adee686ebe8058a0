import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { ButtonLink } from '../ui/button-link';
import { Rows } from '../list/rows';
import { Seats } from '../training/seats';
import { EmptyBlock } from '../ui/empty-block';
import { BreakableTitle } from '../ui/breakable-title';
import type { OverviewProps } from './overview-props';
import styles from './overview-trainings.module.css';
import { OverviewTitle } from './overview-title';

/** The next course by its date, large, with its seats; then the ones after it. */
export function OverviewTrainings({ category: { alias, title }, items, total }: OverviewProps) {
  const [next, ...later] = items;
  const [year, month, day] = next ? formatDate(next.date).split('-').map(Number) : [];
  const seats = Number.parseInt(next?.fact ?? '', 10) || 0;
  return (
    <section id={alias} className={styles.root} aria-labelledby={`${alias}-title`}>
      <div className={styles.title}>
        <OverviewTitle alias={alias} title={title} total={total} unit="门" />
      </div>
      {!next && <EmptyBlock />}
      {next && (
        <div className={styles.next}>
          <p className={styles.date}>
            <b>{month}</b>月<b>{day}</b>日
          </p>
          <p className={styles.quiet}>近期 · {year}年</p>
          <h3>
            <BreakableTitle>{next.title}</BreakableTitle>
          </h3>
          {seats > 0 && (
            <p className={styles.quiet}>
              <Seats count={seats} />
            </p>
          )}
          <ButtonLink href={paths.training(next.alias)}>看课程与报名</ButtonLink>
        </div>
      )}
      {later.length > 0 && (
        <div className={styles.later}>
          <Rows
            lead="day"
            end="note"
            size="small"
            rows={later.map((card) => ({
              id: card.id,
              href: paths.training(card.alias),
              title: card.phrases.title,
              lead: <time dateTime={card.date}>{formatDate(card.date)}</time>,
              end: card.fact && `限${card.fact}`,
            }))}
          />
        </div>
      )}
    </section>
  );
}
