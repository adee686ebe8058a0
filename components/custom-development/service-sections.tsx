import type { TechnicalService } from '@/lib/content/custom-development';
import { NoBreakText } from '../ui/no-break-text';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import { EntryWords } from './entry-words';
import styles from './service-sections.module.css';

/** One section per service group: its picture, what it does and its steps one below the other, swiped on phones. */
export function ServiceSections({ services }: { services: TechnicalService[] }) {
  return services.map((service, index) => (
    <section
      key={service.id}
      id={`service-${index + 1}`}
      className={styles.root}
      aria-labelledby={`service-${index + 1}-title`}
    >
      <div className={styles.head}>
        <div>
          <h2 id={`service-${index + 1}-title`}>
            <BreakableTitle>{service.title}</BreakableTitle>
          </h2>
          {service.englishName && (
            <p lang="en" className={styles.english}>
              {service.englishName}
            </p>
          )}
          {service.introduction && (
            <p className={styles.introduction}>
              <NoBreakText>{service.introduction}</NoBreakText>
            </p>
          )}
        </div>
        {service.image && <Picture picture={service.image} sizes="588px" />}
      </div>
      {service.children.length > 0 && (
        <ScrollSnapList
          label={service.title}
          count={service.children.length + (service.image ? 1 : 0)}
          className={styles.parts}
        >
          {service.image && (
            <li className={styles.own}>
              <Picture picture={service.image} sizes="84vw" />
            </li>
          )}
          {service.children.map((child) => (
            <li key={child.title}>
              <EntryWords entry={child} />
              {child.image && <Picture picture={child.image} sizes="(max-width: 768px) 84vw, 176px" />}
            </li>
          ))}
        </ScrollSnapList>
      )}
    </section>
  ));
}
