import 'server-only';
import path from 'node:path';
import { env } from '../../env';
import { errorText } from '../../error-text';
import { cacheBriefly } from './cache';
import { ContentError } from './content-error';
import { showsDrafts } from './drafts';
import { LastGoodStore, type Doubt, type Kept } from './last-good-store';
import { serviceHealth } from './service-health';

/** An answer of the content service, and how far it can be believed. */
export interface Asked<T> {
  value: T;
  /** `empty`: what was asked for is not there, which is also what a service says that has lost it */
  state: 'good' | 'doubtful' | 'empty';
  /** what is doubtful about it */
  reason?: string;
  /** not there because somebody may have made its name up: nothing to keep */
  isMadeUp?: boolean;
}

/** A service that goes on differing from what it said before is believed after this time. */
const DOUBT_MS = 3_600_000;
/** That something is gone is believed sooner: staff who take a page down want it down. */
const EMPTY_MS = 15_000;
/** A replaced answer is written to the log at most this often. */
const LOG_MS = 10_000;

/**
 * What the content service answers, or its last good answer while it fails,
 * also after a restart and while the site is being built. An answer that
 * differs from the contract or has lost what was there is held against the
 * good one for a while. The embedded service needs none of this.
 * @param ask asks the service; told whether there is a kept answer
 * @param room whose answers are kept beside it: what visitors ask for displaces nothing that pages need
 * @throws ContentError when the service fails and nothing was kept
 */
export async function orLastGood<T>(
  key: string,
  ask: (isKept: boolean) => Promise<Asked<T>>,
  room: Room = 'pages',
): Promise<T> {
  if (await showsDrafts()) return (await ask(false)).value;
  const files = store(room);
  if (!files) {
    const asked = ask(false);
    if (env.contentServiceUrl) asked.then(wentWell, wentWrong);
    return (await asked).value;
  }
  const kept = (await files.read(key)) as Kept<T> | null;
  try {
    const asked = await ask(kept !== null);
    if (asked.state === 'good' || !kept || kept.isDoubtful || isSame(asked.value, kept.value)) {
      if (asked.state !== 'doubtful') wentWell();
      if (!asked.isMadeUp) await files.write(key, { value: asked.value, isDoubtful: asked.state === 'doubtful' });
      else if (kept) await files.remove(key);
      return asked.value;
    }
    if (isBelieved(kept, asked.state)) {
      if (asked.isMadeUp) await files.remove(key);
      else await files.write(key, { value: asked.value, isDoubtful: asked.state === 'doubtful' });
      return asked.value;
    }
    return await standIn(files, key, kept, asked.reason ?? '忽然没有了', asked.state);
  } catch (error) {
    if (!kept) {
      wentWrong();
      throw error;
    }
    const isRefusal = error instanceof ContentError && error.status === 400;
    if (isRefusal && isBelieved(kept, 'refused')) {
      await files.remove(key);
      throw error;
    }
    return standIn(files, key, kept, errorText(error), isRefusal ? 'refused' : null);
  }
}

/** Is there an answer to fall back on? */
export async function hasLastGood(key: string): Promise<boolean> {
  return ((await store('pages')?.read(key)) ?? null) !== null;
}

async function standIn<T>(
  files: LastGoodStore,
  key: string,
  kept: Kept<T>,
  reason: string,
  doubt: Doubt | null,
): Promise<T> {
  // that something is gone is believed soon: only of a service that says so all the time, and does not fail in between
  const isForgotten = doubt === null && kept.doubt?.as === 'empty';
  if (isForgotten || (doubt !== null && doubt !== kept.doubt?.as))
    await files.write(key, { ...kept, doubt: doubt === null ? undefined : { as: doubt, since: Date.now() } });
  wentWrong();
  serviceHealth.stoodIn++;
  if (Date.now() - serviceHealth.loggedAt > LOG_MS) {
    console.error(`[content] 内容服务：${reason}。用上一次好的答复，到现在 ${serviceHealth.stoodIn} 次`);
    serviceHealth.loggedAt = Date.now();
  }
  cacheBriefly();
  return kept.value;
}

function isBelieved({ doubt }: Kept, as: Doubt): boolean {
  return doubt?.as === as && Date.now() - doubt.since >= (as === 'empty' ? EMPTY_MS : DOUBT_MS);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function wentWell(): void {
  if (serviceHealth.stoodIn > 0) console.log('[content] 内容服务又好了');
  Object.assign(serviceHealth, { goodAt: Date.now(), failingSince: 0, stoodIn: 0 });
}

function wentWrong(): void {
  serviceHealth.failedAt = Date.now();
  serviceHealth.failingSince ||= serviceHealth.failedAt;
}

type Room = keyof typeof ROOMS;

/** The folders in DATA_DIR, and their share of what may be kept. */
const ROOMS = {
  pages: { folder: 'last-good', share: 7 / 8 },
  visitors: { folder: 'last-good-lists', share: 1 / 8 },
};

const opened = new Map<Room, { directory: string; bytes: number; files: LastGoodStore }>();

/** Null while there is nothing to keep answers of, or no room for them. */
function store(room: Room): LastGoodStore | null {
  const bytes = Math.floor(env.lastGoodBytes * ROOMS[room].share);
  if (!env.contentServiceUrl || bytes === 0) return null;
  const directory = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.dataDirectory, ROOMS[room].folder);
  const open = opened.get(room);
  if (open?.directory === directory && open.bytes === bytes) return open.files;
  const files = new LastGoodStore(directory, bytes);
  opened.set(room, { directory, bytes, files });
  return files;
}
