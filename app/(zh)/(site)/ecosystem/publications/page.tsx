import type { Metadata } from 'next';
import { CategoryHead } from '@/components/ecosystem/category-head';
import { PublicationList } from '@/components/publication/publication-list';
import { StructuredData } from '@/components/seo/structured-data';
import { getLinks } from '@/lib/content/links';
import { getCitations, getPublicationPage } from '@/lib/content/publication';
import { env } from '@/lib/env';
import { getResultNumbers } from '@/lib/pages/publication-numbers';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

const INTRODUCTION = '用这些设备做出来的研究：摘要、引用信息与所用设备。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.publications);
}

export default async function PublicationsPage() {
  const [page, links, citations, numbers] = await Promise.all([
    getPublicationPage(),
    getLinks('publication'),
    getCitations(),
    getResultNumbers(),
  ]);
  return (
    <>
      <CategoryHead
        alias="journal-thesis"
        title="论文"
        count={`${page.totalCount}篇，新的在前`}
        introduction={env.isSample ? INTRODUCTION + site.sampleNotice : INTRODUCTION}
        isPictured
      />
      <PublicationList page={page} links={links} citations={citations} numbers={numbers} />
      <StructuredData page={fixedPages.publications} type="publication" items={links} />
    </>
  );
}
