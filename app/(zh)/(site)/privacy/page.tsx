import type { Metadata } from 'next';
import { PrivacyStatement } from '@/components/contact/privacy-statement';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.privacy);
}

export default function PrivacyPage() {
  return (
    <>
      <ListHead title="隐私说明" />
      <PageBody>
        <PrivacyStatement />
      </PageBody>
      <StructuredData page={fixedPages.privacy} />
    </>
  );
}
