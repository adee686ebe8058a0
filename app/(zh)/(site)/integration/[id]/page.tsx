import type { Metadata } from 'next';
import { IntegrationArticle } from '@/components/integration/integration-article';
import { StructuredData } from '@/components/seo/structured-data';
import { getIntegration } from '@/lib/content/integration';
import { hasItems } from '@/lib/content/links';
import { found } from '@/lib/pages/found';
import { idParams } from '@/lib/pages/static-params';
import { integrationPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('integration');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getIntegration((await params).id);
  return item ? pageMetadata(integrationPage(item)) : {};
}

export default async function IntegrationItemPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getIntegration(id), id, 'integration');
  const hasSampleData = await hasItems('sample-data');
  return (
    <article>
      <IntegrationArticle item={item} hasSampleData={hasSampleData} />
      <StructuredData page={integrationPage(item)} />
    </article>
  );
}
