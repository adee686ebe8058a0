import 'server-only';
import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap';
import { cacheLife } from 'next/cache';
import { env } from '../env';
import { paths } from '../paths';
import { llmsText } from './llms';
import { robotsText } from './robots';
import { getSiteGroups, type SitePage } from './site-pages';
import { sitemapFiles } from './sitemap';

/*
 * What programs ask for again and again: each is made of every page of the site, so it is made once and kept until
 * the content changes, not for each who asks.
 */

/** The files of the sitemap, in XML. */
export async function getSitemaps(): Promise<string[]> {
  'use cache';
  cacheLife('content');
  const files = sitemapFiles(env.siteUrl, await everyPage());
  return Promise.all(files.map(async (fields) => (await getServerSideSitemap(fields)).text()));
}

/** Names the files of the sitemap. */
export async function getSitemapIndex(): Promise<string> {
  'use cache';
  cacheLife('content');
  const files = sitemapFiles(env.siteUrl, await everyPage());
  const addresses = files.map((_, index) => env.siteUrl + paths.sitemap(index + 1));
  return (await getServerSideSitemapIndex(addresses)).text();
}

export async function getRobots(): Promise<string> {
  'use cache';
  cacheLife('content');
  return robotsText(sitemapFiles(env.siteUrl, await everyPage()).length);
}

export async function getLlms(): Promise<string> {
  'use cache';
  cacheLife('content');
  return llmsText(await getSiteGroups());
}

async function everyPage(): Promise<SitePage[]> {
  return (await getSiteGroups()).flatMap(({ pages }) => pages);
}
