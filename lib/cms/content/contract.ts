import config from '@payload-config';
import { getPayload } from 'payload';
import { embeddedService, graphqlError, readQueryRequest } from '../../content-service/embedded';
import { refuseQuery } from '../../content-service/guard';
import { DRAFTS_HEADER } from '../../content-service/remote';
import { contentSchema } from '../../content-service/service';
import { errorText } from '../../error-text';
import { BadRequestError, readBody } from '../../http/request-body';
import { hasToken } from '../../http/service-token';
import { draftContent, publishedContent } from './published';

const MAX_BODY_BYTES = 64 * 1024;

/** The contract of the content service, answered from what is published; with the token also from drafts. */
export async function answer(request: Request): Promise<Response> {
  const isKnown = hasToken(request);
  try {
    const content = isKnown && request.headers.has(DRAFTS_HEADER) ? draftContent : publishedContent;
    await content().read(await getPayload({ config }));
    const url = new URL(request.url);
    const asked = url.pathname === '/api/graphql' ? await admit(request, url, isKnown) : request;
    if (asked instanceof Response) return asked;
    return await embeddedService(contentSchema(), content)(asked, isKnown ? 'site' : 'public');
  } catch (error) {
    if (error instanceof BadRequestError) return graphqlError(error.message, error.status);
    console.error('[contract]', errorText(error));
    return Response.json({ message: '内容读不到' }, { status: 503 });
  }
}

/** The query as it may be run; who does not hold the token may not ask for everything at once. */
async function admit(request: Request, url: URL, isKnown: boolean): Promise<Request | Response> {
  const { method, headers } = request;
  const body = method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
  const again = () => new Request(request.url, { method, headers, body });
  if (isKnown) return again();
  const parameters = await readQueryRequest(again(), url);
  const refusal = parameters && refuseQuery(parameters.query, parameters.variables);
  return refusal ? graphqlError(refusal) : again();
}
