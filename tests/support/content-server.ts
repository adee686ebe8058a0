import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spoiledAnswer } from './spoiled';

/** One call as it arrived. */
export interface RecordedCall {
  path: string;
  /** every parameter but those of GraphQL itself */
  parameters: Record<string, string>;
  /** name, text and variables of a GraphQL operation */
  operation?: string;
  query?: string;
  variables?: unknown;
  authorization?: string;
}

type Answer = (call: RecordedCall, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/**
 * A content service over HTTP for the tests of one file, recording what it is
 * asked. The door is pointed at it for each test; `answer` says what it answers.
 */
export function startContentServer(answer: Answer) {
  const state = { calls: [] as RecordedCall[], url: '', answer };
  const server = createServer((request, response) => {
    const call = record(request);
    state.calls.push(call);
    Promise.resolve(state.answer(call, response, request)).catch((error) => response.destroy(error));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    state.calls = [];
    state.answer = answer;
    process.env.CONTENT_SERVICE_URL = state.url;
  });
  afterEach(() => {
    for (const name of ['URL', 'TOKEN']) delete process.env[`CONTENT_SERVICE_${name}`];
    delete process.env.CONTENT_QUERY_PATH;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}

function record(request: IncomingMessage): RecordedCall {
  const url = new URL(request.url ?? '/', 'http://recorded');
  const { query, variables, operationName, ...parameters } = Object.fromEntries(url.searchParams);
  return {
    path: url.pathname,
    parameters,
    operation: operationName,
    query,
    variables: variables ? JSON.parse(variables) : undefined,
    authorization: request.headers.authorization,
  };
}

/** Answers with what a function from request to response gives. */
export function answeredBy(serve: (request: Request) => Promise<Response>): Answer {
  return async (_call, response, request) => {
    const answer = await serve(new Request(`http://recorded${request.url}`, { method: request.method }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

/** Answers a query with empty lists: there is none of what it asks for. */
export function answerNothing(call: RecordedCall, response: ServerResponse): void {
  answerJson(response, { data: spoiledAnswer(call.query ?? '', 1, []) });
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
