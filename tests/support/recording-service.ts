import { readFileSync } from 'node:fs';
import http from 'node:http';
import { buildSchema, parse, print, visit } from 'graphql';
import { embeddedService } from '@/lib/content-service/embedded';
import { ContentFolder } from '@/lib/content-service/folder';

/** One call that a content service was asked. */
export interface RecordedCall {
  path: string;
  parameters: Record<string, string>;
  authorization: string | null;
}

/** The contract without our extensions. */
function plainSchemaText(): string {
  const document = visit(parse(readFileSync('graphql/generated/content/contract.graphql', 'utf8')), {
    FieldDefinition: (node) => (node.directives?.some(({ name }) => name.value === 'extension') ? null : undefined),
  });
  return print(document);
}

/**
 * A content service over a folder that knows none of our extensions and writes
 * down every call. GET /recorded gives them, DELETE /recorded forgets them,
 * PUT /mode with `failing`, `gone`, `hanging` or `working` as its body lets it
 * answer 500, cut every connection, or not answer at all, PUT /edit with
 * `{ from, to }` has it say something else.
 */
export function recordingService(directory = 'lib/sample-content'): http.Server {
  const folder = new ContentFolder(directory);
  const serve = embeddedService(buildSchema(plainSchemaText()), () => folder);
  let calls: RecordedCall[] = [];
  let mode = 'working';
  let edit = { from: '', to: '' };
  return http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = await readBody(request);
    if (url.pathname === '/recorded') {
      response.end(JSON.stringify(calls));
      if (request.method === 'DELETE') calls = [];
      return;
    }
    if (url.pathname === '/mode') {
      mode = body;
      response.end();
      return;
    }
    if (url.pathname === '/edit') {
      edit = JSON.parse(body) as typeof edit;
      response.end();
      return;
    }
    const authorization = request.headers.authorization ?? null;
    calls.push({ path: url.pathname, parameters: Object.fromEntries(url.searchParams), authorization });
    if (mode === 'gone') return void request.socket.destroy();
    if (mode === 'hanging') return;
    if (mode === 'failing') {
      response.writeHead(500).end('<h1>500</h1>');
      return;
    }
    folder.refresh();
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const answer = await serve(new Request(url, { method: request.method, body: body || undefined, headers }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    const given = Buffer.from(await answer.arrayBuffer());
    const isText = edit.from !== '' && /json/.test(answer.headers.get('content-type') ?? '');
    response.end(isText ? given.toString().replaceAll(edit.from, edit.to) : given);
  });
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
