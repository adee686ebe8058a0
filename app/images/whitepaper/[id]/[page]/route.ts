import { pagePictureAnswer } from '@/lib/content/page-picture-answer';

interface Context {
  params: Promise<{ id: string; page: string }>;
}

/** Another free page of a white paper as a picture, for browsers that cannot draw it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, page } = await params;
  return pagePictureAnswer(id, /^[2-9]$/.test(page) ? Number(page) : null);
}
