import { paths } from '@/lib/paths';

/**
 * Any unknown route goes home. A route handler and no page,
 * so that made-up addresses leave nothing in the page cache. What looks like a
 * file is a plain 404; `proxy.ts` sees to that.
 */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { Location: paths.home() } });
}
