import type { Metadata } from 'next';
import { EraseForm } from '@/components/internal/erase-form';
import { InternalFrame } from '@/components/internal/internal-frame';
import { InternalTitle } from '@/components/internal/internal-title';
import { getEnquiry } from '@/lib/enquiries/list';
import { enquiryStore } from '@/lib/enquiries/store';
import { requireSession } from '@/lib/login/guard';
import { safeReturnPath } from '@/lib/login/return-path';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: '删除需求', description: '内部页面。' };
export const instant = false;

interface Props {
  searchParams: Promise<{ id?: string | string[]; back?: string | string[] }>;
}

/** Asks once more before an enquiry is erased. */
export default async function ErasePage({ searchParams }: Props) {
  const { id, back } = await searchParams;
  const session = await requireSession(paths.extra());
  const enquiry = typeof id === 'string' ? await getEnquiry(await enquiryStore(), id) : null;
  return (
    <InternalFrame name={session.nickName}>
      <InternalTitle title={enquiry ? '删除这条需求？' : '这条需求已经不在了'} />
      <EraseForm enquiry={enquiry} back={safeReturnPath(back)} />
    </InternalFrame>
  );
}
