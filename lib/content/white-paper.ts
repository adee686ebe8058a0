import 'server-only';
import { WhitePaperItemDocument } from '@/graphql/generated/graphql';
import { env } from '../env';
import { fingerprint } from '../media/once-per-file';
import { drawCover } from '../white-papers/cover';
import { drawFirstPages, readFirstPages, type FirstPages } from '../white-papers/first-pages';
import { getItem, type Item } from './item';
import { mayExist } from './known-items';
import { cacheItem } from './reading/cache';
import { logAndRetrySoon, query } from './reading/client';
import { fetchMediaBytes, filePath } from './reading/files';
import { entries } from './reading/items';
import { asText, mediaPaths } from './reading/shapes';
import { isAlias } from '../item-names';

export type WhitePaper = Item<'white-paper'>;

/** @param id contentItemId */
export const getWhitePaper = (id: string) => getItem('white-paper', id);

/** What reading a paper may take. */
const FILE_LIMITS = { ms: 20_000, bytes: 64 * 1024 * 1024 };

/**
 * The text of a paper's free pages, for readers and crawlers without scripts,
 * and the shape of its first page. Null when the file is missing or broken.
 */
export async function getFreePages(id: string): Promise<FirstPages | null> {
  'use cache';
  cacheItem('white-paper', id);
  return fromFile(id, readFirstPages);
}

/** What changes with a paper's file; null when it is missing or no PDF. Told without opening it: opened, eleven take a second. */
export async function getFileVersion(id: string): Promise<string | null> {
  'use cache';
  cacheItem('white-paper', id);
  return fromFile(id, versionOf);
}

const PDF = '%PDF-';

async function versionOf(file: Uint8Array): Promise<string | null> {
  return new TextDecoder().decode(file.subarray(0, PDF.length)) === PDF ? fingerprint(file) : null;
}

/** A free page of a paper as a WebP picture; null when it has no such page, or the file is missing or broken. @param page from 1 */
export async function getPagePicture(id: string, page: number): Promise<Uint8Array | null> {
  'use cache';
  cacheItem('white-paper', id);
  const free = await getFreePages(id);
  return free && page > free.pages.length ? null : fromFile(id, drawFirstPages[page - 1]);
}

/** Stands for page 1 where it cannot be drawn; null when there is no such paper. */
export async function getDrawnCover(id: string): Promise<Uint8Array | null> {
  'use cache';
  cacheItem('white-paper', id);
  const paper = await getWhitePaper(id);
  return paper && drawCover(paper.title);
}

/** What is read out of a paper's file; null, tried again soon, when the file is missing or broken. */
async function fromFile<T>(id: string, read: (file: Uint8Array) => Promise<T | null>): Promise<T | null> {
  try {
    const file = await getPaperFile(id);
    const bytes = file && (await readPaperFile(file.path));
    return bytes && (await read(bytes));
  } catch (error) {
    logAndRetrySoon(`white-paper ${id}`, error);
    return null;
  }
}

/** Whether there can be a paper with this id from an address; nothing is asked for, and nothing remembered, for any other. */
export async function mayBePaper(id: string): Promise<boolean> {
  return isAlias(id) && mayExist('white-paper', id);
}

/** Where a paper's PDF is; for the file route only, the path is nobody else's business. */
export async function getPaperFile(id: string): Promise<{ title: string; path: string } | null> {
  'use cache';
  cacheItem('white-paper', id);
  const [item] = entries(await query(WhitePaperItemDocument, { id }));
  const path = gatedPath(item?.pdfFile);
  return item && path !== null ? { title: asText(item.displayText), path } : null;
}

/** Where the file of a gated field is; null without one, and for what lies elsewhere. */
export function gatedPath(field: unknown): string | null {
  const [address] = mediaPaths(field);
  if (!address) return null;
  const host = env.contentServiceUrl ?? '';
  return filePath(host && address.startsWith(`${host}/`) ? address.slice(host.length) : address);
}

/** @throws ContentError when the service fails, is late, or the file is too large */
export async function readPaperFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return fetchMediaBytes(path, FILE_LIMITS);
}
