import { clientAddress } from '@/lib/http/client-address';
import { seenCookie } from '@/lib/http/seen-cookie';
import { sawPage } from '@/lib/http/visitors';

/**
 * A form says that a visitor is looking at it. Behind a CDN the page itself
 * never asks this server, and anyone who reads it would count as a stranger.
 */
export async function POST(request: Request): Promise<Response> {
  sawPage(clientAddress(request.headers));
  const cookie = await seenCookie(request.headers);
  const headers = { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) };
  return new Response(null, { status: 204, headers });
}
