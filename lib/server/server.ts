import { createServer, IncomingMessage, type Server } from 'node:http';
import { answer } from './chain';
import { answerClientError } from './client-error';
import { Connections, stopWhenAsked } from './graceful-stop';
import { SiteResponse } from './response';

/** A request line and its headers arrive within this time, a whole request within the other. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;
/** An idle connection stays open longer than in nginx, which keeps one for 60 s: what it sends on a closed one is lost. */
const KEEP_ALIVE_MS = 75_000;
/** Next listens to a response ten times by itself; Node warns of an eleventh. */
const LISTENERS = 20;

export type SiteServer = Server<typeof IncomingMessage, typeof SiteResponse>;

/**
 * The site's HTTP server: every request goes the way of `chain.ts`, and what is left is handed to `next`.
 * Asked to end, it answers what has been asked and ends the process.
 */
export function createSiteServer(
  next: (request: IncomingMessage, response: SiteResponse) => void | Promise<void>,
): SiteServer {
  const options = {
    ServerResponse: SiteResponse,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = createServer(options, (request, response) => {
    response.setMaxListeners(LISTENERS);
    connections.asked(request, response);
    void answer(request, response, next);
  });
  const connections = new Connections(server);
  server.on('clientError', answerClientError);
  // nothing here speaks another protocol; without this the connection would stay open for ever
  server.on('upgrade', (_request, socket) => socket.destroy());
  stopWhenAsked(server, connections);
  return server;
}
