import type { Metadata } from 'next';
import { relatedCases } from '@/components/case/related-cases';
import { ItemRows } from '@/components/list/item-rows';
import { ModuleFeatures } from '@/components/module/module-features';
import { ModuleHead } from '@/components/module/module-head';
import { moduleIndex } from '@/components/module/module-index';
import { ModuleIntroduction } from '@/components/module/module-introduction';
import { ModuleVersions } from '@/components/module/module-versions';
import { Sections, type PageSection } from '@/components/ui/sections';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { getCasesOf } from '@/lib/content/case';
import { getModule } from '@/lib/content/module';
import { getParadigmsOf } from '@/lib/content/paradigm';
import { getProductsOfModule } from '@/lib/content/product';
import { getFactsOfProducts } from '@/lib/content/product-facts';
import { getTechDocumentsOfModule } from '@/lib/content/tech-document';
import { relatedRows } from '@/components/list/related-rows';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { found } from '@/lib/pages/found';
import { relationsOfModule } from '@/lib/pages/relations';
import { paths } from '@/lib/paths';
import { modulePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';
import { aliasParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export const generateStaticParams = aliasParams('module');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getModule((await params).alias);
  return item ? pageMetadata(await translated(modulePage(item))) : {};
}

export default async function ModulePage({ params }: Props) {
  const { alias } = await params;
  const module = found(await getModule(alias), alias, 'module');
  const [versions, cases, documents, paradigms, { publications, labs }] = await Promise.all([
    getProductsOfModule(module.id, module.alias),
    getCasesOf('module', module.id),
    getTechDocumentsOfModule(module.id),
    getParadigmsOf('module', module.id),
    relationsOfModule(module.id),
  ]);
  const facts = await getFactsOfProducts(versions.map(({ id }) => id));
  const action = enquireAbout(module.title);
  const sections: PageSection[] = [
    {
      id: 'introduction',
      label: '介绍',
      node: (module.details.blocks.length > 0 || module.introductionImage) && <ModuleIntroduction module={module} />,
    },
    { id: 'features', label: '特点', node: module.feature.blocks.length > 0 && <ModuleFeatures module={module} /> },
    {
      id: 'versions',
      label: '型号',
      node: versions.length > 0 && <ModuleVersions moduleAlias={module.alias} versions={versions} facts={facts} />,
    },
    ...moduleIndex(module.index),
    relatedCases(cases, paths.scopedCases('module', module.alias, module.id)),
    { id: 'documents', label: '技术文档', node: documents.length > 0 && <ItemRows cards={documents} lead="day" /> },
    { id: 'paradigms', label: '实验范式', node: paradigms.length > 0 && <ItemRows cards={paradigms} /> },
    relatedRows('publications', '论文', '用它写成的论文', '篇', publications),
    relatedRows('labs', '实验室', '有它的实验室', '间', labs),
  ];
  return (
    <>
      <ModuleHead module={module} action={action} />
      <Sections sections={sections} action={action} />
      <LanguageLink path={modulePage(module).path} />
      <StructuredData page={modulePage(module)} />
    </>
  );
}
