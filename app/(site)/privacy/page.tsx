import type { Metadata } from 'next';
import { PrivacyStatement } from '@/components/contact/privacy-statement';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const description = '留下联系方式以后：存什么、存在哪里、存多久、怎样撤回。';
  return pageMetadata({ title: '隐私说明', description, path: paths.privacy() });
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
