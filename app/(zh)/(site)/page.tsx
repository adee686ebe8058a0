import type { Metadata } from 'next';
import { Customers } from '@/components/home/customers';
import { ExperimentProcess } from '@/components/home/experiment-process';
import { HomeDomains } from '@/components/home/home-domains';
import { HomeModules } from '@/components/home/home-modules';
import { HomeSolutions } from '@/components/home/home-solutions';
import { LatestCases } from '@/components/home/latest-cases';
import { LatestPublications } from '@/components/home/latest-publications';
import { PlatformIntroduction } from '@/components/home/platform-introduction';
import { ScienceExperiments } from '@/components/home/science-experiments';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { getHome } from '@/lib/pages/home';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await translated(fixedPages.home));
}

export default async function HomePage() {
  const home = await getHome();
  return (
    <>
      <PlatformIntroduction modules={home.modules} solutions={home.solutions} proof={home.proof} />
      <HomeSolutions solutions={home.solutions} />
      <ExperimentProcess process={home.process} />
      <HomeModules modules={home.modules} totalCount={home.totals.totalCount} />
      <ScienceExperiments paradigms={home.paradigms} />
      <HomeDomains domains={home.domains.list} totalCount={home.domains.totalCount} />
      <LatestCases cases={home.cases} lead={home.lead} />
      <LatestPublications publications={home.publications} citations={home.citations} />
      <Customers customers={home.customers} />
      <LanguageLink path={fixedPages.home.path} />
      <StructuredData page={fixedPages.home} />
    </>
  );
}
