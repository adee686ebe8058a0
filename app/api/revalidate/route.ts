import { after } from 'next/server';
import type { Clearing } from '@/lib/cache/cleared-tag-table';
import { own } from '@/lib/cache/own-requests';
import { publishing, refreshes, tagsOfNotice } from '@/lib/cache/refresh';
import { env } from '@/lib/env';
import { hasBearer } from '@/lib/http/bearer';
import { BadRequestError, readBody } from '@/lib/http/request-body';
import { isRecord } from '@/lib/is-record';
import { clearHere, clearNoticed, planEverywhere } from './clear-tags';

/** A notice may name ten thousand items at once. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** Publish notice: 202 at once, then the named pages are refreshed. Off (404) without REVALIDATE_SECRET. */
export async function POST(request: Request): Promise<Response> {
  // only this process knows it
  const isOwn = own.secret !== undefined && hasBearer(request, own.secret);
  if (!isOwn && !env.revalidateSecret) return Response.json({ message: '没有这个接口' }, { status: 404 });
  if (!isOwn && !hasBearer(request, env.revalidateSecret!)) {
    return Response.json({ message: '密钥不对' }, { status: 401 });
  }
  let notice: unknown;
  try {
    notice = parse(await readBody(request, MAX_BODY_BYTES));
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
  if (isOwn && isRecord(notice) && notice.clearings) {
    clearHere(notice.clearings as Clearing[]);
    return new Response(null, { status: 204 });
  }
  const tags = tagsOfNotice(notice);
  if (!tags) return Response.json({ message: '没有这种内容类型' }, { status: 400 });
  const kind = !env.contentServiceUrl || (isRecord(notice) && notice.committed === true) ? 'committed' : 'foreseen';
  const isPlanned = env.contentServiceUrl !== null && (await planEverywhere(tags, kind));
  if (!isPlanned && refreshes[kind].add(tags, isOwn ? (notice as { since: number }).since : undefined)) {
    publishing.noticedAt = Date.now();
    after(() => clearNoticed(kind));
  }
  return Response.json({ accepted: tags.length }, { status: 202 });
}

/** An empty notice names nothing, which means everything; one that was cut off must not mean the same. */
function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError(400, '内容不是有效的 JSON');
  }
}
