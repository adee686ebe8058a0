import type { Metadata } from 'next';
import { relatedCases } from '@/components/case/related-cases';
import { DomainHead } from '@/components/domain/domain-head';
import { DomainIntroduction, hasText } from '@/components/domain/domain-introduction';
import { FieldSolutions } from '@/components/domain/field-solutions';
import { RelatedModules } from '@/components/domain/related-modules';
import { labPreview } from '@/components/lab/lab-preview';
import { ItemRows } from '@/components/list/item-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { ContactPanel, askAction } from '@/components/contact/contact-panel';
import { Sections, type PageSection } from '@/components/ui/sections';
import { getCasesOf } from '@/lib/content/case';
import { getDomain } from '@/lib/content/domain';
import { getLabsFacts, getLabsOfDomain } from '@/lib/content/lab';
import { getSolutionsOfDomain } from '@/lib/content/solution';
import { getNumbers } from '@/lib/content/key-number';
import { found } from '@/lib/pages/found';
import { paths } from '@/lib/paths';
import { domainPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { aliasParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export const generateStaticParams = aliasParams('domain');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getDomain((await params).alias);
  return item ? pageMetadata(domainPage(item)) : {};
}

export default async function DomainPage({ params }: Props) {
  const { alias } = await params;
  const domain = found(await getDomain(alias), alias, 'domain');
  const [solutions, cases, labs] = await Promise.all([
    getSolutionsOfDomain(domain.id),
    getCasesOf('domain', domain.id),
    getLabsOfDomain(domain.id),
  ]);
  const caseIds = cases.list.map(({ id }) => id);
  const numbers = await getNumbers('case', caseIds);
  const labFacts = await getLabsFacts(labs.list.map(({ id }) => id));
  const { fieldSolutions, relatedModules } = domain;
  const message = `想做${domain.title}方面的研究：`;
  const action = (
    <ContactPanel action={askAction(message)}>说说问题和被试，我们回一份设备、人数与日程的建议。</ContactPanel>
  );
  const sections: PageSection[] = [
    {
      id: 'introduction',
      label: '介绍',
      node: hasText(domain) && <DomainIntroduction domain={domain} action={action} />,
    },
    {
      id: 'field-solutions',
      label: '典型研究',
      background: 'tint',
      node: fieldSolutions.length > 0 && <FieldSolutions solutions={fieldSolutions} />,
    },
    {
      id: 'modules',
      label: '相关模块',
      node: relatedModules.length > 0 && <RelatedModules modules={relatedModules} />,
    },
    { id: 'solutions', label: '解决方案', node: solutions.length > 0 && <ItemRows cards={solutions} lead="icon" /> },
    relatedCases(cases, paths.scopedCases('domain', domain.alias, domain.id)),
    labPreview(labs, paths.scopedLabs(domain.alias, domain.id), labFacts),
  ];
  return (
    <>
      <DomainHead domain={domain} cases={cases} numbers={numbers} labCount={labs.totalCount} message={message} />
      <Sections sections={sections} action={askAction(message)} />
      <StructuredData page={domainPage(domain)} />
    </>
  );
}
