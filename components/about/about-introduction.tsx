import type { About } from '@/lib/content/about';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { SampleNotice } from '../layout/sample-notice';
import { Section } from '../ui/section';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import styles from './about-introduction.module.css';
import { YearLine } from './year-line';

/** Who we are: the beginning beside the line of years, then chapter by chapter. */
export function AboutIntroduction({ about }: { about: About }) {
  return (
    <Section id="company" title="公司介绍">
      <div className={styles.opening}>
        <div>
          <SampleNotice />
          <RichText text={about.opening} />
          {about.introductionImage && about.image && (
            <div className={styles.picture}>
              <Picture picture={about.image} />
            </div>
          )}
        </div>
        <YearLine years={about.years} />
      </div>
      {about.chapters.length > 0 && (
        <ScrollSnapList label="公司的几件事" count={about.chapters.length} className={styles.chapters}>
          {about.chapters.map((chapter, index) => (
            <li key={index}>
              <RichText text={chapter} />
            </li>
          ))}
        </ScrollSnapList>
      )}
    </Section>
  );
}
