import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ParadigmRows } from '@/components/paradigm/paradigm-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { EXPERIMENT_PARADIGMS, getFeature } from '@/lib/content/feature';
import { getAlone } from '@/lib/content/item';
import { getCards } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION =
  '一个任务一页：时序、设计、设备、分析步骤与要多少人。能在浏览器里做的，做一轮看看自己的结果，数据不会上传。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.paradigms);
}

export default async function ParadigmsPage() {
  const cards = await getCards('paradigm');
  if (cards.length === 0) notFound();
  const facts = await getAlone(
    'paradigm',
    ['facts', 'demo'],
    cards.map(({ id }) => id),
  );
  const blocks = (await getFeature(EXPERIMENT_PARADIGMS))?.children ?? [];
  const pictures = new Map(blocks.map(({ paradigm, image }) => [paradigm?.alias, image]));
  return (
    <>
      <ListHead title="实验范式" count={`${cards.length}个任务`} introduction={INTRODUCTION} />
      <PageBody>
        <ParadigmRows cards={cards} facts={facts} pictures={pictures} />
      </PageBody>
      <StructuredData page={fixedPages.paradigms} type="paradigm" items={cards} />
    </>
  );
}
