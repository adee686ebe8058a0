import type { Metadata } from 'next';
import { SearchHead } from '@/components/search/search-head';
import { SearchPage } from '@/components/search/search-page.client';
import { SearchStarts } from '@/components/search/search-starts';
import { getLatestItems } from '@/lib/pages/latest-items';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.search);
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
