import type { SearchDocument } from './document';

/** What a feed keeps of an item that the index has: as long as the mark is the same, so is the item. */
interface Known<Mark> {
  mark: Mark;
}

/** One item that should be in the index. */
export interface Source<Mark> {
  id: string;
  mark: Mark;
  document(): SearchDocument;
}

/** Where the items go: the index, in batches. */
export interface Index {
  put(documents: SearchDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
}

/** So many at once: making them ready must not hold up a page. */
const BATCH = 25;

/** Keeps the index like its sources: only what changed is handed over. */
export class IndexFeed<Mark> {
  private readonly known = new Map<string, Known<Mark>>();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly index: Index) {}

  /**
   * Brings the index to this state, after all earlier ones.
   * @returns how many items differ, and when they are in
   */
  update(sources: readonly Source<Mark>[]): { changes: number; done: Promise<void> } {
    const ids = new Set(sources.map(({ id }) => id));
    const gone = [...this.known.keys()].filter((id) => !ids.has(id));
    const changed = sources.filter(({ id, mark }) => this.known.get(id)?.mark !== mark);
    for (const id of gone) this.known.delete(id);
    for (const { id, mark } of changed) this.known.set(id, { mark });
    if (gone.length + changed.length > 0) {
      this.running = this.running.catch(() => {}).then(() => this.hand(gone, changed));
    }
    return { changes: gone.length + changed.length, done: this.running };
  }

  private async hand(gone: string[], changed: readonly Source<Mark>[]): Promise<void> {
    try {
      if (gone.length > 0) await this.index.remove(gone);
      for (let from = 0; from < changed.length; from += BATCH) {
        await this.index.put(changed.slice(from, from + BATCH).map((source) => source.document()));
      }
    } catch (error) {
      // whatever did not arrive is handed over again next time
      for (const { id } of changed) this.known.delete(id);
      throw error;
    }
  }
}
