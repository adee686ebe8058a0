import 'server-only';
import { FREE_PAGE_COUNT } from '../constants';
import { getDrawnCover, getPagePicture, mayBePaper } from './white-paper';

/** A file is mended within a day, and then its page should be seen soon. */
const LIFE_SECONDS = { page: 3600, cover: 60 };

/** A page of a paper as a picture, where it is one of the free ones. For a page 1 that cannot be drawn there is a cover. */
export async function pagePictureAnswer(id: string, page: number | null): Promise<Response> {
  const isFree = page !== null && page <= FREE_PAGE_COUNT && (await mayBePaper(id));
  const drawn = isFree ? await getPagePicture(id, page) : null;
  const picture = drawn ?? (isFree && page === 1 ? await getDrawnCover(id) : null);
  if (!picture) return Response.json({ message: '没有这张图片' }, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${LIFE_SECONDS[drawn ? 'page' : 'cover']}, must-revalidate`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
