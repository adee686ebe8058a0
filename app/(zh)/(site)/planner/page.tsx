import { PlanForm } from '@/components/planner/plan-form';
import { PlannerHead } from '@/components/planner/plan-head';
import { StructuredData } from '@/components/seo/structured-data';
import { PageBody } from '@/components/ui/page-body';
import { getPlanChoices } from '@/lib/content/plan-choices';
import { getPlanPreview } from '@/lib/pages/plan-preview';
import { NOTHING_ASKED } from '@/lib/planner/plan';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(fixedPages.planner);

/** What a laboratory can be planned by; the plan itself is `asked/planner`. */
export default async function PlannerPage() {
  const choices = await getPlanChoices();
  return (
    <>
      <PlannerHead preview={await getPlanPreview(choices.solutions)} />
      <PageBody>
        <PlanForm choices={choices} asked={NOTHING_ASKED} isChange={false} />
      </PageBody>
      <StructuredData page={fixedPages.planner} />
    </>
  );
}
