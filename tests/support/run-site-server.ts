/**
 * The site's own HTTP server without Next behind it. `/slow` and a plan are answered once the end is asked for, `/never` not at all,
 * `/missing` with a 404 that claims a year, `/broken` fails, `/unavailable` for want of content; all else says the
 * address of the connection, what is asked, and the address that was asked for. With DEADLINE_MS, what is being answered when the end
 * is asked for has only so long.
 */
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceHealth } from '@/lib/content/reading/service-health';
import { beforeShutdown } from '@/lib/http/shutdown-hooks';
import { STOPPING } from '@/lib/server/graceful-stop';
import { createSiteServer } from '@/lib/server/server';

if (process.env.DEADLINE_MS) STOPPING.deadlineMs = Number(process.env.DEADLINE_MS);
beforeShutdown(async () => console.log('ended'));
const waiting: ServerResponse[] = [];
const server = createSiteServer((request, response) => {
  if (request.url === '/never') return;
  if (request.url === '/slow' || request.url?.startsWith('/planner?')) {
    waiting.push(response);
    console.log(`asked ${request.url}`);
    return;
  }
  serviceHealth.failedAt = request.url === '/unavailable' ? Date.now() : 0;
  if (/unavailable|broken/.test(request.url ?? '')) response.statusCode = 500;
  if (request.url === '/broken-in-pieces') response.write('Internal Server Error');
  if (request.url === '/missing') response.setHeader('Cache-Control', 's-maxage=31536000').statusCode = 404;
  response.end(`${request.headers['x-peer-address']} ${request.headers['x-question'] ?? ''} ${request.url}`);
});
process.on('SIGTERM', () => setTimeout(() => waiting.forEach((response) => response.end('whole')), 300));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGUSR2', () => server.getConnections((_error, count) => console.log(`connections ${count}`)));
