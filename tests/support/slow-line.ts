import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a page on a line that stops in the middle of it, until it is told to go on. */
export async function serveSlowly(
  first: string,
  rest: string,
): Promise<{ address: string; goOn: () => void; end: () => void }> {
  let goOn = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(first);
    goOn = () => response.end(rest);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, goOn: () => goOn(), end: () => server.close() };
}
