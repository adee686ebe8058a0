import type { ComponentProps } from 'react';
import { EmptyBlock } from '../ui/empty-block';
import { RowItems } from './row-items';
import { RowList, type RowsLook } from './row-list';

type RowsProps = RowsLook & Omit<ComponentProps<typeof RowItems>, 'hasLead'>;

/** Things to be read, one a row, with rules between them: the one form of rows on this site. */
export function Rows({ rows, heading, isRevealed, ...look }: RowsProps) {
  if (rows.length === 0) return <EmptyBlock />;
  return (
    <RowList {...look}>
      <RowItems rows={rows} heading={heading} hasLead={look.lead !== undefined} isRevealed={isRevealed} />
    </RowList>
  );
}
