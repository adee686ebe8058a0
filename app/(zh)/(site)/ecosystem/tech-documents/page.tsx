import type { Metadata } from 'next';
import { StructuredData } from '@/components/seo/structured-data';
import { CategoryHead } from '@/components/ecosystem/category-head';
import { TechDocumentList } from '@/components/tech-document/tech-document-list';
import { getLinks } from '@/lib/content/links';
import { getTechDocumentPage } from '@/lib/content/tech-document';
import { getNumbers } from '@/lib/content/key-number';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '照着做就能完成的步骤：佩戴、标定、采集、同步、清洗，以及常见故障的原因。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.techDocuments);
}

export default async function TechDocumentsPage() {
  const [page, links, numbers] = await Promise.all([
    getTechDocumentPage(),
    getLinks('tech-document'),
    getNumbers('tech-document'),
  ]);
  return (
    <>
      <CategoryHead
        alias="technical-document"
        title="技术文档"
        count={`${page.totalCount}篇，新的在前`}
        introduction={INTRODUCTION}
      />
      <TechDocumentList page={page} links={links} numbers={numbers} />
      <StructuredData page={fixedPages.techDocuments} type="tech-document" items={links} />
    </>
  );
}
