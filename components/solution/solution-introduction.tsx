import type { Solution } from '@/lib/content/solution';
import { Lead } from '../ui/lead';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Split } from '../ui/split';

/** The laboratory as it stands, and whom it is for. */
export function SolutionIntroduction({ solution }: { solution: Solution }) {
  const picture = solution.headerImage ? solution.image : null;
  return (
    <Split picture={picture && <Picture picture={picture} />}>
      {solution.name && solution.name !== solution.title && <p>{solution.name}</p>}
      <Lead narrowOnly>{solution.introduction}</Lead>
      <RichText text={solution.description} />
    </Split>
  );
}
