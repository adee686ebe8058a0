import { mergeChanges, type Change } from '../content-service/changes';
import { contentFolder } from '../content-service/service';
import { describeProblem, type Problem } from '../content-service/validate';
import { env } from '../env';
import { processWide } from '../process-wide';
import { errorText } from '../error-text';
import { clearedTags } from './cleared-tags.mjs';
import { announce } from './own-requests';
import { publishing } from './refresh';

const INTERVAL_MS = 2_000;

/** A look at the folder before the next one is due. Empty before `startWatcher`. */
export const watcher = processWide<{ look?: () => Promise<void> }>('watcher', () => ({}));

/**
 * Follows the content folder while the site runs: what changed on disk is
 * refreshed at the site's own /api/revalidate, because cache tags can only be
 * cleared inside a request. Broken files are reported once each.
 * @returns stops it
 */
export function startWatcher(interval = INTERVAL_MS): () => void {
  if (env.contentServiceUrl || watcher.look) return () => {};
  let readAt = 0;
  const notices = new Notices((items) => announce({ items, since: readAt }));
  let reported = report(contentFolder().problems, new Set());
  let looking = Promise.resolve();
  // one at a time
  const look = (watcher.look = () => (looking = looking.then(lookOnce)));
  let timer = setTimeout(repeat, interval).unref();
  async function lookOnce() {
    try {
      notices.add(await contentFolder().refreshSlowly());
      readAt = clearedTags().number;
      reported = report(contentFolder().problems, reported);
    } catch (error) {
      // whatever is wrong with the folder, what has been read stays
      console.error('[content] 内容文件夹看不了：', errorText(error));
    }
    if (watcher.look === look) void notices.send();
  }
  async function repeat() {
    await look();
    if (watcher.look === look) timer = setTimeout(repeat, interval).unref();
  }
  return () => {
    clearTimeout(timer);
    watcher.look = undefined;
  };
}

/** What has changed and nobody has taken note of yet: a notice that failed goes out again with the next one. */
export class Notices {
  private pending = new Map<string, Change>();
  private sending = false;

  /** @param announce throws when the notice was not taken */
  constructor(private readonly announce: (changes: Change[]) => Promise<void>) {}

  add(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = `${change.type}/${change.alias}`;
      this.pending.set(key, mergeChanges(this.pending.get(key), change));
    }
  }

  /** Announces everything pending, once at a time; does nothing when there is nothing. */
  async send(): Promise<void> {
    if (this.sending || this.pending.size === 0) return;
    this.sending = true;
    const changes = [...this.pending.values()];
    this.pending.clear();
    try {
      await this.announce(changes);
      publishing.failingSince = 0;
      console.log(`[content] ${changes.length} 个条目有变化，页面将随之更新`);
    } catch (error) {
      publishing.failingSince ||= Date.now();
      console.error('[content] 更新页面失败，稍后再试：', errorText(error));
      const since = [...this.pending.values()];
      this.pending.clear();
      this.add([...changes, ...since]);
    } finally {
      this.sending = false;
    }
  }
}

function report(problems: readonly Problem[], reported: ReadonlySet<string>): Set<string> {
  const lines = problems.map(describeProblem);
  for (const line of lines) if (!reported.has(line)) console.error(`[content] ${line}`);
  return new Set(lines);
}
