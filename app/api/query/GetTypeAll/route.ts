import { searchTypes } from '@/lib/search/answers';
import { answerSearch, readSearch } from '@/lib/search/requests';

/** The types of what has a text, with names and counts: `data: [{ name, displayName, count }]`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerSearch('GetTypeAll', async () => searchTypes(readSearch(searchParams)));
}
