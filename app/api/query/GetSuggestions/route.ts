import { searchSuggestions } from '@/lib/search/answers';
import { answerSearch, readSearch } from '@/lib/search/requests';

/** What a text that is being typed may become: pages, then words (ours). */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerSearch('GetSuggestions', async () => searchSuggestions(readSearch(searchParams)));
}
