import type { ReactNode } from 'react';
import { RowList } from '../list/row-list';

/** Courses as a timetable. @param children `TrainingItems` */
export function TrainingRows({ children }: { children: ReactNode }) {
  return (
    <RowList lead="day" end="note">
      {children}
    </RowList>
  );
}
