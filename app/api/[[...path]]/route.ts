import { readListPage, withMediaHost } from '@/lib/content-service/envelope';
import { ParameterError } from '@/lib/content-service/parameters';
import { checkParameters, LIST_CALLS } from '@/lib/content-service/rest';
import { contentService, SERVICE_ORIGIN } from '@/lib/content-service/service';
import { paths } from '@/lib/paths';
import { errorText } from '@/lib/error-text';

interface Context {
  params: Promise<{ path?: string[] }>;
}

/** The list calls of the content service, answered by the content service in one envelope. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const name = (await params).path?.join('/') ?? '';
  const call = Object.hasOwn(LIST_CALLS, name) ? LIST_CALLS[name] : undefined;
  if (!call) return unknown();
  const { searchParams } = new URL(request.url);
  try {
    checkParameters(call, searchParams);
    const response = await contentService(
      new Request(SERVICE_ORIGIN + paths.listCall(name, `?${searchParams}`), { signal: AbortSignal.timeout(10_000) }),
    );
    if (!response.ok) throw new Error(`状态 ${response.status}`);
    return Response.json({ data: withMediaHost(readListPage(await response.json(), call.pageSize)) });
  } catch (error) {
    if (error instanceof ParameterError) return Response.json({ message: error.message }, { status: 400 });
    console.error(`[api] ${name}:`, errorText(error));
    return Response.json({ message: '内容服务没有答复' }, { status: 502 });
  }
}

export async function POST(): Promise<Response> {
  return unknown();
}

function unknown(): Response {
  return Response.json({ message: '没有这个接口' }, { status: 404 });
}
