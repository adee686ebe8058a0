import type { Metadata } from 'next';
import { ContactLayout } from '@/components/contact/contact-layout';
import { EnquiryForm } from '@/components/contact/enquiry-form.client';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';
import { LanguageLink } from '@/components/layout/language-link';
import { StructuredData } from '@/components/seo/structured-data';
import { getLinks } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { translated } from '@/lib/seo/translated';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await translated(fixedPages.contact));
}

export default async function ContactPage() {
  const domains = await getLinks('domain');
  return (
    <>
      <ContactLayout
        form={
          <ForgetOnLeave>
            <EnquiryForm domains={domains.map(({ title }) => title)} />
          </ForgetOnLeave>
        }
      />
      <LanguageLink path={fixedPages.contact.path} />
      <StructuredData page={fixedPages.contact} />
    </>
  );
}
