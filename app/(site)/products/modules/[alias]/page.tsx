import type { Metadata } from 'next';
import { RelatedCases } from '@/components/case/related-cases';
import { ModuleDocuments } from '@/components/module/module-documents';
import { ModuleFeatures } from '@/components/module/module-features';
import { ModuleIndexSections } from '@/components/module/module-index-sections';
import { ModuleIntroduction } from '@/components/module/module-introduction';
import { ModuleVersions } from '@/components/module/module-versions';
import { HeadBanner } from '@/components/ui/head-banner';
import { SectionNav } from '@/components/ui/section-nav';
import { getCasesOf } from '@/lib/content/case';
import { getModule } from '@/lib/content/module';
import { getProductsOfModule } from '@/lib/content/product';
import { getTechDocumentsOfModule } from '@/lib/content/tech-document';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';
import { moduleParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export async function generateStaticParams() {
  return moduleParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const module = await getModule((await params).alias);
  if (!module) return {};
  const { title, introduction: description, alias, image } = module;
  return pageMetadata({ title, description, path: paths.module(alias), image: image?.src });
}

export default async function ModulePage({ params }: Props) {
  const { alias } = await params;
  const module = found(await getModule(alias), alias, paths.module);
  const [versions, cases, documents] = await Promise.all([
    getProductsOfModule(module),
    getCasesOf('module', module.id),
    getTechDocumentsOfModule(module.id),
  ]);
  const sections = [
    { id: 'introduction', label: '介绍', shown: true },
    { id: 'features', label: '特点', shown: module.feature.blocks.length > 0 },
    { id: 'versions', label: '型号', shown: versions.length > 0 },
    ...module.index.map((entry) => ({ id: entry.alias, label: entry.title, shown: true })),
    { id: 'cases', label: '案例', shown: cases.list.length > 0 },
    { id: 'documents', label: '技术文档', shown: documents.length > 0 },
  ].filter((section) => section.shown);
  return (
    <>
      <HeadBanner
        title={module.title}
        kicker={module.englishName}
        introduction={module.introduction}
        picture={module.headerImage ?? module.image}
        crumbs={[{ href: paths.modules(), label: '产品模块' }]}
      />
      <SectionNav sections={sections} />
      <ModuleIntroduction module={module} />
      <ModuleFeatures module={module} />
      <ModuleVersions moduleAlias={module.alias} versions={versions} />
      <ModuleIndexSections entries={module.index} />
      <RelatedCases cases={cases} moreHref={paths.scopedCases('module', module.alias, module.id)} />
      <ModuleDocuments documents={documents} />
    </>
  );
}
