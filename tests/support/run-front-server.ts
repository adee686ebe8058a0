/**
 * A server behind the same front as the site. `/slow` answers once `POST /go`
 * has come, `/never` not at all, `/missing` with a 404 that claims a year.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standInFront } from '@/lib/http/front';
import { beforeEnd } from '@/lib/http/graceful-stop';

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
  if (request.url === '/missing') response.setHeader('Cache-Control', 's-maxage=31536000').statusCode = 404;
  response.end(String(request.headers['x-peer-address']));
});
process.on('SIGTERM', () => setTimeout(() => waiting.forEach((response) => response.end('whole')), 300));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
