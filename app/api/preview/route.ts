import { draftMode } from 'next/headers';
import { connection } from 'next/server';
import { env } from '@/lib/env';
import { previewedPage } from '@/lib/http/preview-address';

/** What the preview in the CMS opens: this browser sees drafts until it is closed. Off (404) without a CMS and its secret. */
export async function GET(request: Request): Promise<Response> {
  // else its answer is made by the build, without the settings of who serves
  await connection();
  const secret = env.contentServiceUrl && env.revalidateSecret;
  if (!secret) return Response.json({ message: '没有这个接口' }, { status: 404 });
  const page = previewedPage(new URL(request.url).searchParams, secret);
  if (page === null) return Response.json({ message: '预览的网址过期了：请在内容管理里再打开一次' }, { status: 403 });
  (await draftMode()).enable();
  return new Response(null, { status: 307, headers: { Location: page, 'Cache-Control': 'no-store' } });
}
