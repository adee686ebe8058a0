import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { BadRequestError, readBody } from '@/lib/http/request-body';
import { hasBearer } from '@/lib/http/bearer';
import { announce, own } from '@/lib/cache/own-requests';
import { makePages } from '@/lib/cache/make-pages';
import { publishing, refreshes, tagsOfNotice } from '@/lib/cache/refresh';
import { sharedTags } from '@/lib/cache/follow-tags';
import type { Clearing } from '@/lib/cache/cleared-tag-table';
import { emptyFront } from '@/lib/cache/front-cache';
import { namesChanged } from '@/lib/content/known-items';
import { env } from '@/lib/env';
import { isRecord } from '@/lib/is-record';
import { refreshSearch } from '@/lib/search/service';

/**
 * When to clear the named tags, after a notice. A remote content service sends
 * its notice before it commits, unless it says `committed`: then a second look follows.
 */
const DELAYS_MS = { committed: [300], foreseen: [3_000, 20_000] };

/** What the front has fetched just before the tags were cleared arrives within this time. */
const UNDER_WAY_MS = 1_000;

/** A database that has not answered by then keeps nobody from clearing what is here. */
const TELLING_MS = 2_000;

/** So long the front keeps the pages before, while they are made anew. */
const MAKING_MS = 1_500;

/** Before it clears, a machine looks so long whether another one has. */
const LOOKING_MS = 500;

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
  if (isOwn && isRecord(notice) && notice.clearings) return clearHere(notice as unknown as Told);
  const tags = tagsOfNotice(notice);
  if (!tags) return Response.json({ message: '没有这种内容类型' }, { status: 400 });
  const kind = !env.contentServiceUrl || (isRecord(notice) && notice.committed === true) ? 'committed' : 'foreseen';
  const isPlanned = env.contentServiceUrl !== null && (await planEverywhere(tags, kind));
  if (!isPlanned && refreshes[kind].add(tags, isOwn ? (notice as { since: number }).since : undefined)) {
    publishing.noticedAt = Date.now();
    after(() => flush(kind));
  }
  return Response.json({ accepted: tags.length }, { status: 202 });
}

interface Told {
  clearings: Clearing[];
}

/** Next clears the tags at the end of this request; what has to be made anew is made then. */
function clearHere({ clearings }: Told): Response {
  clear(clearings);
  const gone = clearings.filter(({ isFinal }) => isFinal).flatMap(({ tags }) => tags);
  after(async () => {
    // nginx shows the pages before meanwhile; without it nobody can be spared the waiting
    if (env.frontCacheDirectory) await Promise.race([makePages(gone), wait(MAKING_MS)]);
    await emptyFrontTwice();
  });
  return new Response(null, { status: 204 });
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

async function flush(kind: keyof typeof DELAYS_MS): Promise<void> {
  const delays = DELAYS_MS[kind];
  await wait(delays[0]);
  // what is noticed from here on belongs to the next flush
  const takenAt = Date.now();
  await Promise.race([sharedTags.tags?.look().catch(() => {}), wait(LOOKING_MS)]);
  const tags = refreshes[kind].take();
  if (tags.length > 0) await clearEverywhere(tags, delays.length === 1);
  publishing.clearedAt = takenAt;
  for (const delay of delays.slice(1)) {
    await wait(delay - delays[0]);
    await clearEverywhere(tags, true);
  }
}

/**
 * Writes down for all machines what has to be cleared and when: it is done even when this one is killed before.
 * @returns false where there is one machine, or the database does not answer: then this one sees to it
 */
async function planEverywhere(tags: string[], kind: keyof typeof DELAYS_MS): Promise<boolean> {
  const plans = DELAYS_MS[kind].map((inMs, n, { length }) => ({ tags, inMs, isFinal: n === length - 1 }));
  return isToldInTime(sharedTags.tags?.plan(plans).then(() => true));
}

/** All machines, this one too, clear what the database says; while it does not answer, this one clears by itself. */
async function clearEverywhere(tags: string[], isForGood: boolean): Promise<void> {
  const clearing = { tags, isFinal: isForGood };
  if (await isToldInTime(sharedTags.tags?.publish(clearing))) return;
  const isTold =
    own.site !== undefined &&
    (await announce({ clearings: [clearing] }).then(
      () => true,
      () => false,
    ));
  if (isTold) return;
  // later than in a request of its own, and better than never
  clear([clearing]);
  await emptyFrontTwice();
}

/** Whether the database knows; one that hangs will know later: here nobody waits for it. */
async function isToldInTime(telling: Promise<boolean> | undefined): Promise<boolean> {
  if (!telling) return false;
  return Promise.race([telling.catch(() => false), wait(TELLING_MS).then(() => false)]);
}

/**
 * For good: the next visitor waits for the new page. Else the page before is shown once more while the new one
 * is made, because the service that has sent the notice may not have the new content yet.
 */
function clear(clearings: readonly Clearing[]): void {
  for (const { tags, isFinal } of clearings) {
    for (const tag of tags) revalidateTag(tag, isFinal ? { expire: 0 } : 'max');
    namesChanged(tags);
  }
  refreshSearch();
}

async function emptyFrontTwice(): Promise<void> {
  await emptyFront();
  await wait(UNDER_WAY_MS);
  await emptyFront();
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
