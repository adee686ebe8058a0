import type { Socket } from 'node:net';
import { encodeRaw } from './address';

const TEXT = '这个地址读不懂：请从首页重新进入。';

/** Node's parser refuses what is no HTTP, and addresses with bytes that should have been percent-encoded. */
interface ClientError extends Error {
  code?: string;
  /** what was received, beginning with the request line */
  rawPacket?: Buffer;
}

/**
 * Answers a request that Node cannot parse: 308 to the encoded address where only the encoding is missing, as old
 * browsers and hand-made links send Chinese; else 400 in words.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const line = error.code === 'HPE_INVALID_URL' ? error.rawPacket?.toString('latin1') : undefined;
  const address = /^(?:GET|HEAD) (\/\S*) HTTP\/1\.[01]\r\n/.exec(line ?? '')?.[1];
  if (address) return end(socket, '308 Permanent Redirect', `Location: ${encodeRaw(address).replace(/^\/+/, '/')}\r\n`);
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  end(socket, status, 'Content-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n', TEXT);
}

function end(socket: Socket, status: string, headers: string, body = ''): void {
  const length = Buffer.byteLength(body);
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: ${length}\r\nConnection: close\r\n\r\n${body}`);
}
