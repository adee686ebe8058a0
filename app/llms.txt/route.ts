import { textAnswer } from '@/lib/known-version';
import { llmsText } from '@/lib/seo/llms';
import { getSiteGroups, newestOf } from '@/lib/seo/site-pages';

export async function GET(request: Request): Promise<Response> {
  const groups = await getSiteGroups();
  const modified = newestOf(groups.flatMap(({ pages }) => pages));
  return textAnswer(request, { body: llmsText(groups), type: 'text/plain', modified });
}
