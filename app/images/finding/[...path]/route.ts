import { findingAnswer } from '@/lib/seo/page-drawings';

type Context = { params: Promise<{ path: string[] }> };

/** What a page found, as a picture for share cards. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return findingAnswer(request, (await params).path);
}
