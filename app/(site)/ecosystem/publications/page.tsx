import type { Metadata } from 'next';
import { CategoryBanner } from '@/components/ecosystem/category-banner';
import { PublicationList } from '@/components/publication/publication-list';
import { getLinks } from '@/lib/content/links';
import { getCitations, getPublicationPage } from '@/lib/content/publication';
import { paths } from '@/lib/paths';
import { descriptions } from '@/lib/pages/descriptions';
import { pageMetadata } from '@/lib/pages/metadata';

const INTRODUCTION = '用这些设备做出来、经同行评审发表的研究：摘要、引用信息与所用设备。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '论文', description: descriptions.publications, path: paths.publications() });
}

export default async function PublicationsPage() {
  const [page, links, citations] = await Promise.all([getPublicationPage(), getLinks('publication'), getCitations()]);
  return (
    <>
      <CategoryBanner alias="journal-thesis" title="论文" introduction={INTRODUCTION} />
      <PublicationList page={page} links={links} citations={citations} />
    </>
  );
}
