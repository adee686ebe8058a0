import { textAnswer } from '@/lib/known-version';
import { getFeed } from '@/lib/seo/feeds';

/** The latest cases or documents for feed readers: `cases.rss`, `cases.atom`. */
export async function GET(request: Request, { params }: { params: Promise<{ feed: string }> }): Promise<Response> {
  const [name, format = ''] = (await params).feed.split('.');
  const feed = await getFeed(name, format);
  return feed ? textAnswer(request, feed) : new Response(null, { status: 404 });
}
