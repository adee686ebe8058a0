import { getServerSideSitemapIndex } from 'next-sitemap';
import { connection } from 'next/server';
import { textAnswer } from '@/lib/known-version';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { getSiteGroups, newestOf } from '@/lib/seo/site-pages';
import { sitemapFiles } from '@/lib/seo/sitemap';

/** Names the files of the sitemap. */
export async function GET(request: Request): Promise<Response> {
  // when asked, not while building: a build without the content service would end here
  await connection();
  const pages = (await getSiteGroups()).flatMap((group) => group.pages);
  const files = sitemapFiles(env.siteUrl, pages).map((_, index) => env.siteUrl + paths.sitemap(index + 1));
  const body = await (await getServerSideSitemapIndex(files)).text();
  return textAnswer(request, { body, type: 'application/xml', modified: newestOf(pages) });
}
