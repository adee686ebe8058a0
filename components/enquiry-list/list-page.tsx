import { ContactInformation } from '@/components/contact/contact-information';
import { EmptyList } from '@/components/enquiry-list/empty-list';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list.client';
import { ListFaults } from '@/components/enquiry-list/list-faults';
import { LetterFoot, LetterHead } from '@/components/enquiry-list/request-letter';
import { ForgetOnLeave } from '@/components/layout/forget-on-leave.client';
import { Thumbnail } from '@/components/list/thumbnail';
import { StructuredData } from '@/components/seo/structured-data';
import { ListHead } from '@/components/ui/list-head';
import { PageBody } from '@/components/ui/page-body';
import { getLinks } from '@/lib/content/links';
import { readListedItems } from '@/lib/content/listed-items';
import { keyOf, type ListedItem, type ListFault } from '@/lib/enquiries/enquiry-list';
import { env } from '@/lib/env';
import { today } from '@/lib/pages/course-day';
import { fixedPages } from '@/lib/seo/fixed-pages';

interface Props {
  /** what the address asks for */
  items: ListedItem[];
  faults: ListFault[];
}

/** The list of an enquiry: as its address says, or as the browser has kept it. */
export async function ListPage({ items, faults }: Props) {
  const [{ details, gone }, domains] = await Promise.all([readListedItems(items), getLinks('domain')]);
  const { title, description, crumbs } = fixedPages.enquiryList;
  const thumbnails = Object.fromEntries(
    details.map((item) => [keyOf(item), <Thumbnail key={item.alias} picture={item.image} />]),
  );
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
            details={details.map(({ image: _, ...words }) => words)}
            thumbnails={{ ...thumbnails, none: <Thumbnail picture={null} /> }}
            siteUrl={env.siteUrl}
            domains={domains.map((domain) => domain.title)}
            empty={<EmptyList />}
            letter={{ head: <LetterHead today={await today()} />, foot: <LetterFoot /> }}
            beside={<ContactInformation />}
          />
        </ForgetOnLeave>
      </PageBody>
      <StructuredData page={fixedPages.enquiryList} />
    </>
  );
}
