import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishLines } from '@/components/english/english-lines';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { findEnglish, getEnglishPicture } from '@/lib/content/english';
import { english } from '@/lib/english/words';
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
  const picture = await getEnglishPicture('solution', item.id, item.name);
  const page = englishSolutionPage(item, picture);
  const sections = [
    { id: 'question', title: english.question, lines: [item.question].filter(Boolean) },
    { id: 'contents', title: english.contents, lines: item.points },
    { id: 'month', title: english.month, lines: item.month, isOrdered: true },
    { id: 'limits', title: english.limits, lines: [item.unfit].filter(Boolean) },
  ];
  return (
    <>
      <EnglishHead title={item.name} crumbs={page.crumbs} introduction={item.introduction} picture={picture}>
        <ButtonLink href={paths.english(paths.contact(english.about(item.name)))}>{english.ask}</ButtonLink>
      </EnglishHead>
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ id, title, ...lines }) => (
          <Section key={id} id={id} title={title}>
            <EnglishLines {...lines} />
          </Section>
        ))}
      <StructuredData page={page} />
    </>
  );
}
