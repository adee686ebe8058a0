import type { TechnicalService } from '@/lib/content/custom-development';
import { paths } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { Section } from '../ui/section';
import { Summary } from '../ui/summary';
import styles from './about-services.module.css';

/** The service groups in short; the custom-development page tells the rest. */
export function AboutServices({ services }: { services: TechnicalService[] }) {
  return (
    <Section
      id="services"
      title="技术服务"
      more={{ href: paths.customDevelopments(), label: '更多' }}
      background="tint"
    >
      {services.length === 0 && <EmptyBlock />}
      <ul className={styles.root}>
        {services.map((service) => (
          <li key={service.id}>
            <h3>{service.title}</h3>
            <Summary>{service.introduction}</Summary>
          </li>
        ))}
      </ul>
    </Section>
  );
}
