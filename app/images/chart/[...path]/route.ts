import { errorText } from '@/lib/error-text';
import { CHART_LIMITS, fetchMediaBytes } from '@/lib/content/reading/files';
import { chartPicture, type ChartSize } from '@/lib/media/chart-picture';
import { paths } from '@/lib/paths';

/** A chart file below `/media/`, with `.svg` or `.narrow.svg` instead of `.json`, as `lib/paths.ts` writes it. */
const CHART = /^([a-z0-9-]+(?:\/[a-z0-9-]+){0,3})(\.narrow)?\.svg$/;

/** A chart of the content as a picture: there before any script, and where no script runs. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const [, chart, narrow] = CHART.exec((await params).path.join('/')) ?? [];
  const picture = chart ? await draw(paths.media(`${chart}.json`), narrow ? 'narrow' : 'wide') : null;
  if (!picture) {
    return Response.json({ message: '没有这张图' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, must-revalidate',
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
