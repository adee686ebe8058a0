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

/** One feature in so many has a wide row of its own, the others stand two in a row. */
const WIDE_EVERY = 3;

/** The features, each with its number and its question. */
export function FeatureRows({ features, numbers }: FeatureRowsProps) {
  if (features.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root}>
      {features.map((feature, index) => {
        const number = numbers[feature.id];
        const Drawing = index === 0 ? LeadPicture : Picture;
        const isWide = index % WIDE_EVERY === 0 && feature.drawing;
        return (
          <li key={feature.id} className={isWide ? `${cover.area} ${styles.wide}` : cover.area}>
            {feature.drawing && (
              <div className={styles.drawing}>
                <Drawing picture={feature.drawing} sizes="(max-width: 768px) 100vw, 690px" />
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
