import { pageAnswer } from '../http/answers';
import { BadRequestError, bodyKind, readBody } from '../http/request-body';
import { formSource } from '../http/same-origin';
import { env } from '../env';
import { paths } from '../paths';

const MAX_BODY_BYTES = 8 * 1024;

/**
 * Answers a form that an internal page has posted. What cannot be read is
 * refused with a page: 403 another site's, 413 over 8 KB, 415 no form.
 * @param handle may throw BadRequestError as well
 */
export async function answerForm(
  request: Request,
  handle: (form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  try {
    if (bodyKind(request) !== 'form') throw new BadRequestError(415, '这里只接受表单');
    // these pages are made for one visitor with a browser of today: it says where its forms come from
    if (formSource(request, env.siteUrl) === 'unknown')
      throw new BadRequestError(403, '浏览器没有说明表单来自哪里，请换一个新一点的浏览器');
    return await handle(new URLSearchParams(await readBody(request, MAX_BODY_BYTES)));
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    const { status, message, headers } = error;
    return pageAnswer({ status, message, headers, link: { href: paths.login(), label: '回到登录页' } });
  }
}

/** Sends the browser on with GET. @param path of this site */
export function seeOther(path: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
