import type { Metadata } from 'next';
import { SolutionHead } from '@/components/solution/solution-head';
import { solutionSections } from '@/components/solution/solution-sections';
import { Sections } from '@/components/ui/sections';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { getCasesOf } from '@/lib/content/case';
import { getSolution } from '@/lib/content/solution';
import { getSolutionFacts } from '@/lib/content/solution-facts';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { found } from '@/lib/pages/found';
import { solutionPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';
import { aliasParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ alias: string }>;
}

export const generateStaticParams = aliasParams('solution');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getSolution((await params).alias);
  return item ? pageMetadata(await translated(solutionPage(item))) : {};
}

export default async function SolutionPage({ params }: Props) {
  const { alias } = await params;
  const solution = found(await getSolution(alias), alias, 'solution');
  const [facts, cases] = await Promise.all([getSolutionFacts(solution.alias), getCasesOf('solution', solution.id)]);
  const action = enquireAbout(solution.title);
  return (
    <>
      <SolutionHead solution={solution} facts={facts} action={action} />
      <Sections sections={solutionSections({ solution, facts, cases })} action={action} />
      <LanguageLink path={solutionPage(solution).path} />
      <StructuredData page={solutionPage(solution)} />
    </>
  );
}
