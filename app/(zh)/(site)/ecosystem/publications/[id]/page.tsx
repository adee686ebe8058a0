import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { CitationTexts } from '@/components/publication/citation-texts';
import { PublicationHead } from '@/components/publication/publication-head';
import { PublicationRelations } from '@/components/publication/publication-relations';
import { getCitationTexts } from '@/lib/citations/publication';
import { getCaseResult } from '@/lib/content/case-result';
import { getPublication } from '@/lib/content/publication';
import { splitAbstract } from '@/lib/pages/split-abstract';
import { found } from '@/lib/pages/found';
import { labsOfPublication } from '@/lib/pages/relations';
import { publicationPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { idParams } from '@/lib/pages/static-params';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('publication');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getPublication((await params).id);
  return item ? pageMetadata(publicationPage(item)) : {};
}

export default async function PublicationPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getPublication(id), id, 'publication');
  const texts = await getCitationTexts(item.id);
  const result = item.case && (await getCaseResult(item.case.alias));
  const ofCase = result?.keyNumber ?? null;
  const number = item.keyNumber ?? ofCase;
  const { conclusion, rest } = splitAbstract(item.introduction);
  return (
    <article>
      <PublicationHead item={item} conclusion={conclusion} abstract={rest} number={number} chart={result?.chart} />
      {texts && <CitationTexts alias={item.alias || item.id} texts={texts} />}
      <PublicationRelations item={item} number={ofCase} labs={await labsOfPublication(item.case?.id)} />
      <StructuredData page={publicationPage(item)} />
    </article>
  );
}
