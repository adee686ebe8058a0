import type { TechnicalService } from '@/lib/content/custom-development';
import { paths } from '@/lib/paths';
import { Icon } from '../ui/icon';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import styles from './type-links.module.css';

/** What can be developed, by name; the custom-development page shows each. */
export function TypeLinks({ services }: { services: TechnicalService[] }) {
  const types = services.flatMap((service) => service.developmentTypes);
  const href = paths.customDevelopments();
  return (
    <Section id="development-types" title="开发类型" more={{ href, label: `全部${types.length}类` }}>
      {types.length === 0 && <EmptyBlock />}
      <ul className={styles.root}>
        {types.map((type) => (
          <li key={type.id}>
            <PageLink href={`${href}#development-types`}>
              <Icon icon={type.icon} />
              {type.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
