import type { Metadata } from 'next';
import { SearchForm } from '@/components/search/search-form';
import { HeadBanner } from '@/components/ui/head-banner';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const description = '在领域、模块、方案、案例、实验室、文档与培训里搜索。';
  return pageMetadata({ title: '搜索', description, path: paths.search(), noindex: true });
}

export default function SearchPage() {
  return (
    <HeadBanner title="搜索">
      <SearchForm />
    </HeadBanner>
  );
}
