import type { Metadata } from 'next';
import { CategorySection } from '@/components/ecosystem/category-section';
import { HeadBanner } from '@/components/ui/head-banner';
import { getEcosystemCategories } from '@/lib/content/ecosystem-category';
import { getEcosystemPreviews } from '@/lib/pages/ecosystem-previews';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '案例、实验室、论文、技术文档、培训与定制开发：设备到了实验室以后的事。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '生态', description: descriptions.ecosystem, path: paths.ecosystem() });
}

export default async function EcosystemPage() {
  const [categories, previews] = await Promise.all([getEcosystemCategories(), getEcosystemPreviews()]);
  return (
    <>
      <HeadBanner title="生态" introduction={INTRODUCTION} />
      {categories.map((category) => (
        <CategorySection key={category.id} category={category} items={previews[category.alias] ?? []} />
      ))}
    </>
  );
}
