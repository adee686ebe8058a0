import type { Metadata } from 'next';
import { Illustration } from '@/components/illustration/illustration';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { SCENES } from '@/lib/illustrations/hotspots';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '一间同步实验室里有哪些设备，每一件测什么。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.lab3d);
}

/** Until one can walk around in it: the laboratory to be pointed at, and its devices as links. */
export default function Lab3dPage() {
  return (
    <>
      <ListHead title="3D实验室" count={`${SCENES.laboratory.hotspots.length}处`} introduction={INTRODUCTION} />
      <PageBody>
        <Illustration name="laboratory" form="whole" priority />
      </PageBody>
      <StructuredData page={fixedPages.lab3d} />
    </>
  );
}
