import 'server-only';
import type { Item } from '../content-service/item';
import { contentFolder } from '../content-service/service';
import { env } from '../env';
import { processWide } from '../process-wide';
import type { Language } from './document';
import { folderSources, searchedItems } from './embedded-documents';
import { readEnglishDocuments } from './english-documents';
import { IndexFeed } from './feed';
import { IndexThread, type IndexRequest } from './index-thread';
import { readRemoteDocuments } from './remote-documents';
import { errorText } from '../error-text';

/** The folder is compared with the index at most this often, … */
const COMPARE_EVERY_MS = 1_000;
/** … the English texts this often, which are all handed over for that, … */
const COMPARE_ENGLISH_EVERY_MS = 5_000;
/** … and a remote content service is read anew this often, or when it tells of a change. */
const READ_EVERY_MS = 300_000;
/** More changes than this at once are taken in while the old ones still answer. */
const AT_ONCE = 100;

/** What the index of a language has. */
interface Fed {
  feed: IndexFeed<string>;
  /** the first state is in */
  ready: Promise<void> | null;
  /** on the clock of the process, `performance.now()` */
  comparedAt: number;
  /** the folder's items as they were then */
  items: readonly Item[];
}

interface Running extends Record<Language, Fed> {
  thread: IndexThread;
}

// pages, route handlers and instrumentation are bundled apart and must share one index
const shared = processWide<{ running?: Running }>('search', () => ({}));

/** Asks the index, after it has taken in what has changed. */
export async function askIndex<Request extends IndexRequest>(request: Request) {
  const running = start();
  const language = request.language ?? 'zh';
  await follow(running[language], language);
  return running.thread.ask(request);
}

/** A remote content service has changed: it is read again at once. */
export function refreshSearch(): void {
  if (!shared.running || !env.contentServiceUrl) return;
  shared.running.zh.comparedAt = -Infinity;
  follow(shared.running.zh, 'zh').catch(() => {
    // said already; the next question tries again
  });
}

function start(): Running {
  if (!shared.running) {
    const thread = new IndexThread((ended) => {
      if (shared.running?.thread === ended) shared.running = undefined;
    });
    const fed = (language: Language): Fed => ({
      feed: new IndexFeed<string>({
        put: (documents) => thread.ask({ kind: 'put', language, documents }),
        remove: (ids) => thread.ask({ kind: 'remove', language, ids }),
      }),
      ready: null,
      comparedAt: -Infinity,
      items: [],
    });
    shared.running = { thread, zh: fed('zh'), en: fed('en') };
  }
  return shared.running;
}

/** Brings an index up to date; the first time it is waited for, whatever it takes. */
async function follow(fed: Fed, language: Language): Promise<void> {
  const { everyMs, take } = language === 'en' ? ENGLISH : env.contentServiceUrl !== null ? REMOTE : FOLDER;
  if (performance.now() - fed.comparedAt >= everyMs) {
    fed.comparedAt = performance.now();
    const isFirst = fed.ready === null;
    const taken = take(fed);
    const settled = taken.done.catch((error: unknown) => {
      console.error('[search] 索引没有跟上内容：', errorText(error));
      // what is missing is handed over with the next question
      Object.assign(fed, { comparedAt: -Infinity, items: [], ...(isFirst ? { ready: null } : {}) });
      if (isFirst) throw error;
    });
    if (isFirst) fed.ready = settled;
    else if (taken.isSmall) await settled;
  }
  await fed.ready;
}

interface Taken {
  done: Promise<void>;
  /** can be waited for; else the old items answer meanwhile */
  isSmall: boolean;
}

function takeFolder(fed: Fed): Taken {
  const folder = contentFolder();
  const items = searchedItems(folder);
  const isSame = items.length === fed.items.length && items.every((item, index) => item === fed.items[index]);
  if (isSame) return { done: Promise.resolve(), isSmall: true };
  fed.items = items;
  const { changes, done } = fed.feed.update(folderSources(folder, items));
  return { done, isSmall: changes <= AT_ONCE };
}

function takeRemote(fed: Fed): Taken {
  return { done: readRemoteDocuments().then((sources) => fed.feed.update(sources).done), isSmall: false };
}

function takeEnglish(fed: Fed): Taken {
  const sources = readEnglishDocuments().then((documents) =>
    documents.map((document) => ({ id: document.id, mark: JSON.stringify(document), document: () => document })),
  );
  return { done: sources.then((known) => fed.feed.update(known).done), isSmall: true };
}

/** Where an index has its items from, and how often it asks. */
const FOLDER = { everyMs: COMPARE_EVERY_MS, take: takeFolder };
const REMOTE = { everyMs: READ_EVERY_MS, take: takeRemote };
const ENGLISH = { everyMs: COMPARE_ENGLISH_EVERY_MS, take: takeEnglish };
