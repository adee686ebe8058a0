import { markdownProblem } from '../../../../../content-service/markdown-limits';
import { BadRequestError, readBody } from '../../../../../http/request-body';
import { renderedText } from '../../../../content/rendered-text';
import { isStaffRequest } from '../../../../content/staff-request';

const MAX_BODY_BYTES = 1024 * 1024;

/** What the preview below a Markdown field shows: its text, posted as it is. */
export async function POST(request: Request): Promise<Response> {
  if (!(await isStaffRequest(request))) return Response.json({ message: '先登录' }, { status: 403 });
  try {
    const text = await readBody(request, MAX_BODY_BYTES);
    const problem = markdownProblem(text);
    if (problem) throw new BadRequestError(400, problem);
    return htmlOf(await renderedText(text));
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

function htmlOf(html: string): Response {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
