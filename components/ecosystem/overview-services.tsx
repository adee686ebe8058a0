import type { TechnicalService } from '@/lib/content/custom-development';
import { splitFirstSentence } from '@/lib/text';
import { EmptyBlock } from '../ui/empty-block';
import { Picture, type PictureData } from '../ui/picture';
import type { OverviewProps } from './overview-props';
import styles from './overview-services.module.css';
import { OverviewTitle } from './overview-title';

interface OverviewServicesProps extends OverviewProps {
  services: TechnicalService[];
  picture: PictureData | null;
}

/** What can be developed: one picture, and the groups with what belongs to each. */
export function OverviewServices({ category: { alias, title }, total, services, picture }: OverviewServicesProps) {
  return (
    <section id={alias} className={styles.root} aria-labelledby={`${alias}-title`}>
      <div className={styles.inner}>
        {picture && <Picture picture={picture} bleeds sizes="(max-width: 768px) 100vw, 690px" />}
        <div>
          <OverviewTitle alias={alias} title={title} total={total} unit="类" />
          {services.length === 0 && <EmptyBlock />}
          <ul>
            {services.map((service) => (
              <li key={service.id}>
                <h3>{service.title}</h3>
                <p>
                  {service.developmentTypes.map((type) => type.title).join('、') ||
                    splitFirstSentence(service.introduction)[0]}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
