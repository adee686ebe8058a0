import { drawnFile } from '../../../../../content/drawn-file';
import { isStaffRequest } from '../../../../../content/staff-request';

/** A chart or animation as a picture, where the admin shows files. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const file = (await params).path.map(decodeURIComponent).join('/');
  const drawing = (await isStaffRequest(request)) ? await drawnFile(file) : null;
  if (!drawing) return new Response(null, { status: 404 });
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return new Response(drawing, { headers });
}
