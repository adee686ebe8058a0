import { textAnswer } from '@/lib/known-version';
import { getMarkdown } from '@/lib/seo/markdown-page';

/** A detail page as Markdown. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const body = await getMarkdown(`/${(await params).path.join('/')}`);
  return body ? textAnswer(request, { body, type: 'text/markdown' }) : new Response(null, { status: 404 });
}
