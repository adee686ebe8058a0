import { withMediaHost } from '@/lib/content-service/envelope';
import { ParameterError } from '@/lib/content-service/parameters';
import { checkParameters, LIST_CALLS, ownParameters } from '@/lib/content-service/rest';
import { fetchListForVisitor } from '@/lib/content/reading/client';
import { withPhrases } from '@/lib/content/reading/phrased';
import { errorText } from '@/lib/error-text';
import { noContent } from '@/lib/http/answers';

interface Context {
  params: Promise<{ path?: string[] }>;
}

/** The list calls of the content service in one envelope: its answer, or its last good one while it fails. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const name = (await params).path?.join('/') ?? '';
  const call = Object.hasOwn(LIST_CALLS, name) ? LIST_CALLS[name] : undefined;
  if (!call) return unknown();
  const { searchParams } = new URL(request.url);
  try {
    checkParameters(call, searchParams);
    const page = await fetchListForVisitor(name, ownParameters(call, searchParams), call.pageSize);
    const list = page.list.map(withPhrases);
    return Response.json({ data: withMediaHost({ ...page, list }) });
  } catch (error) {
    if (error instanceof ParameterError) return Response.json({ message: error.message }, { status: 400 });
    console.error(`[api] ${name}:`, errorText(error));
    return noContent();
  }
}

export async function POST(): Promise<Response> {
  return unknown();
}

function unknown(): Response {
  return Response.json({ message: '没有这个接口' }, { status: 404 });
}
