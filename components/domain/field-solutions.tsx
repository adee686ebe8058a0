import type { FieldSolution } from '@/lib/content/domain';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Split } from '../ui/split';

/** Typical studies of a field and how they are set up. */
export function FieldSolutions({ solutions }: { solutions: FieldSolution[] }) {
  return solutions.map((solution, index) => (
    <Split
      key={solution.title}
      reversed={index % 2 === 1}
      picture={solution.image && <Picture picture={solution.image} />}
    >
      <h3>{solution.title}</h3>
      {solution.name && solution.name !== solution.title && <p>{solution.name}</p>}
      {solution.introduction && <p>{solution.introduction}</p>}
      <RichText text={solution.description} />
      <RichText text={solution.details} />
    </Split>
  ));
}
