import type { ItemLink } from '@/lib/content/types';
import type { OverviewCategory } from '@/lib/pages/ecosystem-overview';

/** What a category is drawn from. */
export interface OverviewProps extends OverviewCategory {
  category: ItemLink;
}
