import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteResponse } from '@/lib/server/response';
import type { SiteServer } from '@/lib/server/server';

/** A server whose responses are the site's; `handle` prepares and answers them. @returns it and its origin */
export async function serveSite(
  handle: (request: IncomingMessage, response: SiteResponse) => void,
): Promise<{ server: SiteServer; origin: string }> {
  const server = createServer({ ServerResponse: SiteResponse }, handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
