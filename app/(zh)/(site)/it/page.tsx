import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideHead } from '@/components/buyer/guide-head';
import { itSections } from '@/components/buyer/it-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { Sections } from '@/components/ui/sections';
import { getItem } from '@/lib/content/item';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { getSystemTable } from '@/lib/content/system-table';
import { guidePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const item = await getItem('it', 'it');
  return item ? pageMetadata(guidePage('it', item)) : {};
}

export default async function ItPage() {
  const item = await getItem('it', 'it');
  if (!item) notFound();
  const systems = await getSystemTable();
  const action = enquireAbout(item.title);
  return (
    <>
      <GuideHead item={item} action={action} />
      <Sections sections={itSections({ item, systems })} action={action} />
      <StructuredData page={guidePage('it', item)} />
    </>
  );
}
