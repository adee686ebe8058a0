import type { HomeSolution } from '@/lib/pages/home';
import { paths } from '@/lib/paths';
import { phrasesOf } from '@/lib/phrases';
import { SCENES } from '@/lib/illustrations/hotspots';
import { Illustration } from '../illustration/illustration';
import { EmptyBlock } from '../ui/empty-block';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { SolutionTabs } from './solution-tabs.client';

/** The solution that comes first, and is open: its place shows the diagram instead of a picture. */
const DIAGRAM = SCENES.solution;

/** The solutions by the question that each answers; beside them the laboratory of the one that is open. */
export function HomeSolutions({ solutions }: { solutions: HomeSolution[] }) {
  const isDiagram = ({ alias }: HomeSolution) => alias === DIAGRAM.solution;
  const ordered = [...solutions].sort((one, other) => Number(isDiagram(other)) - Number(isDiagram(one)));
  const tabs = ordered.map((solution) => ({
    id: solution.alias,
    href: paths.solution(solution.alias),
    chip: solution.shortName,
    name: solution.title,
    question: phrasesOf(solution.question || solution.introduction),
    picture: isDiagram(solution) ? (
      <Illustration name="solution" form="short" sizes="(max-width: 768px) 704px, 690px" />
    ) : (
      solution.homeImage && <Picture picture={solution.homeImage} sizes="(max-width: 768px) 100vw, 690px" />
    ),
  }));
  return (
    <Section
      id="solutions"
      title="从您的问题开始"
      more={{ href: paths.solutions(), label: `全部${solutions.length}个方案` }}
    >
      {solutions.length === 0 ? <EmptyBlock /> : <SolutionTabs page={paths.home()} tabs={tabs} />}
    </Section>
  );
}
