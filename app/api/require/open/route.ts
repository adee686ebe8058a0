import { clientAddress } from '@/lib/http/client-address';
import { sawPage } from '@/lib/http/visitors';

/**
 * A form says that a visitor is looking at it. Behind a CDN the page itself
 * never asks this server, and anyone who reads it would count as a stranger.
 */
export function POST(request: Request): Response {
  sawPage(clientAddress(request.headers));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
