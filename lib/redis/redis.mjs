/**
 * Redis, which holds only what can be made again: whoever asks goes on without it when it does not answer. Loaded and
 * connected on first use where REDIS_URL is set. Plain JavaScript, because Next's cache handlers ask it too.
 */

/** After a failure it is asked again after so long, and nobody waits for that; twice as long after each further one. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
const CONNECT_MS = 1_000;
/** Commands that have not been answered yet, in one process. */
const MOST_WAITING = 2_000;

class Redis {
  /** since when it has not answered, by a clock that nobody sets; 0 while it does */
  failingSince = 0;
  /** nobody waits longer for an answer; tests on a busy machine may */
  patienceMs = 200;
  #opened;
  #openedAt = 0;
  #client;
  #connection;
  #closedUntil = 0;
  #pause = PAUSE_MS;

  constructor(url) {
    this.url = url;
  }

  /**
   * Does something with the client, in time.
   * @template T
   * @param {(client: any) => Promise<T>} work
   * @returns {Promise<T | undefined>} undefined when Redis has not done it
   */
  async run(work) {
    const now = performance.now();
    if (now < this.#closedUntil) return undefined;
    if (this.failingSince === 0) return this.#attempt(work);
    this.#closedUntil = now + this.patienceMs;
    void this.#attempt((client) => client.ping());
    return undefined;
  }

  async #attempt(work) {
    let timer;
    try {
      if (!this.#opened) this.#openedAt = performance.now();
      this.#client = await (this.#opened ??= open(this.url));
      const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${this.patienceMs} 毫秒没有答复`)), this.patienceMs);
      });
      const answer = await Promise.race([this.#connected().then(work), late]);
      this.#answered();
      return answer;
    } catch (error) {
      if (isReply(error)) this.#refused(error);
      else this.#failed(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the connection before the process does. */
  close() {
    const client = this.#client;
    this.#client = this.#opened = undefined;
    try {
      client?.destroy();
    } catch {
      // is closed already
    }
  }

  /** Once begun it tries until it is connected, and whenever it no longer is. */
  async #connected() {
    const client = this.#client;
    if (!client.isOpen) {
      this.#connection = client.connect();
      // ends with the process at the latest
      this.#connection.catch(() => {});
    }
    if (!client.isReady) await this.#connection;
    if (!client.isReady) throw new Error('没有连上');
    return client;
  }

  #answered() {
    if (this.failingSince > 0) console.warn('[redis] 又有答复了');
    this.failingSince = 0;
    this.#pause = PAUSE_MS;
    this.#closedUntil = 0;
  }

  #failed(error) {
    if (this.failingSince === 0) {
      this.failingSince = performance.now();
      console.error('[redis] 没有答复，先不用它：', error.message);
    }
    this.#closedUntil = performance.now() + this.#pause;
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    // nobody may be left at the other end of a connection that still looks open: another one begins anew
    const isLost = performance.now() - Math.max(this.#openedAt, this.failingSince) > LONGEST_PAUSE_MS;
    if (isLost) this.close();
  }

  /** It answers, only not this: full, or still loading. What can be read is still read. */
  #refused(error) {
    this.#answered();
    console.error('[redis] 不肯做：', error.message);
  }
}

const isReply = (error) => /^[A-Z]{3,} /.test(error?.message ?? '');

/** Loading the package takes its time once; connecting is up to Redis. */
async function open(url) {
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000) },
  });
  // said once by whoever asks; without a listener the process would end
  client.on('error', () => {});
  return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}

/** @returns {Redis | null} the same in every bundle of this process; null without REDIS_URL */
export function redis() {
  const { REDIS_URL } = process.env;
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return null;
  const kept = (globalThis[Symbol.for('hengzhi.redis')] ??= {});
  if (kept.redis?.url !== REDIS_URL) kept.redis = new Redis(REDIS_URL);
  return kept.redis;
}
