import type { Metadata } from 'next';
import { relatedCases } from '@/components/case/related-cases';
import { ItemRows } from '@/components/list/item-rows';
import { SolutionIntroduction } from '@/components/solution/solution-introduction';
import { solutionParts } from '@/components/solution/solution-parts';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { Sections, type PageSection } from '@/components/ui/sections';
import { getCasesOf } from '@/lib/content/case';
import { getSolution } from '@/lib/content/solution';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { solutionPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { solutionParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export async function generateStaticParams() {
  return solutionParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getSolution((await params).alias);
  return item ? pageMetadata(solutionPage(item)) : {};
}

export default async function SolutionPage({ params }: Props) {
  const { alias } = await params;
  const solution = found(await getSolution(alias), alias, paths.solution);
  const cases = await getCasesOf('solution', solution.id);
  const { modules, children, introductionName } = solution;
  const sections: PageSection[] = [
    {
      id: 'introduction',
      label: '介绍',
      title: introductionName || '介绍',
      node: <SolutionIntroduction solution={solution} />,
    },
    ...solutionParts(children),
    { id: 'modules', label: '用到的模块', node: modules.length > 0 && <ItemRows cards={modules} /> },
    relatedCases(cases, paths.scopedCases('solution', solution.alias, solution.id)),
  ];
  return (
    <>
      <HeadBanner
        title={solution.title}
        kicker={solution.englishName}
        subTitle={solution.subTitle}
        introduction={solution.introduction}
        picture={solution.headerImage ?? solution.image}
        crumbs={[{ href: paths.solutions(), label: '解决方案' }]}
        divider
      />
      <Sections sections={sections} />
      <StructuredData page={solutionPage(solution)} />
    </>
  );
}
