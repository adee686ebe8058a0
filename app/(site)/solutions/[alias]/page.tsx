import type { Metadata } from 'next';
import { RelatedCases } from '@/components/case/related-cases';
import { SolutionIntroduction } from '@/components/solution/solution-introduction';
import { SolutionModules } from '@/components/solution/solution-modules';
import { SolutionParts } from '@/components/solution/solution-parts';
import { HeadBanner } from '@/components/ui/head-banner';
import { SectionNav } from '@/components/ui/section-nav';
import { getCasesOf } from '@/lib/content/case';
import { getSolution } from '@/lib/content/solution';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';
import { solutionParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export async function generateStaticParams() {
  return solutionParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const solution = await getSolution((await params).alias);
  if (!solution) return {};
  const { title, introduction: description, alias, image } = solution;
  return pageMetadata({ title, description, path: paths.solution(alias), image: image?.src });
}

export default async function SolutionPage({ params }: Props) {
  const { alias } = await params;
  const solution = found(await getSolution(alias), alias, paths.solution);
  const cases = await getCasesOf('solution', solution.id);
  const sections = [
    { id: 'introduction', label: '介绍', shown: true },
    ...solution.children.map((part, index) => ({ id: `part-${index + 1}`, label: part.title, shown: true })),
    { id: 'cases', label: '案例', shown: cases.list.length > 0 },
  ].filter((section) => section.shown);
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
      <SectionNav sections={sections} />
      <SolutionIntroduction solution={solution} />
      <SolutionParts parts={solution.children} />
      <SolutionModules modules={solution.modules} />
      <RelatedCases cases={cases} moreHref={paths.scopedCases('solution', solution.alias, solution.id)} />
    </>
  );
}
