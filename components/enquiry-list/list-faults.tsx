import { LINES_MOST, type ListFault } from '@/lib/enquiries/enquiry-list';
import { Notes } from '../list/notes';

const SAYS: Record<ListFault['why'], string> = {
  unknown: '没有这一项，可能写错了，也可能已经下架',
  doubled: '写了不止一次，只列一次',
  amount: '数量要写1到999的整数，先按1算',
  'too many': `一份最多${LINES_MOST}项，多出来的没有列`,
};

/** What of an address could not be taken as it is. */
export function ListFaults({ faults }: { faults: readonly ListFault[] }) {
  return (
    <Notes
      label="网址里没有采用的几处"
      notes={(Object.keys(SAYS) as ListFault['why'][]).map((why) => ({
        names: faults.filter((fault) => fault.why === why).map(({ what }) => what),
        says: SAYS[why],
      }))}
    />
  );
}
