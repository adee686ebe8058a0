import 'server-only';
import { FOR_EVER } from '../content-service/served-file';
import { errorText } from '../error-text';
import { SHARED_PICTURE } from '../pictures/picture-files';
import { sharePicture, type ShareForm } from '../pictures/share-picture';
import { paths } from '../paths';
import { splitVersion } from '../versioned-name';

/** A picture below `/media/` with `.jpg` behind its own name, as `lib/addresses.ts` writes it. */
const PICTURE = /^([^\\]{1,200})\.jpg$/;
const UP = /^(\.|%2e){1,2}$/i;

/** A picture of the content cut for share cards, as a JPEG: WeChat and Weibo read nothing else. */
export async function sharePictureAnswer(form: ShareForm, segments: readonly string[]): Promise<Response> {
  const media = PICTURE.exec(segments.join('/'))?.[1];
  if (!media || !SHARED_PICTURE.test(media) || segments.some((segment) => UP.test(segment))) return notFound();
  try {
    const picture = await sharePicture(form, paths.media(media));
    if (!picture) return notFound();
    return new Response(new Uint8Array(picture), {
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
