import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as it arrived. */
export interface RecordedCall {
  method: string;
  path: string;
  parameters: Record<string, string>;
  authorization: string | undefined;
  /** name of the GraphQL operation, if it is one */
  operation: string | undefined;
}

type Answer = (call: RecordedCall, request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * A content service over HTTP for the tests of one file, recording what it is asked.
 * The door is pointed at it for each test.
 * @param settings more environment variables for the door
 */
export function useContentServer(settings: Record<string, string> = {}) {
  const calls: RecordedCall[] = [];
  const state = { calls, url: '', answer: (() => undefined) as Answer };
  const server = createServer((request, response) => {
    const call = record(request);
    calls.push(call);
    void Promise.resolve(state.answer(call, request, response)).catch((error) => response.destroy(error));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    calls.length = 0;
    Object.assign(process.env, settings, { CONTENT_SERVICE_URL: state.url });
  });
  afterEach(() => {
    for (const name of ['CONTENT_SERVICE_URL', ...Object.keys(settings)]) delete process.env[name];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}

function record(request: IncomingMessage): RecordedCall {
  const url = new URL(request.url ?? '/', 'http://recorded');
  const parameters = Object.fromEntries(url.searchParams);
  return {
    method: request.method ?? '',
    path: url.pathname,
    parameters,
    authorization: request.headers.authorization,
    operation: /^\s*(?:fragment[^}]*\}\s*)*query (\w+)/.exec(parameters.query ?? '')?.[1],
  };
}

/** Answers with what a function from request to response gives. */
export async function answerWith(
  serve: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await serve(new Request(`http://recorded${request.url}`, { method: request.method }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
