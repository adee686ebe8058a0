import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { env } from '../env';
import { embeddedService } from './embedded';
import type { Caller } from './graphql';
import { processWide } from '../process-wide';
import { ContentFolder } from './folder';
import { remoteService } from './remote';

/**
 * The content service: one function from request to response, embedded in this
 * process or at CONTENT_SERVICE_URL. Only the path and query of the request's
 * address matter; its host is never contacted.
 * @param caller the public interfaces say `public`; a remote service sees to that by its token
 * @param isDraft asks a remote service for what has not been published yet
 */
export async function contentService(request: Request, caller: Caller = 'site', isDraft = false): Promise<Response> {
  const url = env.contentServiceUrl;
  if (url)
    return remoteService({ url, queryPath: env.contentQueryPath, token: env.contentServiceToken, isDraft })(request);
  return embeddedService(contentSchema(), contentFolder)(request, caller);
}

/** Host of the addresses that are handed to the content service; reserved, so it can never be a real one. */
export const SERVICE_ORIGIN = 'http://content-service.invalid';

const DEVELOPMENT_REREAD_MS = 1_000;

const held = processWide<{ folder?: ContentFolder; readAt: number }>('content-folder', () => ({ readAt: 0 }));

/** The folder behind the embedded service, read once; the watcher or, in development, age refreshes it. */
export function contentFolder(): ContentFolder {
  const directory = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.contentDirectory);
  if (held.folder?.directory !== directory) {
    held.folder = new ContentFolder(directory);
    held.readAt = Date.now();
  } else if (process.env.NODE_ENV === 'development' && Date.now() - held.readAt > DEVELOPMENT_REREAD_MS) {
    held.folder.refresh();
    held.readAt = Date.now();
  }
  return held.folder;
}

// one per bundle: each has a GraphQL library of its own, which knows only its own objects
let schema: GraphQLSchema | undefined;

/** The contract, for whoever answers it. */
export function contentSchema(): GraphQLSchema {
  schema ??= buildSchema(
    readFileSync(
      path.join(/*turbopackIgnore: true*/ process.cwd(), 'graphql', 'generated', 'content', 'contract.graphql'),
      'utf8',
    ),
  );
  return schema;
}
