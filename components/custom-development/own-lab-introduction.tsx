import type { OwnLab } from '@/lib/content/custom-development';
import { Illustration } from '../illustration/illustration';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './own-lab-introduction.module.css';

/** Our own laboratory, where everything is tried first: its rooms beside what is measured in them, then who measures what. */
export function OwnLabIntroduction({ ownLab }: { ownLab: OwnLab }) {
  const { title, name, introductionImage, introduction } = ownLab;
  return (
    <section id="own-lab" className={styles.root} data-background="dark" aria-labelledby="own-lab-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="own-lab-title">
            <BreakableTitle>{title}</BreakableTitle>
          </h2>
          {name && name !== title && <p className={styles.name}>{name}</p>}
        </div>
        {introductionImage && (
          <div className={styles.picture}>
            <Picture picture={introductionImage} sizes="(max-width: 768px) 100vw, 940px" />
          </div>
        )}
        <div className={styles.words}>
          <RichText text={introduction} />
        </div>
      </div>
      <div className={styles.scene}>
        <Illustration name="laboratory" form="short" />
      </div>
    </section>
  );
}
