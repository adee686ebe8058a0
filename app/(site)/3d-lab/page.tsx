import type { Metadata } from 'next';
import { ItemRows } from '@/components/list/item-rows';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { PageBody } from '@/components/ui/page-body';
import { getOwnLab } from '@/lib/content/custom-development';
import { getModules } from '@/lib/content/module';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '一间同步实验室里有哪些设备，每一件测什么。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.lab3d);
}

/** Until one can walk around in it: the laboratory's picture, and its devices as links. */
export default async function Lab3dPage() {
  const [ownLab, modules] = await Promise.all([getOwnLab(), getModules()]);
  return (
    <>
      <HeadBanner title="3D 实验室" introduction={INTRODUCTION} picture={ownLab?.introductionImage} />
      <PageBody>
        <ItemRows cards={modules} heading="h2" lead="icon" />
      </PageBody>
      <StructuredData page={fixedPages.lab3d} />
    </>
  );
}
