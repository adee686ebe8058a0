import type { Metadata } from 'next';
import { ItemRows } from '@/components/list/item-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { getModules } from '@/lib/content/module';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '眼动、脑电、心电、肌电、动作、行为与环境：每个模块测什么、多快、多准，有哪些型号。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.modules);
}

export default async function ModulesPage() {
  const modules = await getModules();
  return (
    <>
      <HeadBanner title="产品模块" introduction={INTRODUCTION} />
      <PageBody>
        <ItemRows cards={modules} heading="h2" lead="icon" />
      </PageBody>
      <StructuredData page={fixedPages.modules} type="module" items={modules} />
    </>
  );
}
