import type { Metadata } from 'next';
import { ContactInformation } from '@/components/contact/contact-information';
import { EnquiryForm } from '@/components/contact/enquiry-form.client';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';
import { StructuredData } from '@/components/seo/structured-data';
import { HeadBanner } from '@/components/ui/head-banner';
import { Split } from '@/components/ui/split';
import { PageBody } from '@/components/ui/page-body';
import { getLinks } from '@/lib/content/links';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const INTRODUCTION = '说说您想测什么：被试人数、场景和想比较的条件，两个工作日内给出设备清单、同步方式与报价。';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(fixedPages.contact);
}

export default async function ContactPage() {
  const domains = await getLinks('domain');
  return (
    <>
      <HeadBanner title="联系我们" introduction={INTRODUCTION} />
      <PageBody>
        <Split
          picture={
            <ForgetOnLeave>
              <EnquiryForm domains={domains.map(({ title }) => title)} />
            </ForgetOnLeave>
          }
        >
          <ContactInformation />
        </Split>
      </PageBody>
      <StructuredData page={fixedPages.contact} />
    </>
  );
}
