import type { Metadata } from 'next';
import { env } from '../env';
import { paths } from '../paths';
import { site } from '../site';

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
  const text = shortened(description.replace(/\s+/g, ' ').trim()) || site.description;
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
      images: image ? [shareImage(image)] : undefined,
    },
    robots: noindex ? { index: false, follow: false } : undefined,
  };
}

/** Whole sentences as far as they fit; a first sentence that is too long itself is cut. */
function shortened(description: string): string {
  const signs = [...description];
  if (signs.length <= DESCRIPTION_LENGTH) return description;
  const cut = signs.slice(0, DESCRIPTION_LENGTH).join('');
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('；'));
  return end < DESCRIPTION_LENGTH / 2 ? cut : cut.slice(0, end + 1);
}

/** Pictures of the content are shared as a JPEG of fixed size; others as they are. */
function shareImage(image: string): { url: string; width?: number; height?: number; type?: string } {
  const host = env.contentServiceUrl ?? '';
  const path = host && image.startsWith(`${host}/`) ? image.slice(host.length) : image;
  const media = /^\/media\/(.+\.(?:webp|avif|png|jpe?g))$/.exec(path)?.[1];
  if (!media) return { url: new URL(image, env.siteUrl).href };
  return { url: new URL(paths.shareCard(media), env.siteUrl).href, width: 1200, height: 630, type: 'image/jpeg' };
}
