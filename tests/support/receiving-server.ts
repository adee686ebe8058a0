import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of somebody else that takes enquiries; the test says how it answers. */
export interface ReceivingServer {
  address: string;
  received: Received[];
  answer: (response: ServerResponse, request: Received) => void;
  stop(): Promise<void>;
}

export async function startReceivingServer(): Promise<ReceivingServer> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const one = { url: request.url ?? '', headers: request.headers, body };
      received.push(one);
      it.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const it: ReceivingServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (response) => response.end('{}'),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return it;
}
