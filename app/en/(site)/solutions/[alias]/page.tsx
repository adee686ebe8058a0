import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishSections } from '@/components/english/english-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { findEnglish, getEnglishModels, getEnglishPicture } from '@/lib/content/english';
import { english } from '@/lib/english/words';
import { solutionSections } from '@/lib/content/english-sections';
import { englishParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { englishSolutionPage } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ alias: string }>;
}

export const generateStaticParams = englishParams('solution');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await findEnglish('solution', (await params).alias);
  return item ? pageMetadata(englishSolutionPage(item, await getEnglishPicture('solution', item.id, item.name))) : {};
}

export default async function EnglishSolution({ params }: Props) {
  const item = await findEnglish('solution', (await params).alias);
  if (!item) notFound();
  const [picture, versions] = await Promise.all([
    getEnglishPicture('solution', item.id, item.name),
    getEnglishModels(),
  ]);
  const page = englishSolutionPage(item, picture);
  return (
    <>
      <EnglishHead title={item.name} crumbs={page.crumbs} introduction={item.introduction} picture={picture}>
        <ButtonLink href={paths.english(paths.contact(english.about(item.name)))}>{english.ask}</ButtonLink>
      </EnglishHead>
      <EnglishSections sections={solutionSections(item, versions)} />
      <StructuredData page={page} />
    </>
  );
}
