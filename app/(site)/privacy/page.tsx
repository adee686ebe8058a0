import type { Metadata } from 'next';
import { PrivacyStatement } from '@/components/contact/privacy-statement';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '隐私说明', description: descriptions.privacy, path: paths.privacy() });
}

export default function PrivacyPage() {
  return (
    <>
      <HeadBanner title="隐私说明" />
      <PageBody>
        <PrivacyStatement />
      </PageBody>
    </>
  );
}
