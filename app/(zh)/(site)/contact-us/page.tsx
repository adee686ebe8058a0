import type { Metadata } from 'next';
import { ContactLayout } from '@/components/contact/contact-layout';
import { EnquiryForm } from '@/components/contact/enquiry-form.client';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';
import { StructuredData } from '@/components/seo/structured-data';
import { getLinks } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.contact);
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
      <StructuredData page={fixedPages.contact} />
    </>
  );
}
