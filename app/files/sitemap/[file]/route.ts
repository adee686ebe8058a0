import { getServerSideSitemap } from 'next-sitemap';
import { textAnswer } from '@/lib/known-version';
import { env } from '@/lib/env';
import { getSiteGroups, newestOf } from '@/lib/seo/site-pages';
import { sitemapFiles } from '@/lib/seo/sitemap';

/** One file of the sitemap, from the content as it is now. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const pages = (await getSiteGroups()).flatMap((group) => group.pages);
  const fields = sitemapFiles(env.siteUrl, pages).at(Number((await params).file) - 1);
  if (!fields) return new Response(null, { status: 404 });
  const body = await (await getServerSideSitemap(fields)).text();
  return textAnswer(request, { body, type: 'application/xml', modified: newestOf(pages) });
}
