import { versionOfBytes } from '../content-service/media-version';
import { SHARE_CARD_SIZE, SHARE_SQUARE_SIZE } from '../constants';
import type { Picture } from '../content/types';
import { env } from '../env';
import { paths } from '../paths';
import { SHARED_PICTURE } from '../pictures/picture-files';
import { withUnit } from '../text';
import type { PageFacts } from './page-facts';

/** A picture for share cards, by its absolute address. */
export interface SharePicture {
  url: string;
  width?: number;
  height?: number;
  type?: string;
  alt?: string;
}

/**
 * The two forms in which a page's picture is shared: wide for Weibo, QQ and
 * Open Graph readers, square for WeChat. Pictures of the content are cut to
 * JPEGs of these sizes, others go as they are; a page without one shows the site's own.
 */
export function sharePictures(picture: Picture | null | undefined): { card: SharePicture; square: SharePicture } {
  const { src, alt, media } = sharedPicture(picture);
  if (src && !media) {
    const other = { url: new URL(src, env.siteUrl).href, alt };
    return { card: other, square: other };
  }
  const address = (path: string) => new URL(path, env.siteUrl).href;
  const form = { type: 'image/jpeg', ...(alt ? { alt } : {}) };
  return {
    card: { url: address(media ? paths.shareCard(media) : paths.siteCard('card')), ...SHARE_CARD_SIZE, ...form },
    square: {
      url: address(media ? paths.shareSquare(media) : paths.siteCard('square')),
      ...SHARE_SQUARE_SIZE,
      ...form,
    },
  };
}

/** What is shared of a page: what it found, where it found something; else its picture. */
export function sharedCards(page: PageFacts): { card: SharePicture; square: SharePicture } {
  const { finding, path, picture, published, language } = page;
  if (!finding) return sharePictures(picture);
  // a new address with every change: who reads cards keeps them
  const version = versionOfBytes(Buffer.from(JSON.stringify([finding, published])));
  const value = withUnit(finding.value, finding.unit);
  const alt = language ? `${finding.kicker}: ${value}` : `${finding.label}：${value}`;
  const address = (form: 'card' | 'square') => new URL(paths.finding(form, path, version), env.siteUrl).href;
  const type = 'image/jpeg';
  return {
    card: { url: address('card'), ...SHARE_CARD_SIZE, type, alt },
    square: { url: address('square'), ...SHARE_SQUARE_SIZE, type, alt },
  };
}

/** What is shared of a page's picture: nothing of an animation; `media` is its path where it can be cut. */
export function sharedPicture(picture: Picture | null | undefined): { src: string; alt: string; media?: string } {
  const { src, alt } = picture && !picture.src.endsWith('.json') ? picture : { src: '', alt: '' };
  return { src, alt, media: mediaOf(src) };
}

/** The path of a picture below `/media/`, where it is one of the content's that can be cut. */
function mediaOf(src: string): string | undefined {
  const host = env.contentServiceUrl ?? '';
  const path = host && src.startsWith(`${host}/`) ? src.slice(host.length) : src;
  return path.startsWith(paths.media('')) && SHARED_PICTURE.test(path) ? path.slice(paths.media('').length) : undefined;
}
