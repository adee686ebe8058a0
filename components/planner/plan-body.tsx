import type { SolutionFacts } from '@/lib/content/solution-facts';
import type { PlanFault } from '@/lib/planner/address';
import type { Replaced } from '@/lib/planner/choose';
import type { Contradiction } from '@/lib/planner/contradictions';
import { isOwnRoom, type Needs } from '@/lib/planner/needs';
import type { Asked, Catalogue, PlannedDevice } from '@/lib/planner/plan';
import { syncRows } from '@/lib/planner/synchronisation';
import { DataTable } from '../ui/data-table';
import { PageBody } from '../ui/page-body';
import { PlanContradictions } from './plan-contradictions';
import { PlanDevices } from './plan-devices';
import { PlanFaults } from './plan-faults';
import { PlanForm } from './plan-form';
import { PlanNeeds } from './plan-needs';
import { SyncDiagram } from './sync-diagram';
import styles from './plan-body.module.css';

interface PlanBodyProps {
  asked: Asked;
  catalogue: Catalogue;
  faults: readonly PlanFault[];
  devices: readonly PlannedDevice[];
  /** by the conditions, from what the questions take */
  replaced: readonly Replaced[];
  contradictions: readonly Contradiction[];
  needs: Needs;
  /** of the solution that the plan is nearest to */
  facts: SolutionFacts | null;
  /** of that solution, with what is planned */
  room: SolutionFacts['plan'] | null;
}

/** Of the form to plan anew; it is open where a contradiction sends there. */
const CHANGE = { id: 'change', title: '改问题、测量与条件' };

/** The plan from top to bottom: what is wrong with it, devices, clock, room, first month; the form to plan anew. */
export function PlanBody({
  asked,
  catalogue,
  faults,
  devices,
  replaced,
  contradictions,
  needs,
  facts,
  room,
}: PlanBodyProps) {
  if (devices.length === 0)
    return (
      <PageBody>
        <PlanFaults faults={faults} />
        <PlanForm choices={catalogue} asked={asked} isChange={false} />
      </PageBody>
    );
  // a month in another solution's laboratory is not this plan's
  const weeks = (isOwnRoom(needs) && facts?.weeks) || [];
  return (
    <PageBody>
      <div className={styles.root}>
        <PlanFaults faults={faults} />
        {contradictions.length > 0 && <PlanContradictions found={contradictions} replaced={replaced} change={CHANGE} />}
        <section id="devices" aria-labelledby="devices-title">
          <h2 id="devices-title">设备与理由</h2>
          <PlanDevices asked={asked} catalogue={catalogue} devices={devices} />
        </section>
        <section id="synchronisation" aria-labelledby="synchronisation-title">
          <h2 id="synchronisation-title">同步怎样走</h2>
          <SyncDiagram rows={syncRows(asked, devices)} />
        </section>
        <section id="needs" aria-labelledby="needs-title">
          <h2 id="needs-title">价格、房间与网络</h2>
          <PlanNeeds needs={needs} facts={facts} devices={devices} room={room} />
        </section>
        {weeks.length > 0 && (
          <section id="first-month" aria-labelledby="first-month-title">
            <h2 id="first-month-title">第一个月</h2>
            <DataTable
              narrow="blocks"
              caption={`照“${needs.base?.title}”方案的第一个月`}
              table={{
                head: ['周次', '做什么', '成果'],
                rows: weeks.map(({ week, work, result }) => [week, work, result]),
              }}
            />
          </section>
        )}
        <details id={CHANGE.id} className={styles.change} open={contradictions.some(({ ways }) => ways.length === 0)}>
          <summary>{CHANGE.title}</summary>
          <PlanForm choices={catalogue} asked={asked} isChange />
        </details>
      </div>
    </PageBody>
  );
}
