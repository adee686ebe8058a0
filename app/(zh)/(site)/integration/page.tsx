import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormatTable } from '@/components/integration/format-table';
import { IntegrationRows } from '@/components/integration/integration-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { getCards } from '@/lib/content/links';
import { getFormatTable } from '@/lib/pages/format-table';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '别家的程序怎样收数据、怎样送标记。每个示例不超过四十行，能跑的都对着样例数据跑过。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.integration);
}

export default async function IntegrationPage() {
  const [cards, formats] = await Promise.all([getCards('integration'), getFormatTable()]);
  if (cards.length === 0) notFound();
  return (
    <>
      <ListHead title="接入与格式" count={`${cards.length}种程序`} introduction={INTRODUCTION} />
      <PageBody>
        <IntegrationRows cards={cards} />
      </PageBody>
      <FormatTable formats={formats} />
      <StructuredData page={fixedPages.integration} type="integration" items={cards} />
    </>
  );
}
