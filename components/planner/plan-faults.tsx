import { PEOPLE_MOST, VERSIONS_MOST, type PlanFault } from '@/lib/planner/address';
import { Notes } from '../list/notes';

const SAYS: Record<PlanFault['why'], string> = {
  unknown: '没有这一项，可能写错了，也可能已经下架',
  doubled: '写了不止一次，只算一次',
  amount: '数量要写1到999的整数，先按1算',
  people: `同时的人数要写1到${PEOPLE_MOST}的整数，先按最接近的算`,
  choice: '没有这个选项，没有照它算',
  'too many': `问题最多3个，型号最多${VERSIONS_MOST}种，多出来的没有列`,
};

/** What of an address is not in the plan as it is written there. */
export function PlanFaults({ faults }: { faults: readonly PlanFault[] }) {
  return (
    <Notes
      label="网址里没有采用的几处"
      notes={(Object.keys(SAYS) as PlanFault['why'][]).map((why) => ({
        names: faults.filter((fault) => fault.why === why).map(({ what }) => what),
        says: SAYS[why],
      }))}
    />
  );
}
