import type { Paradigm } from '@/lib/content/paradigm';
import { ASSUMED, participantsTable } from '@/lib/content/participants';
import { taskOf } from '@/lib/paradigms/tasks';
import { RelationRows } from '../list/relation-rows';
import { SolutionLimits } from '../solution/solution-limits';
import { RichText } from '../ui/rich-text';
import type { PageSection } from '../ui/sections';
import { DemoSection } from './demo-section';
import { ParadigmDevices } from './paradigm-devices';
import { Participants } from './participants';
import { SideBySide, type Part } from './side-by-side';
import { TrialFigure } from './trial-figure';

/** A task in the order of a methods section; what the content does not say is left out. */
export function paradigmSections(item: Paradigm): PageSection[] {
  const { demo, timings, description, devices, simulation, analysis, effects, limits, modules, cases } = item;
  const participants = participantsTable(effects);
  return [
    {
      id: 'demo',
      label: '演示',
      title: '网页演示',
      background: 'tint',
      node: taskOf(demo) && <DemoSection demo={demo} />,
    },
    {
      id: 'timings',
      label: '时序',
      title: '一个试次',
      node: timings.length > 0 && <TrialFigure timings={timings} demo={demo} />,
    },
    ...besideOneAnother([
      { id: 'design', label: '设计', node: described(description) },
      { id: 'devices', label: '设备', node: devices.length > 0 && <ParadigmDevices devices={devices} /> },
      { id: 'simulation', label: '数据', title: '数据长什么样（模拟）', isAside: true, node: described(simulation) },
    ]),
    ...besideOneAnother([
      { id: 'analysis', label: '分析', title: '分析步骤', node: described(analysis) },
      { id: 'limits', label: '局限', isAside: true, node: limits.length > 0 && <SolutionLimits limits={limits} /> },
    ]),
    {
      id: 'participants',
      label: '人数',
      title: '要多少人',
      introduction: ASSUMED,
      node: participants && <Participants table={participants} />,
    },
    {
      id: 'cases',
      label: '案例',
      isWhole: true,
      node: cases.length > 0 && <RelationRows id="cases" title="用到它的案例" unit="个" cards={cases} />,
    },
    {
      id: 'modules',
      label: '模块',
      isWhole: true,
      node: modules.length > 0 && <RelationRows id="modules" title="用到的模块" unit="个" cards={modules} isBrief />,
    },
  ];
}

const described = (text: Paradigm['analysis']) => text.blocks.length > 0 && <RichText text={text} />;

/** Each is in the menu; the first that is there draws them all. */
function besideOneAnother(parts: Part[]): PageSection[] {
  const present = parts.filter(({ node }) => node);
  return present.map(({ id, label }, index) =>
    index === 0
      ? { id, label, isWhole: true, node: <SideBySide parts={present} /> }
      : { id, label, isInside: true, node: true },
  );
}
