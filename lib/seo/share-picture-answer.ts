import 'server-only';
import { fetchMediaBytes } from '../content/reading/files';
import { FOR_EVER } from '../content-service/served-file';
import { errorText } from '../error-text';
import { sharePicture, type ShareForm } from '../media/share-picture';
import { paths } from '../paths';
import { splitVersion } from '../versioned-name';

/** A picture below `/media/` with `.jpg` behind its own ending, as `lib/paths.ts` writes it. */
const PICTURE = /^[^\\]{1,200}\.(webp|avif|png|jpe?g)(?=\.jpg$)/;
const UP = /^(\.|%2e){1,2}$/i;
const LIMITS = { ms: 10_000, bytes: 10 * 1024 * 1024 };

/** A picture of the content cut for share cards, as a JPEG: WeChat and Weibo read nothing else. */
export async function sharePictureAnswer(form: ShareForm, segments: readonly string[]): Promise<Response> {
  const media = PICTURE.exec(segments.join('/'))?.[0];
  if (!media || segments.some((segment) => UP.test(segment))) return notFound();
  try {
    const file = await fetchMediaBytes(paths.media(media), LIMITS);
    if (!file) return notFound();
    return new Response(await sharePicture[form](file), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': splitVersion(media) ? FOR_EVER : 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    console.error(`[images] ${form}/${media}: ${errorText(error)}`);
    return notFound();
  }
}

function notFound(): Response {
  return Response.json({ message: '没有这张图片' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
