import type { Metadata } from 'next';
import { connection } from 'next/server';
import { PlanBody } from '@/components/planner/plan-body';
import { PlanHead } from '@/components/planner/plan-head';
import { StructuredData } from '@/components/seo/structured-data';
import { readPlan } from '@/lib/content/read-plan';
import { planQuery, type PlanQuery } from '@/lib/planner/address';
import { planTitle } from '@/lib/planner/words';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { plannerMetadata } from '@/lib/seo/planner-page';

/** What is asked decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<PlanQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { devices, needs, asked } = await readPlan(await searchParams);
  const question = needs.isAsked ? (needs.base?.title ?? '') : '';
  return plannerMetadata(devices.length > 0 ? planTitle(devices, question) : '', planQuery(asked));
}

/** A laboratory, from what is to be found out to what has to be bought: what `/planner` answers when it is asked. */
export default async function PlannerPage({ searchParams }: Props) {
  await connection();
  const plan = await readPlan(await searchParams);
  return (
    <>
      <PlanHead {...plan} />
      <PlanBody {...plan} />
      <StructuredData page={fixedPages.planner} />
    </>
  );
}
