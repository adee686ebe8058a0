import type { Metadata } from 'next';
import { WithdrawalLayout } from '@/components/contact/withdrawal-layout';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '输入受理编号，删除您提交过的内容，并通知收到过它的人。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.withdrawal);
}

export default function WithdrawalPage() {
  return (
    <>
      <ListHead title="撤回提交" introduction={INTRODUCTION} />
      <PageBody isClosing>
        <WithdrawalLayout />
      </PageBody>
      <StructuredData page={fixedPages.withdrawal} />
    </>
  );
}
