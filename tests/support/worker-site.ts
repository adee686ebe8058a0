import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const FIRST = '<!doctype html><title>慢</title><h1>先到的</h1>';
const LAST = '<h2>后到的</h2>';

/** A site of a few bytes with the real worker, and `/slow`, whose second half comes when it is told to. */
export async function serveWithWorker(): Promise<{ origin: string; goOn: () => void; end: () => void }> {
  let goOn = () => {};
  const server = createServer(({ url }, response) => {
    const send = (type: string) => response.writeHead(200, { 'Content-Type': type });
    if (url === '/sw.js') return void send('text/javascript').end(readFileSync('public/sw.js'));
    send('text/html; charset=utf-8');
    if (url === '/offline.html') return void response.end(readFileSync('public/offline.html'));
    if (url !== '/slow') return void response.end(`<!doctype html><h1>${url}</h1>`);
    response.write(FIRST);
    goOn = () => response.end(LAST);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    goOn: () => goOn(),
    end: () => void server.close().closeAllConnections(),
  };
}
