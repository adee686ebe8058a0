import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that the authentication service was asked. */
export interface AuthCall {
  path: string;
  body: unknown;
  authorization: string | null;
}

/** An authentication service as the site expects it, that writes down what it is asked. */
export class FakeAuthService {
  readonly calls: AuthCall[] = [];
  /** how it answers; replaced by each test */
  answer: (path: string, response: http.ServerResponse) => void = (_path, response) => response.end('{}');
  private readonly server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null');
    this.calls.push({ path, body, authorization: request.headers.authorization ?? null });
    this.answer(path, response);
  });

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Answers with a `result`. */
export function result(value: unknown, status = 200) {
  return (_path: string, response: http.ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ result: value }));
  };
}
