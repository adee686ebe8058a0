import type { About } from '@/lib/content/about';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** Who we are. */
export function AboutIntroduction({ about }: { about: About }) {
  return (
    <Section id="company" title="公司介绍">
      <Split picture={about.introductionImage && <Picture picture={about.introductionImage} />}>
        <RichText text={about.introduction} />
      </Split>
    </Section>
  );
}
