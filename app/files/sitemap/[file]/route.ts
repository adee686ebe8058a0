import { textAnswer } from '@/lib/known-version';
import { getSitemaps } from '@/lib/seo/machine-texts';

/** One file of the sitemap. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const body = (await getSitemaps()).at(Number((await params).file) - 1);
  return body ? textAnswer(request, { body, type: 'application/xml' }) : new Response(null, { status: 404 });
}
