import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChineseSheetLink } from '@/components/english/chinese-sheet-link';
import { EnglishFit } from '@/components/english/english-fit';
import { EnglishHead } from '@/components/english/english-head';
import { EnglishItems } from '@/components/english/english-items';
import { EnglishSections } from '@/components/english/english-sections';
import { ParameterList } from '@/components/facts/parameter-list';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { findEnglish, getEnglishPicture, getEnglishVersions, getParameters } from '@/lib/content/english';
import { hasDataSheet } from '@/lib/content/data-sheet';
import { englishParameters } from '@/lib/content/english-parameters';
import { english } from '@/lib/english/words';
import { strengthSections } from '@/lib/content/english-sections';
import { englishProductParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { englishProductPage } from '@/lib/seo/english-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ alias: string; versionId: string }>;
}

export const generateStaticParams = englishProductParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findVersion(params);
  return found ? pageMetadata(englishProductPage(found.module, found.item, found.picture)) : {};
}

export default async function EnglishVersion({ params }: Props) {
  const found = await findVersion(params);
  if (!found) notFound();
  const { module, item, picture } = found;
  const [versions, parameters, hasSheet] = await Promise.all([
    getEnglishVersions(module.alias),
    getParameters([item.id]),
    hasDataSheet(module.alias, item.alias),
  ]);
  const others = versions.filter(({ id }) => id !== item.id);
  const rows = englishParameters(parameters[item.id] ?? []);
  const page = englishProductPage(module, item, picture);
  return (
    <>
      <EnglishHead title={item.name} crumbs={page.crumbs} introduction={item.introduction} picture={picture}>
        <ButtonLink href={paths.english(paths.contact(english.about(item.name)))}>{english.ask}</ButtonLink>
        <p>
          {english.onRequest}
          <PageLink href={paths.english(paths.contact(english.quote(item.name)))}>{english.write}</PageLink>
        </p>
      </EnglishHead>
      <EnglishFit fit={item.fit} unfit={item.unfit} />
      <EnglishSections sections={strengthSections(item)} />
      {rows.length > 0 && (
        <Section id="parameters" title={english.specifications} introduction={english.specificationsNote}>
          <ParameterList parameters={rows} />
          {hasSheet && <ChineseSheetLink href={paths.dataSheet(module.alias, item.alias)} />}
        </Section>
      )}
      {others.length > 0 && (
        <Section id="versions" title={english.otherModels}>
          <EnglishItems type="product" items={others} />
        </Section>
      )}
      <StructuredData page={page} />
    </>
  );
}

/** A version is under its module, whose name it shows. */
async function findVersion(params: Props['params']) {
  const { alias, versionId } = await params;
  const [module, item] = await Promise.all([findEnglish('module', alias), findEnglish('product', versionId, alias)]);
  return module && item && { module, item, picture: await getEnglishPicture('product', item.id, item.name) };
}
