import { createServer, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the site, as the browser is to get it. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** @returns the answer itself, or another in its place */
export type Change = (path: string, answer: Answer) => Answer;

export interface Proxy {
  /** what happens to the answers from now on */
  change: Change;
  /** the site at a host that no page has been at: it has no cookies, no storage, nothing kept */
  fresh: () => string;
  stop: () => void;
}

/** Between a browser and the site, so that what arrives can be changed in any browser alike. */
export async function startProxy(site: string): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    // the text of an answer can only be changed where it is not compressed
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = ask(site + incoming.url, { method: incoming.method, headers }, (answered) => {
      void whole(answered).then((body) => {
        const { 'transfer-encoding': _encoding, 'content-length': _length, ...kept } = answered.headers;
        const answer = proxy.change(incoming.url ?? '', { status: answered.statusCode ?? 502, headers: kept, body });
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  // all of 127.0.0.0/8 is this machine; nobody else is answered
  server.on('connection', (socket) => socket.remoteAddress?.startsWith('127.') || socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  let hosts = 0;
  const proxy: Proxy = {
    change: (_path, answer) => answer,
    fresh: () => `http://127.1.${Math.floor(++hosts / 250)}.${(hosts % 250) + 1}:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
