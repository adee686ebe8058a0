import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { EnglishResults } from '@/components/english/english-results';
import { EnglishSearchStart } from '@/components/english/english-search-start';
import { SearchForm } from '@/components/search/search-form';
import { SearchHead } from '@/components/search/search-head';
import { hasEnglishSite } from '@/lib/content/english';
import { english, searchWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { readEnglishResults } from '@/lib/search/english-search';

export const metadata: Metadata = {
  title: english.search,
  description: searchWords.description,
  robots: { index: false, follow: true },
};
/** What is asked decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The search of the English site: a form, and one page of results at a time. */
export default async function EnglishSearch({ searchParams }: Props) {
  await connection();
  if (!(await hasEnglishSite())) notFound();
  const asked = new URLSearchParams(Object.entries(await searchParams).map(([name, value]) => [name, String(value)]));
  const results = await readEnglishResults(asked);
  return (
    <SearchHead title={english.search}>
      <SearchForm
        text={asked.get('q') ?? ''}
        size="page"
        words={{ action: paths.englishSearch(), name: 'q', ...searchWords.form, label: searchWords.label }}
      />
      {typeof results === 'string' ? (
        <EnglishSearchStart isInvalid={results === 'invalid'} />
      ) : (
        <EnglishResults results={results} />
      )}
    </SearchHead>
  );
}
