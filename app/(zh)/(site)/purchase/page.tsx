import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideHead } from '@/components/buyer/guide-head';
import { purchaseSections } from '@/components/buyer/purchase-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { Sections } from '@/components/ui/sections';
import { getItem } from '@/lib/content/item';
import { getConfigurations } from '@/lib/content/configurations';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { getVersionGroups } from '@/lib/content/version-groups';
import { guidePage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const item = await getItem('purchase', 'purchase');
  return item ? pageMetadata(guidePage('purchase', item)) : {};
}

export default async function PurchasePage() {
  const item = await getItem('purchase', 'purchase');
  if (!item) notFound();
  const [configurations, versions] = await Promise.all([getConfigurations(), getVersionGroups()]);
  const action = enquireAbout(item.title);
  return (
    <>
      <GuideHead item={item} action={action} />
      <Sections sections={purchaseSections({ item, configurations, versions })} action={action} />
      <StructuredData page={guidePage('purchase', item)} />
    </>
  );
}
