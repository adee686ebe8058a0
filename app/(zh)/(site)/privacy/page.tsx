import type { Metadata } from 'next';
import { PrivacyStatement } from '@/components/contact/privacy-statement';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await translated(fixedPages.privacy));
}

export default function PrivacyPage() {
  return (
    <>
      <ListHead title="隐私说明" />
      <PageBody>
        <PrivacyStatement />
      </PageBody>
      <LanguageLink path={fixedPages.privacy.path} />
      <StructuredData page={fixedPages.privacy} />
    </>
  );
}
