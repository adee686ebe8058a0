import { sharePictureAnswer } from '@/lib/seo/share-picture-answer';

type Context = { params: Promise<{ path: string[] }> };

/** A picture of the content in the form of a share card. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return sharePictureAnswer('card', (await params).path);
}
