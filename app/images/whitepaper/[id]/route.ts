import { idParams } from '@/lib/pages/static-params';
import { pagePictureAnswer } from '@/lib/content/page-picture-answer';

export const generateStaticParams = idParams('white-paper');

/** Page 1 of a white paper as a picture: it is free for all, and is in the viewer before the PDF is there. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return pagePictureAnswer((await params).id, 1);
}
