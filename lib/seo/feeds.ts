import 'server-only';
import { Feed } from 'feed';
import { COPYRIGHT_YEAR } from '../constants';
import { getListed } from '../content/listing';
import { env } from '../env';
import { itemPath, paths, type FeedFormat, type FeedName, type PageType } from '../paths';
import { site } from '../site';
import { fixedPages } from './fixed-pages';
import { addressOf } from './metadata';
import type { PageFacts } from './page-facts';

const FEEDS: Record<FeedName, { page: PageFacts; type: PageType }> = {
  cases: { page: fixedPages.cases, type: 'case' },
  'tech-documents': { page: fixedPages.techDocuments, type: 'tech-document' },
};
/** A reader asks for what is new, not for all. */
const LATEST = 30;
const MEDIA_TYPES: Record<FeedFormat, string> = { rss: 'application/rss+xml', atom: 'application/atom+xml' };

/** The latest items of a list as RSS or Atom; null for a list that has no feed. */
export async function getFeed(name: string, format: string): Promise<{ body: string; type: string } | null> {
  if (!Object.hasOwn(FEEDS, name) || !Object.hasOwn(MEDIA_TYPES, format)) return null;
  const { page, type } = FEEDS[name as FeedName];
  const items = (await getListed(type)).slice(0, LATEST);
  const address = (of: FeedFormat) => env.siteUrl + paths.feed(name as FeedName, of);
  const feed = new Feed({
    id: addressOf(page.path),
    link: addressOf(page.path),
    title: `${page.title} - ${site.name}`,
    description: page.description,
    language: 'zh-CN',
    copyright: `© ${COPYRIGHT_YEAR} ${site.shortName}`,
    author: { name: site.name, link: env.siteUrl },
    // not the time of asking, which would make every answer a new one
    updated: time(items.at(0)?.published),
    feedLinks: { rss: address('rss'), atom: address('atom') },
  });
  const isRss = format === 'rss';
  for (const item of items) {
    const link = addressOf(itemPath(type, item) ?? page.path);
    feed.addItem({
      id: link,
      link,
      title: item.title,
      description: isRss ? inHtml(item.introduction) : item.introduction,
      date: time(item.published),
    });
  }
  return { body: isRss ? feed.rss2() : withPlainText(feed.atom1()), type: MEDIA_TYPES[format as FeedFormat] };
}

/** Readers take a description of RSS for HTML: what would begin a tag or name a character is written out. */
const inHtml = (text: string) => text.replace(/&(?=#?\w+;)/g, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;');

/** Atom says of each text what it is, and all of ours are plain. */
const withPlainText = (feed: string) => feed.replaceAll(' type="html">', ' type="text">');

/** A service may leave a time out, but a feed may not. */
function time(published: string | undefined): Date {
  const time = Date.parse(published ?? '');
  return new Date(Number.isNaN(time) ? 0 : time);
}
