import { findLast } from '@/lib/browser/find-last';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { EmptyBlock } from '../ui/empty-block';
import { BreakableTitle } from '../ui/breakable-title';
import { LeadPicture } from '../ui/lead-picture';
import styles from './overview-cases.module.css';
import type { OverviewProps } from './overview-props';
import { OverviewTitle } from './overview-title';

/** The last of them by its picture, for the ones before it are those of the home page; they are shown by their titles. */
export function OverviewCases({ category: { alias, title }, items, total }: OverviewProps) {
  const lead = findLast(items, ({ image }) => image !== null) ?? items[0];
  const rest = items.filter((item) => item !== lead);
  return (
    <section id={alias} className={styles.root} aria-labelledby={`${alias}-title`}>
      <OverviewTitle alias={alias} title={title} total={total} unit="个" />
      {!lead && <EmptyBlock />}
      {lead && (
        <article className={styles.lead}>
          {lead.image && <LeadPicture picture={lead.image} bleeds sizes="(max-width: 768px) 100vw, 792px" />}
          <p>{lead.fact}</p>
          <h3>
            <CoverLink href={paths.case(lead.alias)}>
              <BreakableTitle>{lead.title}</BreakableTitle>
            </CoverLink>
          </h3>
        </article>
      )}
      <ul>
        {rest.map((card) => (
          <li key={card.id} className={cover.area}>
            <h3>
              <CoverLink href={paths.case(card.alias)}>
                <BreakableTitle>{card.title}</BreakableTitle>
              </CoverLink>
            </h3>
            <p>{card.fact}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
