import 'server-only';
import path from 'node:path';
import { env } from '../../env';
import { errorText } from '../../error-text';
import { cacheBriefly } from './cache';
import { ContentError } from './content-error';
import { LastGoodStore, type Kept } from './last-good-store';
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
/** Standing in is written to the log at most this often. */
const LOG_MS = 10_000;

/**
 * What the content service answers, or its last good answer while it fails,
 * also after a restart and while the site is being built. An answer that
 * differs from the contract or has lost what was there is held against the
 * good one for a while. The embedded service needs none of this.
 * @param ask asks the service; told whether there is something to stand in
 * @throws ContentError when the service fails and nothing was kept
 */
export async function orLastGood<T>(key: string, ask: (isKept: boolean) => Promise<Asked<T>>): Promise<T> {
  const files = store();
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
    if (isBelieved(kept, asked.state === 'empty' ? EMPTY_MS : DOUBT_MS)) {
      if (asked.isMadeUp) await files.remove(key);
      else await files.write(key, { value: asked.value, isDoubtful: asked.state === 'doubtful' });
      return asked.value;
    }
    return await standIn(files, key, kept, asked.reason ?? '忽然没有了', true);
  } catch (error) {
    if (!kept) {
      wentWrong();
      throw error;
    }
    const isRefusal = error instanceof ContentError && error.status === 400;
    if (isRefusal && isBelieved(kept, DOUBT_MS)) {
      await files.remove(key);
      throw error;
    }
    return standIn(files, key, kept, errorText(error), isRefusal);
  }
}

/** Is there an answer to fall back on? */
export async function hasLastGood(key: string): Promise<boolean> {
  return ((await store()?.read(key)) ?? null) !== null;
}

async function standIn<T>(
  files: LastGoodStore,
  key: string,
  kept: Kept<T>,
  reason: string,
  isDoubt: boolean,
): Promise<T> {
  if (isDoubt && !kept.doubtedAt) await files.write(key, { ...kept, doubtedAt: Date.now() });
  wentWrong();
  serviceHealth.stoodIn++;
  if (Date.now() - serviceHealth.loggedAt > LOG_MS) {
    console.error(`[content] 内容服务：${reason}。用上一次好的答复，到现在 ${serviceHealth.stoodIn} 次`);
    serviceHealth.loggedAt = Date.now();
  }
  cacheBriefly();
  return kept.value;
}

function isBelieved({ doubtedAt }: Kept, after: number): boolean {
  return doubtedAt !== undefined && Date.now() - doubtedAt >= after;
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

let opened: { directory: string; bytes: number; files: LastGoodStore } | undefined;

/** Null while there is nothing to keep answers of, or no room for them. */
function store(): LastGoodStore | null {
  const bytes = env.lastGoodBytes;
  if (!env.contentServiceUrl || bytes === 0) return null;
  const directory = path.resolve(/*turbopackIgnore: true*/ process.cwd(), env.dataDirectory, 'last-good');
  if (opened?.directory !== directory || opened.bytes !== bytes)
    opened = { directory, bytes, files: new LastGoodStore(directory, bytes) };
  return opened.files;
}
