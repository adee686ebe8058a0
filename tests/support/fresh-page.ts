import { rememberedOnPage } from '@/lib/browser/page-memory';
import { PAGE_MEMORY_LIMIT } from '@/lib/constants';

let count = 0;

/** The address of a page that no test has seen, so that nothing is remembered of it. */
export const freshPage = () => `/page-${++count}`;

/** Visits so many fresh pages that everything before them is forgotten. */
export function forgetPages(): void {
  for (let visit = 0; visit < PAGE_MEMORY_LIMIT; visit++) rememberedOnPage(freshPage(), 'visit', () => null);
}
