import { errorText } from '@/lib/error-text';
import { CHART_LIMITS, fetchMediaBytes } from '@/lib/content/reading/files';
import { chartPicture } from '@/lib/charts/picture';
import type { ChartSize } from '@/lib/charts/sizes';
import { FOR_EVER } from '@/lib/content-service/served-file';
import { splitVersion } from '@/lib/versioned-name';
import { paths } from '@/lib/paths';

/** A chart file below `/media/`, with `.svg` or `.narrow.svg` instead of `.json`, as `lib/addresses.ts` writes it. */
const CHART = /^(.{1,200}?)(\.narrow)?\.svg$/;
const UP = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** A chart of the content as a picture: there before any script, and where no script runs. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const [, chart, narrow] = CHART.exec((await params).path.join('/')) ?? [];
  const file = chart && !UP.test(chart) ? paths.media(`${chart}.json`) : null;
  const picture = file ? await draw(file, narrow ? 'narrow' : 'wide') : null;
  if (!picture) {
    return Response.json({ message: '没有这张图' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': file && splitVersion(file) ? FOR_EVER : 'public, max-age=3600, must-revalidate',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function draw(path: string, size: ChartSize): Promise<string | null> {
  try {
    const file = await fetchMediaBytes(path, CHART_LIMITS);
    return file && (await chartPicture[size](file));
  } catch (error) {
    console.error(`[images] ${path}: ${errorText(error)}`);
    return null;
  }
}
