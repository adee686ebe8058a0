import { getCards } from '@/lib/content/links';
import { LIST_PAGE_SIZE } from '@/lib/constants';
import { ParameterError, readPaging } from '@/lib/content-service/parameters';
import { errorText } from '@/lib/error-text';
import { noContent } from '@/lib/http/answers';

/** Pages of white papers. No content service has a list call for them, so this one asks `lib/content`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  try {
    const { page, pageSize } = readPaging(searchParams, LIST_PAGE_SIZE);
    const papers = await getCards('white-paper');
    const list = papers.slice((page - 1) * pageSize, page * pageSize).map((paper) => ({
      contentItemId: paper.id,
      displayText: paper.title,
      introduction: paper.introduction,
      publishedUtc: paper.date,
      image: { urls: paper.image ? [paper.image.src] : [] },
    }));
    return Response.json({ data: { list, totalCount: papers.length, pageSize } });
  } catch (error) {
    if (error instanceof ParameterError) return Response.json({ message: error.message }, { status: 400 });
    console.error('[api] whitepaper/GetAll:', errorText(error));
    return noContent();
  }
}
