import type { EcosystemCategory } from '@/lib/content/ecosystem-category';
import type { OverviewCategory } from '@/lib/pages/ecosystem-overview';

/** What a category is drawn from. */
export interface OverviewProps extends OverviewCategory {
  category: EcosystemCategory;
}
