import { connection } from 'next/server';
import { textAnswer } from '@/lib/known-version';
import { env } from '@/lib/env';
import { robotsText } from '@/lib/seo/robots';
import { getSiteGroups } from '@/lib/seo/site-pages';
import { sitemapFiles } from '@/lib/seo/sitemap';

export async function GET(request: Request): Promise<Response> {
  // when asked, not while building: a build without the content service would end here
  await connection();
  const pages = (await getSiteGroups()).flatMap((group) => group.pages);
  return textAnswer(request, { body: robotsText(sitemapFiles(env.siteUrl, pages).length), type: 'text/plain' });
}
