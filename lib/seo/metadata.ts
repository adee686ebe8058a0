import type { Metadata } from 'next';
import { env } from '../env';
import { english } from '../english/words';
import { chineseOf, paths } from '../paths';
import { detailPage } from '../routes';
import { site } from '../site';
import type { PageFacts } from './page-facts';
import { sharedCards } from './share-pictures';

/** Longest description; search engines cut about here. */
const DESCRIPTION_LENGTH = 120;

/** Title, description, canonical link, Open Graph and Twitter tags of a page. */
export function pageMetadata(page: PageFacts): Metadata {
  const { title, path, isArticle, published, noindex, language } = page;
  const siteName = language ? english.siteName : site.name;
  const description = pageDescription(page);
  const pictures = sharedCards(page);
  const shared = {
    title: title || siteName,
    description,
    url: addressOf(path),
    siteName,
    locale: language ?? 'zh_CN',
    images: [pictures.card, pictures.square],
  };
  return {
    title: title ? title : { absolute: siteName },
    description,
    alternates: { canonical: addressOf(path), types: otherForms(page), languages: languagesOf(page) },
    openGraph: isArticle
      ? { ...shared, type: 'article', publishedTime: published || undefined, modifiedTime: published || undefined }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: shared.title, description, images: [pictures.card] },
    robots: noindex || env.isSample ? { index: false, follow: false } : undefined,
  };
}

/** The same content in other forms: a detail page as Markdown, a list as a feed. */
function otherForms({ path, feed }: PageFacts): Record<string, string> {
  return {
    ...(detailPage(path) ? { 'text/markdown': addressOf(paths.markdown(path)) } : {}),
    ...(feed
      ? {
          'application/rss+xml': addressOf(paths.feed(feed, 'rss')),
          'application/atom+xml': addressOf(paths.feed(feed, 'atom')),
        }
      : {}),
  };
}

/** The same page in each language that it is in; nothing of a page in one. @param host origin of the site */
export function languagesOf(
  { path, hasEnglish }: Pick<PageFacts, 'path' | 'hasEnglish'>,
  host: string = env.siteUrl,
): Record<string, string> {
  const chinese = chineseOf(path) ?? (hasEnglish ? path : null);
  if (chinese === null) return {};
  const zh = host + (chinese === paths.home() ? '' : chinese);
  return { 'zh-CN': zh, en: host + paths.english(chinese), 'x-default': zh };
}

/** A page's address as everybody else should write it: absolute, without a slash behind the host. */
export function addressOf(path: string): string {
  return env.siteUrl + (path === paths.home() ? '' : path);
}

/** The description as search engines show it: whole sentences as far as they fit. */
export function pageDescription({ description, language }: PageFacts): string {
  const words = description.replace(/\s+/g, ' ').trim();
  return language ? words : shortened(words) || site.description;
}

/** A first sentence that is too long itself is cut. */
function shortened(description: string): string {
  const signs = [...description];
  if (signs.length <= DESCRIPTION_LENGTH) return description;
  const cut = signs.slice(0, DESCRIPTION_LENGTH).join('');
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('；'));
  return end < DESCRIPTION_LENGTH / 2 ? cut : cut.slice(0, end + 1);
}
