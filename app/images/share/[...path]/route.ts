import QRCode from 'qrcode';
import { env } from '@/lib/env';
import { codedPath } from '@/lib/seo/page-drawings';

const SIZE = 400;

/** The QR code of the page of an item or a comparison, for those who go on reading on the phone; nothing made up gets one. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const [page, ending] = `/${(await params).path.join('/')}`.split(/(?=\.svg$)/);
  const path = ending ? await codedPath(page) : null;
  if (!path) return new Response(null, { status: 404 });
  const svg = await QRCode.toString(env.siteUrl + path, {
    type: 'svg',
    // without a size of its own Firefox draws it on no poster
    width: SIZE,
    margin: 2,
    errorCorrectionLevel: 'M',
  });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } });
}
