import 'server-only';
import { listTag } from '../cache/tags';
import { env } from '../env';
import type { PageType } from '../paths';
import { processWide } from '../process-wide';
import { showsDrafts } from './reading/drafts';
import { serviceHealth } from './reading/service-health';
import { isAlias } from '../item-names';
import { inner, pickedAlias, plain } from './reading/shapes';
import { readNames, type NamedItem } from './reading/uniform';
import { isUnread } from './reading/unread';

export interface KnownItem {
  id: string;
  /** its contentItemId where the type has none */
  alias: string;
  /** of a version: the module it is under */
  parentAlias?: string;
}

/** Types whose items have addresses. */
export type AddressedType = PageType | 'ecosystem-category';

/** A list that has been read is good for so long where something is missing from it … */
const MISS_MS = 1_000;
/** … and where it is not. */
const HIT_MS = 30_000;
/** Reading takes no more than this share of the time, however many made-up names are asked for … */
const LARGEST_SHARE = 0.05;
/** … unless it takes so long that what has been published would have to wait longer than this. */
const LONGEST_WAIT_MS = 6_000;

/** The names of one type: reading them again costs one query, however many are asked for. */
export class KnownItems {
  private items = new Map<string, KnownItem>();
  /** names that were there once: what has gone is for its page to say */
  private readonly ever = new Set<string>();
  private readAt = -Infinity;
  private took = 0;
  private reading: Promise<void> | undefined;
  /** counts the times that what had been read before was said to have changed */
  private changes = 0;

  constructor(
    private readonly read: () => Promise<KnownItem[]>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param name an alias or a contentItemId
   * @returns null when there is no such item, undefined when that cannot be said
   * @throws ContentError when the content service gives no answer
   */
  async find(name: string): Promise<KnownItem | null | undefined> {
    const before = this.items.get(name);
    if (before) {
      // anyone who is known does not wait for the list to be read again
      if (this.isOlderThan(HIT_MS)) void this.readAgain().catch(() => {});
      return before;
    }
    if (this.isOlderThan(MISS_MS)) await this.readAgain();
    // an empty list is no proof: a service that is ill gives one too
    return this.items.get(name) ?? (this.ever.has(name) || this.items.size === 0 ? undefined : null);
  }

  /** Somebody says that the names have changed: they are read at once, and nobody waits for it. */
  changed(): void {
    this.changes += 1;
    this.readAt = -Infinity;
    void this.readAgain().catch(() => {});
  }

  private isOlderThan(ms: number): boolean {
    return this.now() - this.readAt > Math.max(ms, Math.min(this.took / LARGEST_SHARE, LONGEST_WAIT_MS));
  }

  private readAgain(): Promise<void> {
    return (this.reading ??= this.takeIn().finally(() => (this.reading = undefined)));
  }

  private async takeIn(): Promise<void> {
    const start = this.now();
    let changes: number;
    let all: KnownItem[];
    do {
      // what changes meanwhile may have been read too early
      changes = this.changes;
      all = await this.read();
    } while (changes !== this.changes);
    this.readAt = this.now();
    this.took = this.readAt - start;
    this.items = new Map(all.flatMap((item) => [item.id, item.alias].map((name) => [name, item] as const)));
    for (const name of this.items.keys()) this.ever.add(name);
  }
}

/** One set of lists per process and content service. */
const lists = processWide('known-items', () => new Map<string, { type: AddressedType; list: KnownItems }>());

/** The list that this process keeps of a type. @param which of several kinds of names */
export function keptNames(type: AddressedType, which: string, read: () => Promise<KnownItem[]>): KnownItems {
  const key = `${type} ${which} ${env.contentServiceUrl ?? env.contentDirectory}`;
  const kept = lists.get(key) ?? { type, list: new KnownItems(read) };
  lists.set(key, kept);
  return kept.list;
}

/** After a notice. @param tags that it clears */
export function namesChanged(tags: readonly string[]): void {
  for (const { type, list } of lists.values()) if (tags.includes(type) || tags.includes(listTag(type))) list.changed();
}

/**
 * The item behind a name in an address, without storing anything for a name that nobody has.
 * @returns null when there is no such item, undefined when that cannot be said
 * @throws ContentError when the content service gives no answer
 */
export async function findKnown(type: AddressedType, name: string): Promise<KnownItem | null | undefined> {
  const read = async () => (await readNames(type)).flatMap(toKnown);
  const list = (await showsDrafts()) ? new KnownItems(read) : keptNames(type, 'present', read);
  const item = await list.find(name);
  // an old list is used while the service is ill: what is new is not in it; nor is what could not be read
  const isUnsure = serviceHealth.failingSince > 0 || isUnread(type, name);
  return item === null && isUnsure ? undefined : item;
}

/** Whether there can be such an item: what cannot be said is left to anyone who asks next. */
export async function mayExist(type: AddressedType, name: string): Promise<boolean> {
  return (await findKnown(type, name).catch(() => undefined)) !== null;
}

function toKnown(item: NamedItem): KnownItem[] {
  const id = plain(item.contentItemId);
  const alias = inner(item.alias, 'alias').toLowerCase();
  const parentAlias = pickedAlias(item.module).toLowerCase();
  return id ? [{ id, alias: isAlias(alias) ? alias : id, ...(parentAlias ? { parentAlias } : {}) }] : [];
}
