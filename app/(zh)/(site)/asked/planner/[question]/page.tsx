import type { Metadata } from 'next';
import { PlanBody } from '@/components/planner/plan-body';
import { PlanHead } from '@/components/planner/plan-head';
import { StructuredData } from '@/components/seo/structured-data';
import { readPlan } from '@/lib/content/read-plan';
import { questionParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { planQuery } from '@/lib/planner/address';
import { planTitle } from '@/lib/planner/words';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { plannerMetadata } from '@/lib/seo/planner-page';

interface Props {
  params: Promise<{ question: string }>;
}

export const generateStaticParams = questionParams(paths.planner('people=2'));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { devices, needs, asked } = await readPlan((await params).question);
  const question = needs.isAsked ? (needs.base?.title ?? '') : '';
  return plannerMetadata(devices.length > 0 ? planTitle(devices, question) : '', planQuery(asked));
}

/** A laboratory, from what is to be found out to what has to be bought: what `/planner` answers when it is asked. */
export default async function PlannerPage({ params }: Props) {
  const plan = await readPlan((await params).question);
  return (
    <>
      <PlanHead {...plan} />
      <PlanBody {...plan} />
      <StructuredData page={fixedPages.planner} />
    </>
  );
}
