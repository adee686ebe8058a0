import { drawnFile } from '../../../../../content/drawn-file';
import { isStaffRequest } from '../../../../../content/staff-request';

/** A chart or animation as a picture, where the admin shows files. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  if (!(await isStaffRequest(request))) return Response.json({ message: '先登录' }, { status: 403 });
  const drawing = await drawnFile((await params).path.map(decoded).join('/'));
  if (!drawing) return new Response(null, { status: 404 });
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return new Response(drawing, { headers });
}

/** As it came where it cannot be read: no file is called so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
