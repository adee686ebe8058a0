import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorText } from '../error-text';
import { processWide } from '../process-wide';

export const STOPPING = {
  /** requests that are being answered when the end is asked for have this long */
  deadlineMs: 10_000,
  /** a request whose body has not arrived by then is half-sent, and not waited for */
  halfSentMs: 2_000,
};

const endings = processWide('endings', () => new Set<() => Promise<void>>());

/** Has this done once, after the last request has been answered and before the process ends. */
export function beforeEnd(work: () => Promise<void>): void {
  endings.add(work);
}

/** Connections of one server, and what is under way on each. */
export class Connections {
  private readonly sockets = new Map<Socket, Set<IncomingMessage>>();
  private stopping = false;

  constructor(private readonly server: Server) {}

  opened(socket: Socket): void {
    this.sockets.set(socket, new Set());
    socket.once('close', () => this.sockets.delete(socket));
    if (this.stopping) socket.destroy();
  }

  asked(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    this.sockets.get(socket)?.add(request);
    if (this.stopping) response.shouldKeepAlive = false;
    response.once('close', () => {
      this.sockets.get(socket)?.delete(request);
      if (this.stopping) socket.destroySoon();
    });
  }

  /** Takes nothing new, closes what is idle or half-sent, and lets the rest be answered until the deadline. */
  stop(): void {
    if (this.stopping) return;
    this.stopping = true;
    this.server.close();
    for (const [socket, requests] of this.sockets) if (requests.size === 0) socket.destroy();
    setTimeout(() => {
      for (const [socket, requests] of this.sockets)
        if ([...requests].every((request) => !request.complete)) socket.destroy();
    }, STOPPING.halfSentMs).unref();
    setTimeout(() => this.server.closeAllConnections(), STOPPING.deadlineMs).unref();
  }

  get isStopping(): boolean {
    return this.stopping;
  }
}

/** Does what `beforeEnd` was given, once; a failure is written down and ends nothing else. */
export async function finish(): Promise<void> {
  const all = [...endings];
  endings.clear();
  await Promise.all(all.map((work) => work().catch((error: unknown) => console.error('[stop]', errorText(error)))));
}

/** Calls `stop` when the process is asked to end, or whoever started it with a channel has gone. */
export function whenAskedToEnd(stop: () => void): void {
  const begin = () => {
    stop();
    // whatever still hangs then ends with the process
    setTimeout(() => void finish().finally(() => process.exit(0)), STOPPING.deadlineMs + 500).unref();
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  // Next ends by signals only
  if (process.channel) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
