'use client';

import { useFilteredTotal } from '@/lib/browser/list/filtered-total';

interface ListCountProps {
  /** the page's own address */
  path: string;
  total: number;
  /** what is counted, after its number */
  unit: string;
  /** in which order they are */
  order?: string;
}

/** How many items a list has, in its head; once it is filtered, how many of them are left. */
export function ListCount({ path, total, unit, order }: ListCountProps) {
  const left = useFilteredTotal(path);
  const count = left === null ? `${total}${unit}` : `筛选出${left}${unit}，共${total}${unit}`;
  return order ? `${count}，${order}` : count;
}
