import { connection } from 'next/server';
import { countKindsSince } from '@/lib/enquiries/list';
import { enquiryStore } from '@/lib/enquiries/store';
import { env } from '@/lib/env';
import { hasBearer } from '@/lib/http/bearer';
import { topZeroResults, ZERO_RESULTS_SHOWN } from '@/lib/search/zero-result';
import { formatDate } from '@/lib/text';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** What the CMS shows staff of the last seven days: counts, and nobody behind them. Off (404) without REVALIDATE_SECRET. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const headers = { 'Cache-Control': 'private, no-store' };
  const secret = env.revalidateSecret;
  if (!secret) return Response.json({ message: '没有这个接口' }, { status: 404, headers });
  if (!hasBearer(request, secret)) return Response.json({ message: '密钥不对' }, { status: 401, headers });
  const store = await enquiryStore();
  const since = Date.now() - WEEK_MS;
  const searches = await topZeroResults(store.db, ZERO_RESULTS_SHOWN, since);
  return Response.json(
    {
      enquiries: await countKindsSince(store, since),
      // kept as one count for each text, since it was first searched for
      searches: searches.map(({ text, count, first_at }) => ({
        label: text,
        count: Number(count),
        since: formatDate(new Date(first_at).toISOString()),
      })),
    },
    { headers },
  );
}
