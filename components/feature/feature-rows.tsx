import type { FeatureRow } from '@/lib/content/feature';
import type { KeyNumber } from '@/lib/content/key-number';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { EmptyBlock } from '../ui/empty-block';
import { BreakableTitle } from '../ui/breakable-title';
import { LeadPicture } from '../ui/lead-picture';
import { Picture } from '../ui/picture';
import { Summary } from '../ui/summary';
import styles from './feature-rows.module.css';

interface FeatureRowsProps {
  features: FeatureRow[];
  numbers: Record<string, KeyNumber>;
}

/** The features, each with its drawing and its number; the drawings are left and right in turn, on phones one in three large. */
export function FeatureRows({ features, numbers }: FeatureRowsProps) {
  if (features.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root}>
      {features.map((feature, index) => {
        const number = numbers[feature.id];
        const Drawing = index === 0 ? LeadPicture : Picture;
        return (
          <li key={feature.id} className={cover.area}>
            {feature.drawing && (
              <div className={styles.drawing}>
                <Drawing
                  picture={feature.drawing}
                  sizes={index % 3 === 0 ? '(max-width: 768px) 100vw, 690px' : '(max-width: 768px) 144px, 690px'}
                />
              </div>
            )}
            <div>
              <h2>
                <CoverLink href={paths.feature(feature.alias)}>
                  <BreakableTitle>{feature.title}</BreakableTitle>
                </CoverLink>
              </h2>
              {number && (
                <p className={styles.number}>
                  <b>
                    {number.value}
                    <small>{number.unit}</small>
                  </b>
                  <span>{number.label}</span>
                </p>
              )}
              <p className={styles.question}>
                <BreakableTitle>{feature.subTitle || feature.name}</BreakableTitle>
              </p>
              <Summary className={styles.text}>{feature.introduction}</Summary>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
