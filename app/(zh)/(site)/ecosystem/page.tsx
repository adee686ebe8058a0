import type { Metadata } from 'next';
import { OverviewCategories } from '@/components/ecosystem/overview-categories';
import { OverviewHead } from '@/components/ecosystem/overview-head';
import { StructuredData } from '@/components/seo/structured-data';
import { getLinks } from '@/lib/content/links';
import { getEcosystemOverview } from '@/lib/pages/ecosystem-overview';
import { hasRelations } from '@/lib/content/relation-map';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.ecosystem);
}

export default async function EcosystemPage() {
  const [categories, overview, isRelated] = await Promise.all([
    getLinks('ecosystem-category'),
    getEcosystemOverview(),
    hasRelations(),
  ]);
  return (
    <>
      <OverviewHead categories={categories} overview={overview.categories} hasRelations={isRelated} />
      <OverviewCategories categories={categories} overview={overview} />
      <StructuredData page={fixedPages.ecosystem} />
    </>
  );
}
