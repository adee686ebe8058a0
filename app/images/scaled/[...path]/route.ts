import { scaledPictureAnswer } from '@/lib/pictures/scaled-pictures';

/** A picture of the content, or one of the site's own scenes, in one of the widths that pages ask for. */
export async function GET(request: Request): Promise<Response> {
  return scaledPictureAnswer(request, new URL(request.url).pathname);
}
