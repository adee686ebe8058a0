import 'server-only';
import { WhitePaperDocument, WhitePaperExtraDocument, WhitePapersDocument } from '@/graphql/generated/graphql';
import { cacheContent } from './cache';
import { presentOnly, query, queryAll, queryExtension } from './client';
import { toCards } from './lists';
import { pictureReader } from './media';
import { asNumber, asText, plain } from './shapes';
import type { Card, Picture } from './types';

export interface WhitePaper {
  /** contentItemId: the alias in routes (SPECIFICATION §3) */
  id: string;
  title: string;
  description: string;
  publishedUtc: string;
  image: Picture | null;
  pages: number | null;
  modules: Card[];
}

/** All white papers, latest first; `introduction` is the paper's description, `alias` its contentItemId. */
export async function getWhitePapers(): Promise<Card[]> {
  'use cache';
  cacheContent('white-paper');
  const all = await queryAll(async (first, skip) => (await query(WhitePapersDocument, { first, skip })).whitepaper);
  return toCards(
    'white-paper',
    all.map((item) => ({ ...item, introduction: item.description })),
  );
}

/** @param id contentItemId */
export async function getWhitePaper(id: string): Promise<WhitePaper | null> {
  'use cache';
  cacheContent('white-paper', id);
  const item = presentOnly((await query(WhitePaperDocument, { id })).whitepaper)[0];
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const answer = await queryExtension(WhitePaperExtraDocument, { id });
  const extension = presentOnly(answer?.whitepaper)[0];
  return {
    id: plain(item.contentItemId),
    title,
    description: asText(item.description),
    publishedUtc: plain(item.publishedUtc),
    image: pictures(item.image, title)[0] ?? null,
    pages: asNumber(extension?.pages),
    modules: await toCards('module', presentOnly(extension?.modules?.contentItems)),
  };
}
