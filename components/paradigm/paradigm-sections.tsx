import type { Paradigm } from '@/lib/content/paradigm';
import { participantsTable } from '@/lib/pages/participants';
import { taskOf } from '@/lib/paradigms/tasks';
import { RelationRows } from '../list/relation-rows';
import { SolutionLimits } from '../solution/solution-limits';
import { DataTable } from '../ui/data-table';
import { RichText } from '../ui/rich-text';
import type { PageSection } from '../ui/sections';
import { DemoSection } from './demo-section';
import { ParadigmDevices } from './paradigm-devices';
import { TrialFigure } from './trial-figure';

/** Said once: what the numbers of participants rest on. */
const RECKONED =
  '显著性水平α = 0.05，双侧（方差分析无所谓侧），由非中心t与非中心F分布算出，取最小的整数。配对的效应量按差值的SD（dz），两组的按合并的SD（d）。没有算进弃用的数据，招募多备一到两成。';

/** A task in the order of a methods section; what the content does not say is left out. */
export function paradigmSections(item: Paradigm): PageSection[] {
  const { demo, timings, description, devices, simulation, analysis, effects, limits, modules, cases } = item;
  const participants = participantsTable(effects);
  return [
    { id: 'demo', label: '做一轮', background: 'tint', node: taskOf(demo) && <DemoSection demo={demo} /> },
    {
      id: 'timings',
      label: '时序',
      title: '一个试次',
      node: timings.length > 0 && <TrialFigure timings={timings} demo={demo} />,
    },
    { id: 'design', label: '设计', width: 'article', node: described(description) },
    { id: 'devices', label: '设备', node: devices.length > 0 && <ParadigmDevices devices={devices} /> },
    { id: 'simulation', label: '数据', title: '数据长什么样（模拟）', width: 'article', node: described(simulation) },
    { id: 'analysis', label: '分析', title: '分析步骤', width: 'article', node: described(analysis) },
    {
      id: 'participants',
      label: '人数',
      title: '要多少人',
      introduction: RECKONED,
      node: participants && <DataTable table={participants} caption="测出各种效应要的人数" narrow="blocks" />,
    },
    {
      id: 'limits',
      label: '限度',
      title: '说明不了什么',
      node: limits.length > 0 && <SolutionLimits limits={limits} />,
    },
    {
      id: 'cases',
      label: '案例',
      isWhole: true,
      node: cases.length > 0 && <RelationRows id="cases" title="用到它的案例" cards={cases} />,
    },
    {
      id: 'modules',
      label: '模块',
      isWhole: true,
      node: modules.length > 0 && <RelationRows id="modules" title="用到的模块" cards={modules} />,
    },
  ];
}

const described = (text: Paradigm['analysis']) => text.blocks.length > 0 && <RichText text={text} />;
