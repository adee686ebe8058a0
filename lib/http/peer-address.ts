import { Server, type IncomingMessage } from 'node:http';
import { PEER_HEADER } from './client-address';

/**
 * Route handlers see headers only, and a visitor may send any
 * X-Forwarded-For: the address of the connection itself goes into a header
 * that nobody outside can set.
 */
export function writeDownPeerAddress(): void {
  const emit = Server.prototype.emit as (...parameters: unknown[]) => boolean;
  Server.prototype.emit = function emitWithPeer(this: Server, ...parameters: unknown[]) {
    if (parameters[0] === 'request') {
      const request = parameters[1] as IncomingMessage;
      request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    }
    return emit.apply(this, parameters);
  };
}
