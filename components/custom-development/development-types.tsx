import type { TechnicalService } from '@/lib/content/custom-development';
import { EmptyBlock } from '../ui/empty-block';
import { Fold } from '../ui/fold';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './development-types.module.css';

/** What can be developed, as an index: a name, what it takes and a drawing, from all service groups. */
export function DevelopmentTypes({ services }: { services: TechnicalService[] }) {
  const types = services.flatMap((service) => service.developmentTypes);
  return (
    <Section id="development-types" title="开发类型">
      {types.length === 0 && <EmptyBlock />}
      <ul className={styles.root}>
        {types.map((type) => (
          <li key={type.id}>
            {type.image && <Picture picture={type.image} sizes="(max-width: 768px) 112px, 168px" />}
            <div>
              <h3>
                <Icon icon={type.icon} />
                {type.title}
              </h3>
              <Fold label={`展开${type.title}`}>
                <RichText text={type.description} />
              </Fold>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
