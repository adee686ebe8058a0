import type { LeftOut, LeftOutReason } from '@/lib/content/asked-versions';
import { COMPARED_MOST } from '@/lib/constants';
import { Notes } from '../list/notes';

const SAYS: Record<LeftOutReason, string> = {
  unknown: '没有这样的型号，可能写错了，也可能已经下架',
  doubled: '写了不止一次，只列一次',
  'too many': `一次最多比${COMPARED_MOST}个，多出来的没有列`,
};

/** What was asked for and is not compared. */
export function LeftOutNotes({ left }: { left: LeftOut[] }) {
  return (
    <Notes
      label="没有列出的"
      notes={(Object.keys(SAYS) as LeftOutReason[]).map((reason) => ({
        names: left.filter((one) => one.reason === reason).map(({ name }) => name),
        says: SAYS[reason],
      }))}
    />
  );
}
