import { dataOf, SCENES } from '@/lib/illustrations/hotspots';
import { lanesPicture, recordingPicture } from '@/lib/signals/drawing';

/** Drawings of the home page's time axis and of the illustrations' recordings, made from the same signals everywhere. */
const PICTURES: Record<string, () => string> = {
  'lanes.svg': lanesPicture,
  ...Object.fromEntries(
    Object.entries(SCENES).map(([name, scene]) => [`recording-${name}.svg`, () => recordingPicture(dataOf(scene))]),
  ),
};

export function generateStaticParams() {
  return Object.keys(PICTURES).map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  if (!Object.hasOwn(PICTURES, name)) return Response.json({ message: '没有这张图片' }, { status: 404 });
  return new Response(PICTURES[name](), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
