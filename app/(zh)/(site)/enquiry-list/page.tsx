import { ListPage } from '@/components/enquiry-list/list-page';
import { enquiryListMetadata } from '@/lib/seo/enquiry-list-page';

export const metadata = enquiryListMetadata([]);

/** What a quotation is asked for, as the browser has kept it; a list in the address is `asked/enquiry-list`. */
export default function EnquiryListPage() {
  return <ListPage items={[]} faults={[]} />;
}
