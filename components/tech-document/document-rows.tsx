import type { ReactNode } from 'react';
import { RowList } from '../list/row-list';

interface DocumentRowsProps {
  size?: 'middle' | 'large';
  /** `DocumentItems` */
  children: ReactNode;
}

/** Documents as rows. */
export function DocumentRows({ size = 'large', children }: DocumentRowsProps) {
  return (
    <RowList size={size} lead="number" end="picture">
      {children}
    </RowList>
  );
}
