import type { Metadata } from 'next';
import { connection } from 'next/server';
import { SearchResultsPage } from '@/components/search/search-results-page';
import { SearchForm } from '@/components/search/search-form';
import { SearchHead } from '@/components/search/search-head';
import { readResultsPage } from '@/lib/pages/search-results';

export const metadata: Metadata = {
  title: '搜索结果',
  description: '在产品、方案、案例、实验室、论文、文档、培训与白皮书里搜到的。',
  robots: { index: false, follow: true },
};
/** What is asked decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The search without scripts: one page of results at a time. */
export default async function ResultsPage({ searchParams }: Props) {
  // nothing of it is made before somebody asks: the search looks at the clock
  await connection();
  const asked = new URLSearchParams(Object.entries(await searchParams).map(([name, value]) => [name, String(value)]));
  const results = await readResultsPage(asked);
  return (
    <SearchHead>
      <SearchForm text={asked.get('text') ?? ''} size="page" />
      {results && <SearchResultsPage results={results} />}
    </SearchHead>
  );
}
