import type { Metadata } from 'next';
import { AlarmList } from '@/components/internal/alarm-list';
import { EnquiryFilters } from '@/components/internal/enquiry-filters';
import { EnquiryPages } from '@/components/internal/enquiry-pages';
import { EnquiryTable } from '@/components/internal/enquiry-table';
import { InternalFrame } from '@/components/internal/internal-frame';
import { InternalTitle } from '@/components/internal/internal-title';
import { OpenWithdrawals } from '@/components/internal/open-withdrawals';
import { ZeroResultQueries } from '@/components/internal/zero-result-queries';
import { EmptyBlock } from '@/components/ui/empty-block';
import { alarms } from '@/lib/enquiries/alarms';
import { listEnquiries, openWithdrawals, readFilter, writeFilter } from '@/lib/enquiries/list';
import { configuredReceivers } from '@/lib/enquiries/receivers';
import { enquiryStore } from '@/lib/enquiries/store';
import { requireSession } from '@/lib/login/guard';
import { paths } from '@/lib/paths';
import { topZeroResults, ZERO_RESULTS_SHOWN } from '@/lib/search/zero-result';

export const metadata: Metadata = { title: '收到的需求', description: '内部页面。' };
/** Who asks decides what is shown. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Received enquiries, newest first. */
export default async function ExtraPage({ searchParams }: Props) {
  const asked = readFilter(new URLSearchParams(Object.entries(await searchParams).map(([k, v]) => [k, String(v)])));
  const session = await requireSession(paths.extra(writeFilter(asked)));
  const store = await enquiryStore();
  const { enquiries, total, page, pages } = await listEnquiries(store, asked);
  const filter = { ...asked, page };
  const isFiltered = Boolean(filter.kind || filter.state);
  const nobody = configuredReceivers().length === 0 ? '没有设置接收方，需求只存在本站。' : '';
  return (
    <InternalFrame name={session.nickName}>
      <InternalTitle title="收到的需求" introduction={`${isFiltered ? '符合条件的' : '共'}${total}条。${nobody}`} />
      <AlarmList lines={await alarms(store)} />
      <EnquiryFilters filter={filter} />
      {enquiries.length > 0 ? (
        <EnquiryTable enquiries={enquiries} back={paths.extra(writeFilter(filter))} />
      ) : (
        <EmptyBlock filtered={isFiltered} />
      )}
      <EnquiryPages filter={filter} pages={pages} />
      <OpenWithdrawals deliveries={await openWithdrawals(store)} back={paths.extra(writeFilter(filter))} />
      <ZeroResultQueries queries={await topZeroResults(store.db, ZERO_RESULTS_SHOWN)} />
    </InternalFrame>
  );
}
