import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { DataSheetHead } from '@/components/data-sheet/data-sheet-head';
import { DataSheetTables } from '@/components/data-sheet/data-sheet-tables';
import { StructuredData } from '@/components/seo/structured-data';
import { getDataSheet } from '@/lib/content/data-sheet';
import { dataSheetParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { dataSheetPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ alias: string; versionId: string }>;
}

export async function generateStaticParams() {
  return dataSheetParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { alias, versionId } = await params;
  const sheet = await getDataSheet(alias, versionId);
  return sheet ? pageMetadata(dataSheetPage(sheet)) : {};
}

export default async function DataSheetPage({ params }: Props) {
  const { alias, versionId } = await params;
  const sheet = await getDataSheet(alias, versionId);
  if (!sheet) notFound();
  if (sheet.module.alias !== alias || sheet.alias !== versionId) {
    permanentRedirect(paths.dataSheet(sheet.module.alias, sheet.alias));
  }
  return (
    <article>
      <DataSheetHead sheet={sheet} />
      <DataSheetTables sheet={sheet} />
      <StructuredData page={dataSheetPage(sheet)} />
    </article>
  );
}
