import type { Metadata } from 'next';
import { SearchHead } from '@/components/search/search-head';
import { SearchPage } from '@/components/search/search-page.client';
import { SearchStarts } from '@/components/search/search-starts';
import { getLatestItems } from '@/lib/pages/latest-items';
import { pageMetadata } from '@/lib/pages/metadata';
import { paths } from '@/lib/paths';

export async function generateMetadata(): Promise<Metadata> {
  const description = '在产品、方案、案例、实验室、论文、文档、培训与白皮书里搜索。';
  return pageMetadata({ title: '搜索', description, path: paths.search(), noindex: true });
}

/** One static document: what is asked for stands in the address and is answered in the browser. */
export default async function Page() {
  return (
    <SearchHead>
      <SearchPage>
        <SearchStarts latest={await getLatestItems()} />
      </SearchPage>
    </SearchHead>
  );
}
