import type { Metadata } from 'next';
import { CategorySection } from '@/components/ecosystem/category-section';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { getEcosystemCategories } from '@/lib/content/ecosystem-category';
import { getEcosystemPreviews } from '@/lib/pages/ecosystem-previews';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '案例、实验室、论文、技术文档、培训与定制开发：设备到了实验室以后的事。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.ecosystem);
}

export default async function EcosystemPage() {
  const [categories, previews] = await Promise.all([getEcosystemCategories(), getEcosystemPreviews()]);
  return (
    <>
      <HeadBanner title="生态" introduction={INTRODUCTION} />
      {categories.map((category) => (
        <CategorySection key={category.id} category={category} items={previews[category.alias] ?? []} />
      ))}
      <StructuredData page={fixedPages.ecosystem} />
    </>
  );
}
