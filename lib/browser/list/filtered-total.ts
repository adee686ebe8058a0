import { useEffect } from 'react';
import { usePageMemory } from '../page-memory';

const NAME = 'filtered total';

/** How many items the filters of a page's list leave; null while it shows them all. @param path the page's own address */
export function useFilteredTotal(path: string): number | null {
  return usePageMemory<number | null>(path, NAME, null)[0];
}

/**
 * Tells the head of a page how many items the filters of the list below it leave.
 * @param total null when nothing is filtered, undefined while the answer is under way: what was told before stays
 */
export function usePublishFilteredTotal(path: string, total: number | null | undefined): void {
  const [told, tell] = usePageMemory<number | null>(path, NAME, null);
  useEffect(() => {
    if (total !== undefined && told !== total) tell(total);
  }, [told, tell, total]);
}
