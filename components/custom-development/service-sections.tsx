import type { TechnicalService } from '@/lib/content/custom-development';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { Split } from '../ui/split';
import styles from './service-sections.module.css';

/** One section per service group: title, introduction, what belongs to it, picture. */
export function ServiceSections({ services }: { services: TechnicalService[] }) {
  return services.map((service, index) => (
    <Section
      key={service.id}
      id={`service-${index + 1}`}
      title={service.title}
      ground={index % 2 === 0 ? 'mist' : 'paper'}
    >
      <Split reversed={index % 2 === 1} picture={service.image && <Picture picture={service.image} />}>
        {service.englishName && <p lang="en">{service.englishName}</p>}
        {service.introduction && <p>{service.introduction}</p>}
        <ul className={styles.root}>
          {service.children.map((child) => (
            <li key={child.title}>
              <h3>{child.title}</h3>
              {child.introduction && <p>{child.introduction}</p>}
              {child.image && <Picture picture={child.image} sizes="(max-width: 768px) 100vw, 480px" />}
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  ));
}
