import { searchList } from '@/lib/search/answers';
import { answerSearch, readPaging, readSearch, readTypes } from '@/lib/search/requests';

/** One page of what has a text: `data.list`, `data.totalCount`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerSearch('GetListByType', async () =>
    searchList({ text: readSearch(searchParams), types: readTypes(searchParams), ...readPaging(searchParams) }),
  );
}
