import { readBody } from '../../../../../http/request-body';
import { renderedText } from '../../../../content/rendered-text';
import { isStaffRequest } from '../../../../content/staff-request';

const MAX_BODY_BYTES = 1024 * 1024;

/** What the preview below a Markdown field shows: its text, posted as it is. */
export async function POST(request: Request): Promise<Response> {
  if (!(await isStaffRequest(request))) return Response.json({ message: '先登录' }, { status: 403 });
  const html = await renderedText(await readBody(request, MAX_BODY_BYTES));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
