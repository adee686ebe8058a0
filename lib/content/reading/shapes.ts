import type { TypeKey } from '../../content-service/content-types';
import type { RawItem } from '../../content-service/envelope';
import { paths } from '../../paths';
import { asHtml } from '../../html';
import { plainText } from '../../html-words';
import { isRecord } from '../../is-record';
import { typeset } from '../../text';
import type { Card, ItemLink, Picture } from '../types';

/*
 * What content looks like, without knowing where it came from: `lib/content` and the
 * browser's lists read the service's items with the same functions.
 */

/** Reads a media value of the contract: every picture in it, described by its alternative text or else the fallback. */
export type PictureReader = (media: unknown, fallbackAlt: string) => Picture[];

/** Whatever the service sent, as text: missing, null or of a wrong type is the empty string. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? typeset(value) : typeof value === 'number' ? String(value) : '';
}

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The string under `key` of an object, else the empty string: `alias { alias }`, `feature { html }`. */
export function inner(value: unknown, key: string): string {
  if (typeof value === 'string') return value;
  return isRecord(value) ? plain(value[key]) : '';
}

/**
 * A reserved alias that answers 404: a type without items still needs one page,
 * or the build fails. Nobody is asked for it, so no answer can be missing.
 */
export const NO_ITEM = 'none';

/** Text as it is, without typographic care: aliases, addresses, HTML. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The one type whose introduction is HTML, in the contract as in the model. */
export const WITH_ABSTRACT: TypeKey = 'publication';

/** A card from a list call's item or a query's item; null when it has no alias or id to link to. */
export function toCard(type: TypeKey, item: RawItem, pictures: PictureReader): Card | null {
  const id = plain(item.contentItemId);
  const alias = inner(item.alias, 'alias') || id;
  if (!alias) return null;
  const title = asText(item.displayText);
  const subTitle = asText(item.subTitle);
  const phrases = isRecord(item.phrases) ? item.phrases : {};
  return {
    type,
    id,
    alias,
    parentAlias: pickedAlias(item.module),
    title,
    name: asText(item.name),
    subTitle,
    phrases: { title: asPhrases(phrases.title, title), subTitle: asPhrases(phrases.subTitle, subTitle) },
    introduction: introductionOf(type, item.introduction),
    customerName: asText(item.customerName),
    date: plain(item.startTime) || plain(item.publishedUtc),
    image: pictures(item.image, title)[0] ?? null,
    icon: pictures(item.icon, '')[0] ?? null,
  };
}

/** The parts of a text that the server has found; the text as one part, where these are not the same words. */
function asPhrases(parts: unknown, text: string): readonly string[] {
  const isOfText = isTexts(parts) && parts.join('') === text;
  return isOfText ? parts : [text];
}

const isTexts = (parts: unknown): parts is string[] =>
  Array.isArray(parts) && parts.every((part) => typeof part === 'string');

/** Alias of the first item of a picker. */
export function pickedAlias(picker: unknown): string {
  const items: unknown = isRecord(picker) ? picker.contentItems : null;
  const first: unknown = Array.isArray(items) ? items[0] : null;
  return isRecord(first) ? inner(first.alias, 'alias') : '';
}

/** A link to an item; null when it has no alias. */
export function toItemLink(item: RawItem | null | undefined): ItemLink | null {
  if (!item) return null;
  const alias = inner(item.alias, 'alias');
  return alias ? { id: plain(item.contentItemId), alias, title: asText(item.displayText) } : null;
}

/** The introduction of an item for its card. An abstract is HTML, and its first paragraph is the claim; others are plain text. */
function introductionOf(type: TypeKey, introduction: unknown): string {
  if (type !== WITH_ABSTRACT) return asText(introduction);
  const html = inner(introduction, 'html');
  const end = html.indexOf('</p>');
  return typeset(plainText(asHtml(end < 0 ? html : html.slice(0, end))));
}

/** Addresses of the pictures in a media value, in any of its shapes; a picture that is no address (`data:`) is none. */
export function mediaPaths(media: unknown): string[] {
  if (typeof media === 'string') return isAddress(media) ? [media] : [];
  if (Array.isArray(media)) return media.filter((path): path is string => typeof path === 'string' && isAddress(path));
  if (!isRecord(media)) return [];
  const { urls, paths: files } = media;
  const found = mediaPaths(urls);
  return found.length > 0 ? found : mediaPaths(files).map((file) => paths.media(file));
}

/** A picture's mean colour goes into a style: anything but a plain colour is left out. */
export function meanColour(value: unknown): Pick<Picture, 'colour'> {
  const colour = plain(value);
  return /^#[0-9a-f]{6}$/.test(colour) ? { colour } : {};
}

function isAddress(path: string): boolean {
  return path !== '' && (!/^[a-z][a-z0-9+.-]*:/i.test(path) || /^https?:/i.test(path));
}
