import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { namesChanged } from '@/lib/content/known-items';
import { env } from '@/lib/env';
import { refreshSearch } from '@/lib/search/service';
import type { Clearing } from '@/lib/cache/cleared-tag-table';
import { sharedTags } from '@/lib/cache/follow-tags';
import { emptyFront } from '@/lib/cache/front-cache';
import { makePages } from '@/lib/cache/make-pages';
import { announce, own } from '@/lib/cache/own-requests';
import { publishing, refreshes } from '@/lib/cache/refresh';

/**
 * When to clear the named tags, after a notice. A remote content service sends
 * its notice before it commits, unless it says `committed`: then a second look follows.
 */
const DELAYS_MS = { committed: [300], foreseen: [3_000, 20_000] };

type NoticeKind = keyof typeof DELAYS_MS;

/** What the front has fetched just before the tags were cleared arrives within this time. */
const UNDER_WAY_MS = 1_000;

/** A database that has not answered by then keeps nobody from clearing what is here. */
const TELLING_MS = 2_000;

/** So long the front keeps the pages before, while they are made anew. */
const MAKING_MS = 2_500;

/** Before it clears, a machine looks so long whether another one has. */
const LOOKING_MS = 500;

/** Clears what notices have named, when its time has come: on all machines, where there are several. */
export async function clearNoticed(kind: NoticeKind): Promise<void> {
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
export async function planEverywhere(tags: string[], kind: NoticeKind): Promise<boolean> {
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

/** Next clears the tags at the end of the request that calls this; what has to be made anew is made then. */
export function clearHere(clearings: readonly Clearing[]): void {
  clear(clearings);
  const gone = clearings.filter(({ isFinal }) => isFinal).flatMap(({ tags }) => tags);
  after(async () => {
    // nginx shows the pages before meanwhile; without it nobody can be spared the waiting
    if (env.frontCacheDirectory) await Promise.race([makePages(gone), wait(MAKING_MS)]);
    await emptyFrontTwice();
  });
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
