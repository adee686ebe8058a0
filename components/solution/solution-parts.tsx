import type { SolutionPart } from '@/lib/content/solution';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';

/** One section per part of a solution. */
export function SolutionParts({ parts }: { parts: SolutionPart[] }) {
  return parts.map((part, index) => (
    <Section key={part.title} id={`part-${index + 1}`} title={part.title} ground={index % 2 === 0 ? 'mist' : 'paper'}>
      <Split reversed={index % 2 === 1} picture={part.image && <Picture picture={part.image} />}>
        {part.name && part.name !== part.title && <p>{part.name}</p>}
        {part.introduction && <p>{part.introduction}</p>}
        <RichText text={part.details} />
      </Split>
    </Section>
  ));
}
