import { PlanForm } from '@/components/planner/plan-form';
import { PlannerHead } from '@/components/planner/plan-head';
import { StructuredData } from '@/components/seo/structured-data';
import { PageBody } from '@/components/ui/page-body';
import { getPlanChoices } from '@/lib/content/plan-choices';
import { NOTHING_ASKED } from '@/lib/planner/plan';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(fixedPages.planner);

/** What a laboratory can be planned by; the plan itself is `asked/planner`. */
export default async function PlannerPage() {
  return (
    <>
      <PlannerHead />
      <PageBody>
        <PlanForm choices={await getPlanChoices()} asked={NOTHING_ASKED} isChange={false} />
      </PageBody>
      <StructuredData page={fixedPages.planner} />
    </>
  );
}
