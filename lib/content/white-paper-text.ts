import 'server-only';
import { OWN } from '@/graphql/generated/content/operations';
import { markdownToHtml } from '../content-service/markdown';
import { markdownProblem } from '../content-service/markdown-limits';
import { MEDIA_TYPES } from '../content-service/served-file';
import { paths } from '../paths';
import { inlinePictures, OWN_PICTURE } from '../white-papers/inline-pictures';
import { splitAtMore } from '../white-papers/text-parts';
import { cacheItem } from './reading/cache';
import { logAndRetrySoon } from './reading/client';
import { fetchMediaBytes } from './reading/files';
import { readExtension } from './reading/items';
import { richText } from './rich-text/rich-text';
import type { RichText } from './types';
import { gatedPath } from './white-paper';

/** What reading a text, or one picture of it, may take. */
const LIMITS = { ms: 10_000, bytes: 1024 * 1024 };

/** What everybody may read of a paper's text; null when it has none, or its file is missing. @param id contentItemId */
export async function getFreeText(id: string): Promise<RichText | null> {
  'use cache';
  cacheItem('white-paper', id);
  return fromText(id, 'free');
}

/** The rest, for those who have left their card: no page may ask for it. @param id contentItemId */
export async function getGatedText(id: string): Promise<RichText | null> {
  'use cache';
  cacheItem('white-paper', id);
  return fromText(id, 'rest');
}

/** What the rest is about, for everybody: the names of its chapters. @param id contentItemId */
export async function getGatedChapters(id: string): Promise<string[]> {
  'use cache';
  cacheItem('white-paper', id);
  return (await getGatedText(id))?.headings.map(({ text }) => text) ?? [];
}

async function fromText(id: string, part: 'free' | 'rest'): Promise<RichText | null> {
  try {
    const item = await readExtension<Record<string, unknown>, { id: string }>(OWN['white-paper'], { id });
    const path = gatedPath(item?.textFile);
    const bytes = path && (await fetchMediaBytes(path, LIMITS));
    if (!path || !bytes) return null;
    return await shown(splitAtMore(new TextDecoder().decode(bytes))[part], part, path);
  } catch (error) {
    logAndRetrySoon(`white-paper ${id} textFile`, error);
    return null;
  }
}

/** @param path of the text: its pictures are beside it, behind the same gate; data for charts is public */
async function shown(markdown: string, part: 'free' | 'rest', path: string): Promise<RichText> {
  if (markdownProblem(markdown)) return richText(markdown);
  const html = markdownToHtml(markdown, (file) => (file.endsWith('.json') ? paths.media(file) : OWN_PICTURE + file));
  const text = await richText(html, { level: 2, idPrefix: part === 'rest' ? 'rest' : '' });
  const read = async (name: string) => {
    const { pathname } = new URL(name, `http://text${path}`);
    const bytes = await fetchMediaBytes(pathname, LIMITS);
    return bytes && { bytes, type: MEDIA_TYPES[pathname.slice(pathname.lastIndexOf('.'))] ?? '' };
  };
  const blocks = text.blocks.map(async (block) =>
    block.kind === 'html' ? { ...block, html: await inlinePictures(block.html, read) } : block,
  );
  return { ...text, blocks: await Promise.all(blocks) };
}
