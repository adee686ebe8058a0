import type { Metadata } from 'next';
import { SearchHead } from '@/components/search/search-head';
import { SearchPage } from '@/components/search/search-page.client';
import { SearchStarts } from '@/components/search/search-starts';
import { getLatestItems } from '@/lib/pages/latest-items';
import { withLeadPreview } from '@/lib/pages/lead-preview';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

/** Twice as wide as a row's picture, in px: an enlarged one would not count as seen. */
const ROW_PICTURE = 224;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.search);
}

/** One static document: what is asked for is in the address and is answered in the browser. */
export default async function Page() {
  return (
    <SearchHead>
      <SearchPage>
        <SearchStarts latest={await withLeadPreview(await getLatestItems(), ROW_PICTURE)} />
      </SearchPage>
    </SearchHead>
  );
}
