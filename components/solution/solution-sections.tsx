import type { CardPage } from '@/lib/content/types';
import { chaptersOf } from '@/lib/content/rich-text/chapters';
import type { Solution } from '@/lib/content/solution';
import type { SolutionFacts } from '@/lib/content/solution-facts';
import { sceneOf } from '@/lib/illustrations/hotspots';
import { paths } from '@/lib/paths';
import { relatedCases } from '../case/related-cases';
import { ChapterRow } from '../facts/chapter-rows';
import { CompactCards } from '../list/compact-cards';
import type { PageSection } from '../ui/sections';
import { DeviceList } from './device-list';
import { FirstMonth } from './first-month';
import { RoomFacts } from './room-facts';
import { SolutionIntroduction } from './solution-introduction';
import { SolutionLimits } from './solution-limits';
import { solutionParts } from './solution-parts';
import styles from './solution-sections.module.css';

interface SolutionSectionsProps {
  solution: Solution;
  facts: SolutionFacts;
  cases: CardPage;
}

/**
 * The sections of a solution. Its text has four chapters: on the devices, the room, the first month and the limits;
 * each is shown with its facts. A text with other chapters, or without those facts, stays in the introduction whole.
 */
export function solutionSections({ solution, facts, cases }: SolutionSectionsProps): PageSection[] {
  const { description, children, modules, introductionName } = solution;
  const { opening, chapters } = chaptersOf(description);
  const { devices, roomFacts, weeks, limits } = facts;
  const isWoven = chapters.length === 4 && [devices, roomFacts, weeks, limits].every((list) => list.length > 0);
  const [onDevices, onRoom, onWeeks, onLimits] = isWoven ? chapters : [];
  return [
    {
      id: 'introduction',
      label: '介绍',
      title: introductionName || '介绍',
      node: (solution.introduction || description.blocks.length > 0 || sceneOf('solution', solution.alias)) && (
        <SolutionIntroduction solution={solution} text={isWoven ? opening : description} />
      ),
    },
    {
      id: 'devices',
      label: '设备清单',
      node: devices.length > 0 && (
        <>
          <DeviceList facts={facts} plan={paths.planner(`questions=${solution.alias}`)} />
          {onDevices && (
            <div className={styles.reasons}>
              <ChapterRow chapter={onDevices} folded />
            </div>
          )}
        </>
      ),
    },
    {
      id: 'room',
      label: '房间与网络',
      node: roomFacts.length > 0 && <RoomFacts facts={facts} chapter={onRoom} />,
    },
    {
      id: 'first-month',
      label: '第一个月',
      background: 'dark',
      node: weeks.length > 0 && <FirstMonth weeks={weeks} chapter={onWeeks} />,
    },
    ...solutionParts(children),
    {
      id: 'limits',
      label: '做不到的事',
      node: limits.length > 0 && <SolutionLimits limits={limits} chapter={onLimits} />,
    },
    { id: 'modules', label: '用到的模块', node: modules.length > 0 && <CompactCards cards={modules} heading="h3" /> },
    relatedCases(cases, paths.scopedCases('solution', solution.alias, solution.id)),
  ];
}
