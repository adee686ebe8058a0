import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ContactInformation } from '@/components/contact/contact-information';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list.client';
import { ListFaults } from '@/components/enquiry-list/list-faults';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { getLinks } from '@/lib/content/links';
import { readListedItems } from '@/lib/content/listed-items';
import { readListQuery } from '@/lib/enquiries/enquiry-list';
import { env } from '@/lib/env';
import { enquiryListMetadata } from '@/lib/seo/enquiry-list-page';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { formatDate } from '@/lib/text';

/** What is asked decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return enquiryListMetadata(readListQuery(await searchParams).items);
}

/** What a quotation is asked for, as the address says it or the browser has kept it. */
export default async function EnquiryListPage({ searchParams }: Props) {
  await connection();
  const { items, faults } = readListQuery(await searchParams);
  const [{ details, gone }, domains] = await Promise.all([readListedItems(items), getLinks('domain')]);
  const { title, description, crumbs } = fixedPages.enquiryList;
  return (
    <>
      {/* on paper the list has a title of its own */}
      <div data-screen-only="" data-head="list">
        <ListHead title={title} crumbs={crumbs} introduction={details.length > 0 ? undefined : description} />
      </div>
      <PageBody isClosing>
        <ListFaults faults={[...faults, ...gone]} />
        <ForgetOnLeave>
          <EnquiryList
            asked={items}
            details={details}
            siteUrl={env.siteUrl}
            today={formatDate(new Date().toISOString())}
            domains={domains.map((domain) => domain.title)}
            beside={<ContactInformation />}
          />
        </ForgetOnLeave>
      </PageBody>
      <StructuredData page={fixedPages.enquiryList} />
    </>
  );
}
