import 'server-only';
import { env } from '../../env';
import { paths } from '../../paths';
import { logAndRetrySoon } from '../reading/client';
import { fetchMediaText } from '../reading/files';
import { fetchOutsidePage } from './outside-page';
import { richText } from './rich-text';
import type { RichText } from '../types';

/**
 * The text of an item: what is at its link address when it has one, else
 * its own description. Addresses below `/media/` are read through the content
 * service, others by `fetchOutsidePage` when their host is allowed.
 */
export async function linkedOrOwnText(linkUrl: unknown, own: unknown): Promise<RichText> {
  const html = typeof linkUrl === 'string' && linkUrl !== '' ? await readLinked(linkUrl) : null;
  if (html !== null) {
    const linked = await richText(html);
    if (linked.blocks.length > 0) return linked;
  }
  return richText(own);
}

async function readLinked(linkUrl: string): Promise<string | null> {
  if (linkUrl.startsWith(paths.media(''))) return fetchMediaText(linkUrl);
  // anything else is no address, and there is nothing to fetch
  if (!/^https?:\/\//i.test(linkUrl)) return null;
  try {
    return bodyOf(await fetchOutsidePage(linkUrl, env.linkedHosts));
  } catch (error) {
    logAndRetrySoon(`linkUrl ${linkUrl.slice(0, 100)}`, error);
    return null;
  }
}

/** What is between the body tags; a page's head is no text. */
function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*?)(<\/body>|$)/i.exec(html)?.[1] ?? html;
}
