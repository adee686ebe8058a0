import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormatRows } from '@/components/integration/format-rows';
import { IntegrationHead } from '@/components/integration/integration-head';
import { IntegrationRows } from '@/components/integration/integration-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { getItem } from '@/lib/content/item';
import { getCards } from '@/lib/content/links';
import { getFormats } from '@/lib/pages/formats';
import { waysOf } from '@/lib/pages/integration-ways';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.integration);
}

export default async function IntegrationPage() {
  const [cards, formats] = await Promise.all([getCards('integration'), getFormats()]);
  if (cards.length === 0) notFound();
  const programs = await Promise.all(cards.map(({ alias }) => getItem('integration', alias)));
  return (
    <>
      <IntegrationHead total={cards.length} />
      <IntegrationRows cards={cards} ways={programs.map((program) => waysOf(program?.sends ?? []))} />
      <FormatRows formats={formats} />
      <StructuredData page={fixedPages.integration} type="integration" items={cards} />
    </>
  );
}
