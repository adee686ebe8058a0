import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { mergeChanges, type Change } from '../../content-service/changes';
import { env } from '../../env';
import { errorText } from '../../error-text';
import { cmsDirectory } from './content-files';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const ANSWER_MS = 10_000;

/** What a site has to be told: kept on disk until it has taken it, so that a site that is down learns it later. */
class SiteNotices {
  private pending: Map<string, Change>;
  private isSending = false;
  private readonly file: string;

  constructor(private readonly site: string) {
    const name = createHash('sha256').update(site).digest('hex').slice(0, 12);
    this.file = path.join(/*turbopackIgnore: true*/ cmsDirectory(), `notices-${name}.json`);
    this.pending = new Map(kept(this.file).map((change) => [keyOf(change), change]));
    void this.send();
  }

  add(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = keyOf(change);
      const merged = mergeChanges(this.pending.get(key), change);
      // the last said is the last in order
      this.pending.delete(key);
      this.pending.set(key, merged);
    }
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.isSending || this.pending.size === 0) return;
    this.isSending = true;
    try {
      for (let pause = FIRST_PAUSE_MS; this.pending.size > 0;) {
        await this.keep();
        const sent = new Map(this.pending);
        if (await this.post([...sent.values()])) {
          // what came meanwhile is another change of the same item
          for (const [key, change] of sent) if (this.pending.get(key) === change) this.pending.delete(key);
          pause = FIRST_PAUSE_MS;
        } else {
          await rest(pause);
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        }
      }
      await this.keep();
    } catch (error) {
      console.error('[notices]', errorText(error));
    } finally {
      this.isSending = false;
    }
  }

  private async post(items: Change[]): Promise<boolean> {
    try {
      const response = await fetch(`${this.site}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' },
        // others can read what it is told of: no second look is needed
        body: JSON.stringify({ items, committed: true }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (!response.ok) console.error(`[notices] ${this.site}: ${response.status}`);
      return response.ok;
    } catch (error) {
      console.error(`[notices] ${this.site}:`, errorText(error));
      return false;
    }
  }

  private async keep(): Promise<void> {
    const draft = `${this.file}.part`;
    await writeFile(draft, JSON.stringify([...this.pending.values()]), { mode: 0o600 });
    await rename(draft, this.file);
  }
}

const keyOf = ({ type, alias, id }: Change) => `${type}/${alias}/${id}`;

function kept(file: string): Change[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Change[];
  } catch {
    return [];
  }
}

/** Tells every site of CMS_SITES what has changed, in order, until each has taken it. */
export function tellSites(): (changes: readonly Change[]) => void {
  const sites = env.cmsSites.map((site) => new SiteNotices(site));
  return (changes) => sites.forEach((site) => site.add(changes));
}
