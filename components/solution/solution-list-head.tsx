import type { IndexedSolution } from '@/lib/pages/solution-index';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button-link';
import { Fold } from '../ui/fold';
import { Hero } from '../ui/hero';
import { SolutionAxis } from './solution-axis';

const LEAD = '按实验室来配：设备清单、房间与网络要求、第一个月做什么，都写在每个方案里。';

/** How many solutions there are, and how long each takes, on one axis. */
export function SolutionListHead({ solutions }: { solutions: IndexedSolution[] }) {
  const weeks = solutions.flatMap((solution) => solution.weeks ?? []);
  const fact = {
    value: String(solutions.length),
    unit: '个',
    label: weeks.length > 0 ? `最快${Math.min(...weeks)}周到齐，最久${Math.max(...weeks)}周` : '每个回答一个研究问题',
  };
  return (
    <Hero
      title="解决方案"
      lead={LEAD}
      fact={fact}
      foot={
        <Fold label="按交货期比较">
          <SolutionAxis solutions={solutions} />
        </Fold>
      }
    >
      <ButtonLink href={paths.planner()}>规划一间实验室</ButtonLink>
    </Hero>
  );
}
