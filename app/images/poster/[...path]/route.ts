import { posterAnswer } from '@/lib/seo/page-drawings';

type Context = { params: Promise<{ path: string[] }> };

/** A page of an item as one tall picture with its code, to be sent on. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return posterAnswer(request, (await params).path);
}
