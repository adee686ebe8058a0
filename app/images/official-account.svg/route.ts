import QRCode from 'qrcode';
import { env } from '@/lib/env';

/** Replaces the official account's code until there is one: leads to this site. */
export async function GET(): Promise<Response> {
  const svg = await QRCode.toString(env.siteUrl, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' } });
}
