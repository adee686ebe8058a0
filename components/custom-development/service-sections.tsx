import type { TechnicalService } from '@/lib/content/custom-development';
import { BreakableTitle } from '../ui/breakable-title';
import { EmptyBlock } from '../ui/empty-block';
import { Icon } from '../ui/icon';
import { NoBreakText } from '../ui/no-break-text';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { EntryWords } from './entry-words';
import styles from './service-sections.module.css';

const SIZES = '(max-width: 768px) 100vw, 384px';

/** What is developed, group by group: picture, what is done, then the types and the steps, each behind its name. */
export function ServiceSections({ services }: { services: TechnicalService[] }) {
  return (
    <Section id="development-types" title="开发类型">
      {services.length === 0 && <EmptyBlock />}
      {services.map((service, index) => (
        <Service key={service.id} service={service} id={`service-${index + 1}`} />
      ))}
    </Section>
  );
}

function Service({ service, id }: { service: TechnicalService; id: string }) {
  const { title, englishName, introduction, image, developmentTypes, children } = service;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      {image && <Picture picture={image} sizes={SIZES} />}
      <div className={styles.words}>
        <h3 id={`${id}-title`}>
          <BreakableTitle>{title}</BreakableTitle>
        </h3>
        {englishName && (
          <p lang="en" className={styles.english}>
            {englishName}
          </p>
        )}
        {introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{introduction}</NoBreakText>
          </p>
        )}
      </div>
      <div className={styles.parts}>
        {developmentTypes.map((type) => (
          <details key={type.id} className={styles.part}>
            <summary>
              <Icon icon={type.icon} />
              <span>{type.title}</span>
            </summary>
            <RichText text={type.description} />
            {type.image && <Picture picture={type.image} sizes={SIZES} />}
          </details>
        ))}
        {children.length > 0 && (
          <details className={styles.part}>
            <summary>
              <span>{`怎样做，${children.length}步`}</span>
            </summary>
            <ol>
              {children.map((child) => (
                <li key={child.title}>
                  <EntryWords entry={child} heading="h4" />
                  {child.image && <Picture picture={child.image} sizes={SIZES} />}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </section>
  );
}
