import { csvHead, csvRow } from '@/lib/enquiries/csv';
import { allEnquiries, readFilter } from '@/lib/enquiries/list';
import { formatTime } from '@/lib/enquiries/presentation';
import { enquiryStore } from '@/lib/enquiries/store';
import { refuseWithoutSession } from '@/lib/login/guard';

/** All enquiries of the filter as a CSV file that Chinese Excel opens. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseWithoutSession(request);
  if (refusal) return refusal;
  const batches = allEnquiries(await enquiryStore(), readFilter(new URL(request.url).searchParams));
  const encoder = new TextEncoder();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await batches.next();
      const text = (isFirst ? csvHead() : '') + (value ?? []).map(csvRow).join('');
      isFirst = false;
      if (text) controller.enqueue(encoder.encode(text));
      if (done) controller.close();
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  const [day] = formatTime(Date.now()).split(' ');
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="enquiries-${day}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
