/** Settings of a remote content service. */
export interface RemoteService {
  /** scheme, host and optional path prefix, without a trailing slash */
  url: string;
  queryPath: string;
  token: string | null;
  /** asks for what has not been published yet */
  isDraft?: boolean;
}

/** With the token: the answer is to be made from drafts. A service that has none ignores it. */
export const DRAFTS_HEADER = 'x-content-drafts';

/** However long a caller would wait, no answer takes longer. */
const LIMIT_MS = 30_000;

/**
 * Hands each request to a content service over HTTP: the query at its own path,
 * everything else under the same path. What everybody may read is asked for
 * without the token: an address in the content never makes the site use it.
 */
export function remoteService({ url, queryPath, token, isDraft }: RemoteService) {
  return async function serve(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const target = url + (pathname === '/api/graphql' ? queryPath : pathname) + search;
    const headers = new Headers({ accept: request.headers.get('accept') ?? '*/*' });
    const type = request.headers.get('content-type');
    if (type) headers.set('content-type', type);
    if (token && !pathname.startsWith('/media/')) headers.set('authorization', `Bearer ${token}`);
    if (token && isDraft) headers.set(DRAFTS_HEADER, '1');
    // not AbortSignal.timeout: that one keeps what was asked and answered until its time is over
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), LIMIT_MS);
    const end = () => clearTimeout(timer);
    try {
      const response = await fetch(target, {
        method: request.method,
        headers,
        body: request.method === 'GET' ? undefined : await request.text(),
        signal: AbortSignal.any([request.signal, limit.signal]),
      });
      return whenRead(response, end);
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** The same answer; says when its last byte has been read, or that nobody reads on. */
function whenRead(response: Response, end: () => void): Response {
  const reader = response.body?.getReader();
  if (!reader) {
    end();
    return response;
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
  return new Response(body, response);
}
