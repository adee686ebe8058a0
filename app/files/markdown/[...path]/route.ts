import { textAnswer } from '@/lib/known-version';
import { getTwin } from '@/lib/seo/twins';

/** A detail page as Markdown. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const body = await getTwin(`/${(await params).path.join('/')}`);
  return body ? textAnswer(request, { body, type: 'text/markdown' }) : new Response(null, { status: 404 });
}
