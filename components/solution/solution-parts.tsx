import type { SolutionPart } from '@/lib/content/solution';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import type { PageSection } from '../ui/sections';
import { Split } from '../ui/split';

/** One section per part of a solution. */
export function solutionParts(parts: SolutionPart[]): PageSection[] {
  return parts.map((part, index) => ({
    id: `part-${index + 1}`,
    label: part.title,
    ground: index % 2 === 0 ? 'mist' : 'paper',
    node: (
      <Split reversed={index % 2 === 1} picture={part.image && <Picture picture={part.image} />}>
        {part.name && part.name !== part.title && <p>{part.name}</p>}
        {part.introduction && <p>{part.introduction}</p>}
        <RichText text={part.details} />
      </Split>
    ),
  }));
}
