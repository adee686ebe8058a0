import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishItems } from '@/components/english/english-items';
import { EnglishSections } from '@/components/english/english-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { findEnglish, getEnglishPicture, getEnglishVersions } from '@/lib/content/english';
import { english } from '@/lib/english/words';
import { strengthSections } from '@/lib/content/english-sections';
import { englishParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { englishModulePage } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ alias: string }>;
}

export const generateStaticParams = englishParams('module');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const module = await findEnglish('module', (await params).alias);
  if (!module) return {};
  return pageMetadata(englishModulePage(module, await getEnglishPicture('module', module.id, module.name)));
}

export default async function EnglishModule({ params }: Props) {
  const module = await findEnglish('module', (await params).alias);
  if (!module) notFound();
  const [picture, versions] = await Promise.all([
    getEnglishPicture('module', module.id, module.name),
    getEnglishVersions(module.alias),
  ]);
  const page = englishModulePage(module, picture);
  return (
    <>
      <EnglishHead title={module.name} crumbs={page.crumbs} introduction={module.introduction} picture={picture}>
        <ButtonLink href={paths.english(paths.contact(english.about(module.name)))}>{english.ask}</ButtonLink>
        {versions.length > 0 && (
          <ButtonLink href={paths.section('versions')} kind="secondary">
            {english.seeModels}
          </ButtonLink>
        )}
      </EnglishHead>
      <EnglishSections sections={strengthSections(module)} />
      {versions.length > 0 && (
        <Section id="versions" title={english.models}>
          <EnglishItems type="product" items={versions} />
        </Section>
      )}
      <StructuredData page={page} />
    </>
  );
}
