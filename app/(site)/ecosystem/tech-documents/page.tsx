import type { Metadata } from 'next';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { TechDocumentList } from '@/components/tech-document/tech-document-list';
import { getLinks } from '@/lib/content/links';
import { getTechDocumentPage } from '@/lib/content/tech-document';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '照着做就能完成的步骤：佩戴、标定、采集、同步、清洗，以及常见故障的原因。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '技术文档', description: descriptions.techDocuments, path: paths.techDocuments() });
}

export default async function TechDocumentsPage() {
  const [page, links] = await Promise.all([getTechDocumentPage(), getLinks('tech-document')]);
  return (
    <>
      <CategoryBanner alias="technical-document" title="技术文档" introduction={INTRODUCTION} />
      <TechDocumentList page={page} links={links} />
    </>
  );
}
