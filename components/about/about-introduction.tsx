import type { About } from '@/lib/content/about';
import { chaptersOf } from '@/lib/content/rich-text/chapters';
import { FoldedChapter } from '../facts/folded-chapter';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { SampleNotice } from '../layout/sample-notice';
import { Section } from '../ui/section';
import styles from './about-introduction.module.css';
import { YearLine } from './year-line';

/** Who we are: the beginning beside the line of years, then chapter by chapter, closed on phones. */
export function AboutIntroduction({ about }: { about: About }) {
  const { opening, chapters } = chaptersOf(about.introduction);
  return (
    <Section id="company" title="公司介绍">
      <div className={styles.opening}>
        <div>
          <SampleNotice />
          <RichText text={opening} />
          {about.introductionImage && about.image && (
            <div className={styles.picture}>
              <Picture picture={about.image} />
            </div>
          )}
        </div>
        <YearLine years={about.years} />
      </div>
      {chapters.length > 0 && (
        <ul className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <FoldedChapter chapter={chapter} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
