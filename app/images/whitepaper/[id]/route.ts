import { getFirstPagePicture, mayBePaper } from '@/lib/content/white-paper';
import { whitePaperParams } from '@/lib/pages/static-params';

export async function generateStaticParams() {
  return whitePaperParams();
}

/** Page 1 of a white paper as a picture: it is free for all, and stands in the viewer before the PDF is there. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  const picture = (await mayBePaper(id)) ? await getFirstPagePicture(id) : null;
  if (!picture) return Response.json({ message: '没有这张图片' }, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=3600, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
