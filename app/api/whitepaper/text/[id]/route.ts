import { getWhitePaper, mayBePaper } from '@/lib/content/white-paper';
import { getFreeText, getGatedText } from '@/lib/content/white-paper-text';
import { opensPapers } from '@/lib/enquiries/paper-access';
import { errorText } from '@/lib/error-text';
import { jsonAnswer, noContent } from '@/lib/http/answers';
import { readingPage } from '@/lib/pages/reading-page';

interface Context {
  params: Promise<{ id: string }>;
}

/**
 * The text of a white paper as a plain page: all of it for browsers that hold a pass, what is free for everyone else.
 * The page with scripts takes the rest out of it; without scripts it is read as it is.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  try {
    const paper = (await mayBePaper(id)) ? await getWhitePaper(id) : null;
    const free = paper && (await getFreeText(paper.id));
    if (!free) return jsonAnswer({ status: 404, message: '没有这份文字' });
    const mayReadAll = await opensPapers(request);
    const rest = mayReadAll ? await getGatedText(paper.id) : null;
    return new Response(readingPage(paper, free, rest), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-store',
        Vary: 'Cookie',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    console.error(`[api] whitepaper/text/${id}:`, errorText(error));
    return noContent();
  }
}
