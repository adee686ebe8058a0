import { connection } from 'next/server';
import { textAnswer } from '@/lib/known-version';
import { llmsText } from '@/lib/seo/llms';
import { getSiteGroups, newestOf } from '@/lib/seo/site-pages';

export async function GET(request: Request): Promise<Response> {
  // when asked, not while building: a build without the content service would end here
  await connection();
  const groups = await getSiteGroups();
  const modified = newestOf(groups.flatMap(({ pages }) => pages));
  return textAnswer(request, { body: llmsText(groups), type: 'text/plain', modified });
}
