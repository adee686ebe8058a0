import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { questionOf } from '../asked-question';
import { ASKED_ROUTES, QUESTION_HEADER } from '../asked-routes.mjs';
import { paths } from '../paths';

/** Made when somebody asks; the first of each takes ten times as long as the next. @param models aliases */
const madeOf = (...models: string[]) => [
  paths.planner(`versions=${models[0]}&people=1`),
  paths.compare(models),
  paths.enquiryList(`versions=${models[0]}`),
];
/** Only read, by code that all pages share: the first of them takes as long as twenty others. */
const READ = [paths.home(), paths.cases(), paths.modules(), paths.solutions(), paths.contact()];
/** A content service that does not answer keeps the site from starting no longer. */
const AT_MOST_MS = 2_000;
/** Where other machines serve meanwhile. */
const AMONG_OTHERS_MS = 30_000;

/** What the build has made: page by page, the route that makes it. */
export type BuiltRoutes = Record<string, { srcRoute: string | null }>;

interface Warming {
  pages?: readonly string[];
  atMostMs?: number;
}

/**
 * For a machine among several: it has to make again what was published since its build, each page for its first
 * visitor, and the first page of each route takes a second. One page of each is made before it takes visitors.
 */
export function warmingAmongOthers(routes: BuiltRoutes): Warming {
  const first = new Map<string | null, string>();
  for (const [page, { srcRoute }] of Object.entries(routes))
    if (!/^\/_|\./.test(page) && !page.startsWith(ASKED_ROUTES) && !first.has(srcRoute)) first.set(srcRoute, page);
  const below = (list: string) => Object.keys(routes).filter((page) => page.startsWith(`${list}/`));
  const models = below(paths.modules()).flatMap((page) => page.slice(paths.modules().length).split('/').slice(2, 3));
  return {
    pages: [...madeOf(...[...new Set(models), 'none'].slice(0, 2)), ...first.values()],
    atMostMs: AMONG_OTHERS_MS,
  };
}

/**
 * Makes pages once before the site listens, at a port of its own: their code is loaded and their content read before
 * a visitor waits for it. Where that fails, the first visitor waits.
 * @param handle answers the requests
 */
export async function warmPages(
  handle: RequestListener,
  { pages = [...madeOf('none'), ...READ], atMostMs = AT_MOST_MS }: Warming = {},
): Promise<void> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.timeout(atMostMs);
  for (const page of pages) {
    const headers = { [QUESTION_HEADER]: questionOf(page) };
    await fetch(`http://127.0.0.1:${port}${page}`, { headers, redirect: 'manual', signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
  server.close();
  server.closeAllConnections();
}
