import { paths } from '@/lib/paths';

/** Below these are files, no pages. `proxy.ts` does not look at them. */
const FILE_ROOTS = new Set(['_next', 'images', 'icons', 'fonts', 'media']);

/**
 * Any unknown route goes home. A route handler and no page,
 * so that made-up addresses leave nothing in the page cache. What looks like a
 * file is a plain 404: a page under a script's name would be kept as that script.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ unknown: string[] }> },
): Promise<Response> {
  const segments = (await params).unknown;
  if (FILE_ROOTS.has(segments[0]) || segments.at(-1)?.includes('.')) return new Response(null, { status: 404 });
  return new Response(null, { status: 307, headers: { Location: paths.home() } });
}
