import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { runShutdownHooks } from '../http/shutdown-hooks';
import type { SiteResponse } from './response';

export const STOPPING = {
  /** requests that are being answered when the end is asked for have this long */
  deadlineMs: 10_000,
  /** a request whose body has not arrived by then is half-sent, and not waited for */
  halfSentMs: 2_000,
};

/** Connections of a server, and what is under way on each. */
export class Connections {
  private readonly sockets = new Map<Socket, Set<IncomingMessage>>();
  private isStopping = false;

  constructor(private readonly server: Server<typeof IncomingMessage, typeof SiteResponse>) {
    server.on('connection', (socket) => this.opened(socket));
  }

  /** Takes note of a request. */
  asked(request: IncomingMessage, response: SiteResponse): void {
    const { socket } = request;
    this.sockets.get(socket)?.add(request);
    if (this.isStopping) response.shouldKeepAlive = false;
    response.once('close', () => {
      this.sockets.get(socket)?.delete(request);
      if (this.isStopping) socket.destroySoon();
    });
  }

  /** Takes nothing new, closes what is idle or half-sent, and lets the rest be answered until the deadline. */
  stop(): void {
    if (this.isStopping) return;
    this.isStopping = true;
    this.server.close();
    for (const [socket, requests] of this.sockets) if (requests.size === 0) socket.destroy();
    setTimeout(() => {
      for (const [socket, requests] of this.sockets)
        if ([...requests].every((request) => !request.complete)) socket.destroy();
    }, STOPPING.halfSentMs).unref();
    setTimeout(() => this.server.closeAllConnections(), STOPPING.deadlineMs).unref();
  }

  private opened(socket: Socket): void {
    this.sockets.set(socket, new Set());
    socket.once('close', () => this.sockets.delete(socket));
    if (this.isStopping) socket.destroy();
  }
}

/**
 * Stops the server when the process is asked to end, or the process that started it with a channel has gone. The process ends
 * when all has been answered and what has to be done before the end is done.
 */
export function stopWhenAsked(
  server: Server<typeof IncomingMessage, typeof SiteResponse>,
  connections: Connections,
): void {
  const end = () => void runShutdownHooks().finally(() => process.exit(0));
  const begin = () => {
    connections.stop();
    // whatever still hangs then ends with the process
    setTimeout(end, STOPPING.deadlineMs + 500).unref();
  };
  server.once('close', end);
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('SIGHUP', begin);
  if (process.channel) process.on('disconnect', begin);
}
