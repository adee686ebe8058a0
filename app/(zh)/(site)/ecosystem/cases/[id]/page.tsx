import type { Metadata } from 'next';
import { CaseArticle } from '@/components/case/case-article';
import { CaseHead } from '@/components/case/case-head';
import { CaseRelations } from '@/components/case/case-relations';
import { StructuredData } from '@/components/seo/structured-data';
import { NextCase } from '@/components/case/next-case';
import { getCase, getNextCase } from '@/lib/content/case';
import { getCaseResult } from '@/lib/content/case-result';
import { getModulesOfCase } from '@/lib/content/module';
import { getParadigmsOf } from '@/lib/content/paradigm';
import { getSolutionsOfCase } from '@/lib/content/solution';
import { getNumbers } from '@/lib/content/key-number';
import { found } from '@/lib/pages/found';
import { relationsOfCase } from '@/lib/pages/relations';
import { casePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { idParams } from '@/lib/pages/static-params';
import { splitAtChart } from '@/lib/pages/split-at-chart';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('case');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getCase((await params).id);
  return item ? pageMetadata(casePage(item, await getCaseResult(item.alias))) : {};
}

export default async function CasePage({ params }: Props) {
  const { id } = await params;
  const item = found(await getCase(id), id, 'case');
  const [result, modules, solutions, paradigms, relations] = await Promise.all([
    getCaseResult(item.alias),
    getModulesOfCase(item.id),
    getSolutionsOfCase(item.id),
    getParadigmsOf('case', item.id),
    relationsOfCase(item),
  ]);
  const next = await getNextCase(item.id, solutions[0]?.id);
  const numbers = next ? await getNumbers('case', [next.id]) : {};
  const { chart, rest } = splitAtChart(item.description, result?.chart?.file);
  const message = `看了案例“${item.title}”，想做类似的实验：`;
  return (
    <article>
      <CaseHead item={item} result={result} solutions={solutions} chart={chart} message={message} />
      <CaseArticle item={item} description={rest} message={message} />
      <CaseRelations
        modules={modules}
        solutions={solutions}
        products={item.products}
        paradigms={paradigms}
        {...relations}
      />
      {next && <NextCase card={next} number={numbers[next.id]} />}
      <StructuredData page={casePage(item, result)} />
    </article>
  );
}
