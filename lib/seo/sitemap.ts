import type { ISitemapField } from 'next-sitemap';
import { SITEMAP_PATHS_MOST } from '../constants';
import { paths } from '../paths';
import { escapeHtml } from '../html';
import { languagesOf } from './metadata';
import { sharePictures } from './share-pictures';
import type { SitePage } from './site-pages';

/**
 * The files of a sitemap: every path once, in order, with its last change and its picture.
 * @param host origin of the site
 * @param most paths in one file
 */
export function sitemapFiles(
  host: string,
  pages: readonly Pick<SitePage, 'path' | 'published' | 'picture' | 'hasEnglish'>[],
  most = SITEMAP_PATHS_MOST,
): ISitemapField[][] {
  const unique = [...new Map(pages.map((page) => [page.path, page])).values()];
  const files: ISitemapField[][] = [];
  for (let from = 0; from < unique.length; from += most) {
    files.push(unique.slice(from, from + most).map((page) => toField(host, page)));
  }
  return files;
}

function toField(host: string, page: Pick<SitePage, 'path' | 'published' | 'picture' | 'hasEnglish'>) {
  const { path, published, picture } = page;
  const time = Date.parse(published ?? '');
  return {
    loc: escapeHtml(host + (path === paths.home() ? '' : path)),
    ...alternatesOf(host, page),
    ...(Number.isNaN(time) ? {} : { lastmod: new Date(time).toISOString() }),
    ...(picture ? { images: [{ loc: new URL(sharePictures(picture).card.url.replaceAll('&', '%26')) }] } : {}),
  };
}

/** The same page in each language. */
function alternatesOf(host: string, page: Pick<SitePage, 'path' | 'hasEnglish'>) {
  const languages = Object.entries(languagesOf(page, host));
  if (languages.length === 0) return {};
  return {
    alternateRefs: languages.map(([hreflang, href]) => ({ hreflang, href: escapeHtml(href), hrefIsAbsolute: true })),
  };
}
