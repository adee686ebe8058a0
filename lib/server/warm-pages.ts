import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { questionOf } from '../asked-question';
import { QUESTION_HEADER } from '../asked-routes.mjs';
import { paths } from '../paths';

/** Made when somebody asks; the first of each takes ten times as long as the next. */
const MADE = [paths.planner('people=1'), paths.compare(['none']), paths.enquiryList('versions=none')];
/** Only read, by code that all pages share: the first of them takes as long as twenty others. */
const READ = [paths.home(), paths.cases(), paths.modules(), paths.solutions(), paths.contact()];
/** A content service that does not answer keeps the site from starting no longer. */
const AT_MOST_MS = 2_000;

/**
 * Makes pages once before the site listens, at a port of its own: their code is loaded and their content read before
 * a visitor waits for it. Where that fails, the first visitor waits.
 * @param handle answers the requests
 */
export async function warmPages(handle: RequestListener, atMostMs = AT_MOST_MS): Promise<void> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.timeout(atMostMs);
  for (const page of [...MADE, ...READ]) {
    const headers = { [QUESTION_HEADER]: questionOf(page) };
    await fetch(`http://127.0.0.1:${port}${page}`, { headers, signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
  server.close();
  server.closeAllConnections();
}
