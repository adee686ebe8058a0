/**
 * A server behind the same front as the site. `/slow` answers once `POST /go`
 * has come, `/never` not at all, `/missing` with a 404 that claims a year,
 * `/broken` fails, `/unavailable` for want of content. With DEADLINE_MS, what is
 * being answered when the end is asked for has only so long.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceHealth } from '@/lib/content/reading/service-health';
import { standInFront } from '@/lib/http/front';
import { beforeEnd, STOPPING } from '@/lib/http/graceful-stop';

if (process.env.DEADLINE_MS) STOPPING.deadlineMs = Number(process.env.DEADLINE_MS);
standInFront();
beforeEnd(async () => console.log('ended'));
const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  if (request.url === '/never') return;
  if (request.url === '/slow') {
    waiting.push(response);
    console.log('asked');
    return;
  }
  serviceHealth.failedAt = request.url === '/unavailable' ? Date.now() : 0;
  if (/unavailable|broken/.test(request.url ?? '')) response.statusCode = 500;
  if (request.url === '/broken-in-pieces') response.write('Internal Server Error');
  if (request.url === '/missing') response.setHeader('Cache-Control', 's-maxage=31536000').statusCode = 404;
  response.end(String(request.headers['x-peer-address']));
});
process.on('SIGTERM', () => setTimeout(() => waiting.forEach((response) => response.end('whole')), 300));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
