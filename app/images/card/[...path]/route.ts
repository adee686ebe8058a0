import { fetchMediaBytes } from '@/lib/content/reading/files';
import { sharePicture } from '@/lib/media/share-picture';
import { paths } from '@/lib/paths';
import { errorText } from '@/lib/error-text';

/** A picture below `/media/` with `.jpg` behind its own ending, as `lib/paths.ts` writes it. */
const PICTURE = /^[^\\]{1,200}\.(webp|avif|png|jpe?g)(?=\.jpg$)/;
const UP = /^(\.|%2e){1,2}$/i;
const LIMITS = { ms: 10_000, bytes: 10 * 1024 * 1024 };

/** The picture of a share card: WeChat and Weibo read JPEG only. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const segments = (await params).path;
  const media = PICTURE.exec(segments.join('/'))?.[0];
  if (!media || segments.some((segment) => UP.test(segment))) return notFound();
  try {
    const file = await fetchMediaBytes(paths.media(media), LIMITS);
    if (!file) return notFound();
    return new Response(await sharePicture(file), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    console.error(`[images] card/${media}: ${errorText(error)}`);
    return notFound();
  }
}

function notFound(): Response {
  return Response.json({ message: '没有这张图片' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
