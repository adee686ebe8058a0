import QRCode from 'qrcode';
import { env } from '@/lib/env';

/** Paths of this site as `lib/paths.ts` writes them; nothing else gets a code. */
const SEGMENT = /^[a-z0-9-]{1,80}$/;
const DEPTH_MAX = 5;
const SIZE = 400;

/** The QR code of a page of this site, for those who go on reading on the phone. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const segments = (await params).path;
  const last = segments.at(-1) ?? '';
  const names = [...segments.slice(0, -1), last.replace(/\.svg$/, '')];
  if (!last.endsWith('.svg') || segments.length > DEPTH_MAX || !names.every((name) => SEGMENT.test(name))) {
    return new Response(null, { status: 404 });
  }
  const svg = await QRCode.toString(`${env.siteUrl}/${names.join('/')}`, {
    type: 'svg',
    // without a size of its own Firefox draws it on no poster
    width: SIZE,
    margin: 2,
    errorCorrectionLevel: 'M',
  });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } });
}
