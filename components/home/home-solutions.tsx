import type { HomeSolution } from '@/lib/pages/home';
import { paths } from '@/lib/paths';
import { SCENES } from '@/lib/illustrations/hotspots';
import { Illustration } from '../illustration/illustration';
import { EmptyBlock } from '../ui/empty-block';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { SolutionTabs } from './solution-tabs.client';

/** The solution that stands open first: its place shows the diagram instead of a picture. */
const DIAGRAM = SCENES.solution;
const isDrawn = ({ alias }: HomeSolution) => alias === DIAGRAM.solution;

/** The solutions by the question that each answers; beside them the laboratory of the one that is open. */
export function HomeSolutions({ solutions }: { solutions: HomeSolution[] }) {
  // the one that stands open is the first: where they are chips, nobody meets a row that begins in its middle
  const inOrder = [...solutions].sort((a, b) => Number(isDrawn(b)) - Number(isDrawn(a)));
  const tabs = inOrder.map((solution) => ({
    id: solution.alias,
    href: paths.solution(solution.alias),
    chip: solution.shortName,
    name: solution.title,
    question: solution.question || solution.introduction,
    picture: isDrawn(solution) ? (
      <Illustration name="solution" form="short" sizes="(max-width: 768px) 704px, 690px" />
    ) : (
      solution.homeImage && <Picture picture={solution.homeImage} sizes="(max-width: 768px) 100vw, 690px" />
    ),
  }));
  return (
    <Section
      id="solutions"
      title="从您的问题开始"
      more={{ href: paths.solutions(), label: `全部 ${solutions.length} 个方案` }}
    >
      {solutions.length === 0 ? <EmptyBlock /> : <SolutionTabs page={paths.home()} tabs={tabs} first={0} />}
    </Section>
  );
}
