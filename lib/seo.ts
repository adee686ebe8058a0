import type { Metadata } from 'next';
import { env } from './env';
import { site } from './site';

interface PageFacts {
  /** page name without the platform's; empty on the home page alone */
  title: string;
  description: string;
  /** canonical path of the page, whatever spelling it was asked for under */
  path: string;
  /** share picture: path on this site or absolute address */
  image?: string | null;
  type?: 'website' | 'article';
  noindex?: boolean;
}

/** Longest description; search engines cut about here. */
const DESCRIPTION_LENGTH = 120;

/** Title, description, canonical link and Open Graph of a page. */
export function pageMetadata({ title, description, path, image, type = 'website', noindex }: PageFacts): Metadata {
  const text = [...description.replace(/\s+/g, ' ').trim()].slice(0, DESCRIPTION_LENGTH).join('') || site.description;
  return {
    title: title ? title : { absolute: site.name },
    description: text,
    alternates: { canonical: env.siteUrl + (path === '/' ? '' : path) },
    openGraph: {
      title: title || site.name,
      description: text,
      url: env.siteUrl + path,
      siteName: site.name,
      locale: 'zh_CN',
      type,
      images: image ? [new URL(image, env.siteUrl).href] : undefined,
    },
    robots: noindex ? { index: false, follow: false } : undefined,
  };
}
