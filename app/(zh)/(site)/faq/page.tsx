import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FaqGroups } from '@/components/buyer/faq-groups';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { getItem } from '@/lib/content/item';
import { enquireAbout } from '@/lib/pages/enquire-about';
import { faqPage } from '@/lib/seo/item-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const item = await getItem('faq', 'faq');
  return item ? pageMetadata(faqPage(item)) : {};
}

export default async function FaqPage() {
  const item = await getItem('faq', 'faq');
  if (!item) notFound();
  const { title, introduction, image, groups } = item;
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <ListHead title={title} count={count > 0 && `${count}个问题`} introduction={introduction} picture={image} />
      <PageBody>
        <FaqGroups groups={groups} action={enquireAbout(title)} />
      </PageBody>
      <StructuredData page={faqPage(item)} />
    </>
  );
}
