import type { OwnLab } from '@/lib/content/custom-development';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** Our own laboratory, where everything is tried first. */
export function OwnLabIntroduction({ ownLab }: { ownLab: OwnLab }) {
  return (
    <Section id="own-lab" title={ownLab.title} ground="mist">
      <Split picture={ownLab.introductionImage && <Picture picture={ownLab.introductionImage} />}>
        {ownLab.name && ownLab.name !== ownLab.title && <p>{ownLab.name}</p>}
        <RichText text={ownLab.introduction} />
      </Split>
    </Section>
  );
}
