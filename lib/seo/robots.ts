import { env } from '../env';
import { paths } from '../paths';

/**
 * Pages for the owner, results of searches, interfaces, and what visitors put together: each choice there links to the
 * next, without an end.
 */
const CLOSED = [
  paths.search(),
  paths.englishSearch(),
  paths.login(),
  paths.extra(),
  paths.internalDocument(),
  paths.sharePreview(),
  paths.listCall('', ''),
  ...[paths.planner(), paths.compare(), paths.enquiryList()].map((path) => `${path}?`),
];

/** What crawlers may read: nothing of a sample. Each file of the sitemap is named, because Baidu reads no index. */
export function robotsText(files: number): string {
  if (env.isSample) return 'User-agent: *\nDisallow: /\n';
  const sitemaps = [paths.sitemapIndex(), ...Array.from({ length: files }, (_, index) => paths.sitemap(index + 1))];
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${env.siteUrl}${path}`),
    '',
  ].join('\n');
}
