import { textAnswer } from '@/lib/known-version';
import { getTwin } from '@/lib/seo/twins';

/** A detail page as Markdown. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const twin = await getTwin(`/${(await params).path.join('/')}`);
  return twin ? textAnswer(request, { ...twin, type: 'text/markdown' }) : new Response(null, { status: 404 });
}
