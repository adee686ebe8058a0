import type { Metadata } from 'next';
import { SampleCursor } from '@/components/module/sample-cursor.client';
import { SampleRows } from '@/components/module/sample-rows';
import { EmptyBlock } from '@/components/ui/empty-block';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { getModuleRows, type HomeModule } from '@/lib/pages/home';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';

const INTRODUCTION = '眼动、脑电、心电、肌电、动作、行为与环境：每个模块测什么、多快、多准，有哪些型号。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await translated(fixedPages.modules));
}

/** From a solid band down to a single tick; what is never sampled comes last. */
const rateOf = ({ sampling }: HomeModule) => sampling?.rate ?? 0;

export default async function ModulesPage() {
  const modules = (await getModuleRows()).sort((a, b) => rateOf(b) - rateOf(a));
  return (
    <>
      <ListHead
        title="产品模块"
        count={`${modules.length}个，按采样率由高到低`}
        introduction={`${INTRODUCTION}每条刻度是一个样本，全长100\u00A0ms，画的是每类里采样率最高的型号。`}
      />
      <PageBody>
        {modules.length === 0 && <EmptyBlock />}
        <SampleCursor>
          <SampleRows modules={modules} heading="h2" textOf={({ introduction }) => introduction} />
        </SampleCursor>
      </PageBody>
      <LanguageLink path={fixedPages.modules.path} />
      <StructuredData page={fixedPages.modules} type="module" items={modules} />
    </>
  );
}
