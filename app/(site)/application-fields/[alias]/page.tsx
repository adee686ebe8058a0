import type { Metadata } from 'next';
import { RelatedCases } from '@/components/case/related-cases';
import { DomainIntroduction } from '@/components/domain/domain-introduction';
import { DomainSolutions } from '@/components/domain/domain-solutions';
import { FieldSolutions } from '@/components/domain/field-solutions';
import { RelatedModules } from '@/components/domain/related-modules';
import { LabPreview } from '@/components/lab/lab-preview';
import { HeadBanner } from '@/components/ui/head-banner';
import { SectionNav } from '@/components/ui/section-nav';
import { getCasesOf } from '@/lib/content/case';
import { getDomain } from '@/lib/content/domain';
import { getLabsOfDomain } from '@/lib/content/lab';
import { getSolutionsOfDomain } from '@/lib/content/solution';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/pages/metadata';
import { domainParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export async function generateStaticParams() {
  return domainParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const domain = await getDomain((await params).alias);
  if (!domain) return {};
  const { title, introduction: description, alias, image } = domain;
  return pageMetadata({ title, description, path: paths.domain(alias), image: image?.src });
}

export default async function DomainPage({ params }: Props) {
  const { alias } = await params;
  const domain = found(await getDomain(alias), alias, paths.domain);
  const [solutions, cases, labs] = await Promise.all([
    getSolutionsOfDomain(domain.id),
    getCasesOf('domain', domain.id),
    getLabsOfDomain(domain.id),
  ]);
  const sections = [
    { id: 'introduction', label: '介绍', shown: true },
    { id: 'field-solutions', label: '领域方案', shown: domain.fieldSolutions.length > 0 },
    { id: 'modules', label: '相关模块', shown: domain.relatedModules.length > 0 },
    { id: 'solutions', label: '解决方案', shown: solutions.length > 0 },
    { id: 'cases', label: '案例', shown: cases.list.length > 0 },
    { id: 'labs', label: '实验室', shown: labs.list.length > 0 },
  ].filter((section) => section.shown);
  return (
    <>
      <HeadBanner
        title={domain.title}
        subTitle={domain.subTitle}
        introduction={domain.introduction}
        picture={domain.headerImage ?? domain.image}
        crumbs={[{ href: paths.domains(), label: '应用领域' }]}
      />
      <SectionNav sections={sections} />
      <DomainIntroduction domain={domain} />
      <FieldSolutions solutions={domain.fieldSolutions} />
      <RelatedModules modules={domain.relatedModules} />
      <DomainSolutions solutions={solutions} />
      <RelatedCases cases={cases} moreHref={paths.scopedCases('domain', domain.alias, domain.id)} />
      <LabPreview labs={labs.list} totalCount={labs.totalCount} moreHref={paths.scopedLabs(domain.alias, domain.id)} />
    </>
  );
}
