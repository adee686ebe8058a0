import type { Metadata } from 'next';
import { ListPage } from '@/components/enquiry-list/list-page';
import { readQuestion } from '@/lib/asked-question';
import { readListQuery } from '@/lib/enquiries/enquiry-list';
import { questionParams } from '@/lib/pages/static-params';
import { paths } from '@/lib/paths';
import { enquiryListMetadata } from '@/lib/seo/enquiry-list-page';

interface Props {
  params: Promise<{ question: string }>;
}

export const generateStaticParams = questionParams(paths.enquiryList('versions=none'));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return enquiryListMetadata(readListQuery(readQuestion((await params).question)).items);
}

/** What a quotation is asked for, as the address says it. */
export default async function EnquiryListPage({ params }: Props) {
  return <ListPage {...readListQuery(readQuestion((await params).question))} />;
}
