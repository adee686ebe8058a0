import 'server-only';
import { FREE_PAGE_COUNT } from '../constants';
import { getPagePicture, mayBePaper } from './white-paper';

/** A page of a paper as a picture, where it is one of the free ones. */
export async function pagePictureAnswer(id: string, page: number | null): Promise<Response> {
  const isFree = page !== null && page <= FREE_PAGE_COUNT;
  const picture = isFree && (await mayBePaper(id)) ? await getPagePicture(id, page) : null;
  if (!picture) return Response.json({ message: '没有这张图片' }, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=3600, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
