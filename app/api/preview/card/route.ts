import { connection } from 'next/server';
import { paths } from '@/lib/paths';

/** How the page that this was asked from looks as a share card: the draft, for whoever sees drafts. */
export async function GET(request: Request): Promise<Response> {
  // else its answer is made by the build, without anybody who asks
  await connection();
  const from = request.headers.get('referer') ?? '';
  const page = URL.canParse(from) ? new URL(from).pathname : paths.home();
  const headers = { Location: `${paths.sharePreview(page)}&draft=1`, 'Cache-Control': 'private, no-store' };
  return new Response(null, { status: 307, headers });
}
