import type { Metadata } from 'next';
import { ParadigmHead } from '@/components/paradigm/paradigm-head';
import { paradigmSections } from '@/components/paradigm/paradigm-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { Sections } from '@/components/ui/sections';
import { getParadigm } from '@/lib/content/paradigm';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { found } from '@/lib/pages/found';
import { idParams } from '@/lib/pages/static-params';
import { paradigmPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ id: string }>;
}

export const generateStaticParams = idParams('paradigm');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await getParadigm((await params).id);
  return item ? pageMetadata(paradigmPage(item)) : {};
}

export default async function ParadigmPage({ params }: Props) {
  const { id } = await params;
  const item = found(await getParadigm(id), id, 'paradigm');
  return (
    <article>
      <ParadigmHead item={item} />
      <Sections sections={paradigmSections(item)} action={enquireAbout(item.title)} />
      <StructuredData page={paradigmPage(item)} />
    </article>
  );
}
