import 'server-only';
import type { ContentFolder, Item } from '../content-service/folder';
import { contentFolder } from '../content-service/service';
import { env } from '../env';
import { embeddedDocument, searchedItems } from './embedded-documents';
import { IndexFeed, type Source } from './feed';
import { IndexThread, type IndexRequest } from './index-thread';
import { readRemoteDocuments } from './remote-documents';

/** The folder is compared with the index at most this often … */
const COMPARE_EVERY_MS = 1_000;
/** … and a remote content service is read anew this often, or when it tells of a change. */
const READ_EVERY_MS = 300_000;
/** More changes than this at once are taken in while the old ones still answer. */
const AT_ONCE = 100;

interface Running {
  thread: IndexThread;
  feed: IndexFeed<unknown>;
  /** the first state is in */
  ready: Promise<void> | null;
  comparedAt: number;
}

// pages, route handlers and instrumentation are bundled apart and must share one index
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('hengzhi.search')] ??= {}) as { running?: Running };

/** Asks the index, after it has taken in what has changed. */
export async function askIndex<Request extends IndexRequest>(request: Request) {
  const running = start();
  await follow(running);
  return running.thread.ask(request);
}

/** Builds the index before anybody asks. */
export function warmSearch(): void {
  follow(start()).catch((error: unknown) =>
    console.error('[search] 建立索引失败：', error instanceof Error ? error.message : error),
  );
}

/** A remote content service has changed: it is read again at once. */
export function refreshSearch(): void {
  if (!shared.running || !env.contentServiceUrl) return;
  shared.running.comparedAt = 0;
  warmSearch();
}

function start(): Running {
  if (!shared.running) {
    const thread = new IndexThread((ended) => {
      if (shared.running?.thread === ended) shared.running = undefined;
    });
    const feed = new IndexFeed<unknown>({
      put: (documents) => thread.ask({ kind: 'put', documents }),
      remove: (ids) => thread.ask({ kind: 'remove', ids }),
    });
    shared.running = { thread, feed, ready: null, comparedAt: 0 };
  }
  return shared.running;
}

async function follow(running: Running): Promise<void> {
  const isRemote = env.contentServiceUrl !== null;
  const age = Date.now() - running.comparedAt;
  if (age >= (isRemote ? READ_EVERY_MS : COMPARE_EVERY_MS)) {
    running.comparedAt = Date.now();
    const update = (sources: readonly Source<unknown>[]) => running.feed.update(sources);
    const taken = isRemote
      ? readRemoteDocuments().then((sources) => update(sources).done)
      : afterSmallChanges(update(folderSources(contentFolder())));
    if (!running.ready) {
      running.ready = taken;
      // a failed start is tried again with the next question
      taken.catch(() => Object.assign(running, { ready: null, comparedAt: 0 }));
    } else if (isRemote) {
      taken.catch((error: unknown) => console.error('[search]', error instanceof Error ? error.message : error));
    } else await taken;
  }
  await running.ready;
}

async function afterSmallChanges({ changes, done }: { changes: number; done: Promise<void> }): Promise<void> {
  if (changes <= AT_ONCE || !shared.running?.ready) await done;
  else done.catch((error: unknown) => console.error('[search]', error instanceof Error ? error.message : error));
}

/** Items as the folder has them; what they refer to counts by its title. */
function folderSources(folder: ContentFolder): Source<unknown>[] {
  return searchedItems(folder).map((item) => ({
    id: item.id,
    mark: item,
    document: () => embeddedDocument(folder, item),
  }));
}
