import 'server-only';
import type { Item } from '../content-service/item';
import { contentFolder } from '../content-service/service';
import { env } from '../env';
import { processWide } from '../process-wide';
import { folderSources, searchedItems } from './embedded-documents';
import { IndexFeed } from './feed';
import { IndexThread, type IndexRequest } from './index-thread';
import { readRemoteDocuments } from './remote-documents';
import { errorText } from '../error-text';

/** The folder is compared with the index at most this often … */
const COMPARE_EVERY_MS = 1_000;
/** … and a remote content service is read anew this often, or when it tells of a change. */
const READ_EVERY_MS = 300_000;
/** More changes than this at once are taken in while the old ones still answer. */
const AT_ONCE = 100;

interface Running {
  thread: IndexThread;
  feed: IndexFeed<string>;
  /** the first state is in */
  ready: Promise<void> | null;
  /** on the clock of the process, `performance.now()` */
  comparedAt: number;
  /** the folder's items as they were then */
  items: readonly Item[];
}

// pages, route handlers and instrumentation are bundled apart and must share one index
const shared = processWide<{ running?: Running }>('search', () => ({}));

/** Asks the index, after it has taken in what has changed. */
export async function askIndex<Request extends IndexRequest>(request: Request) {
  const running = start();
  await follow(running);
  return running.thread.ask(request);
}

/** A remote content service has changed: it is read again at once. */
export function refreshSearch(): void {
  if (!shared.running || !env.contentServiceUrl) return;
  shared.running.comparedAt = -Infinity;
  follow(shared.running).catch(() => {
    // said already; the next question tries again
  });
}

function start(): Running {
  if (!shared.running) {
    const thread = new IndexThread((ended) => {
      if (shared.running?.thread === ended) shared.running = undefined;
    });
    const feed = new IndexFeed<string>({
      put: (documents) => thread.ask({ kind: 'put', documents }),
      remove: (ids) => thread.ask({ kind: 'remove', ids }),
    });
    shared.running = { thread, feed, ready: null, comparedAt: -Infinity, items: [] };
  }
  return shared.running;
}

/** Brings the index up to date; the first time it is waited for, whatever it takes. */
async function follow(running: Running): Promise<void> {
  const isRemote = env.contentServiceUrl !== null;
  if (performance.now() - running.comparedAt >= (isRemote ? READ_EVERY_MS : COMPARE_EVERY_MS)) {
    running.comparedAt = performance.now();
    const isFirst = running.ready === null;
    const taken = isRemote ? takeRemote(running) : takeFolder(running);
    const settled = taken.done.catch((error: unknown) => {
      console.error('[search] 索引没有跟上内容：', errorText(error));
      // what is missing is handed over with the next question
      Object.assign(running, { comparedAt: -Infinity, items: [], ...(isFirst ? { ready: null } : {}) });
      if (isFirst) throw error;
    });
    if (isFirst) running.ready = settled;
    else if (taken.isSmall) await settled;
  }
  await running.ready;
}

interface Taken {
  done: Promise<void>;
  /** can be waited for; else the old items answer meanwhile */
  isSmall: boolean;
}

function takeFolder(running: Running): Taken {
  const folder = contentFolder();
  const items = searchedItems(folder);
  const isSame = items.length === running.items.length && items.every((item, index) => item === running.items[index]);
  if (isSame) return { done: Promise.resolve(), isSmall: true };
  running.items = items;
  const { changes, done } = running.feed.update(folderSources(folder, items));
  return { done, isSmall: changes <= AT_ONCE };
}

function takeRemote(running: Running): Taken {
  return { done: readRemoteDocuments().then((sources) => running.feed.update(sources).done), isSmall: false };
}
