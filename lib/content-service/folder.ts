import { createHash } from 'node:crypto';
import path from 'node:path';
import { isItemId } from '../item-names';
import { withVersion } from '../versioned-name';
import { changeBetween, type Change } from './changes';
import type { ContentStore } from './content-store';
import { canList } from './directories';
import { readItemText, stampOf } from './item-file';
import { indexItems, NO_ITEMS } from './item-index';
import { scanFolder, type FolderScan } from './scan-folder';
import { coloursFile, readColours } from './media-colours';
import { versionOf } from './media-version';
import type { TypeKey } from './content-types';
import { NO_DATE } from './order';
import { picturesIn } from './pictures';
import { isServablePath, mediaRoot } from './served-file';
import { atOnce, byAndBy, type Steps } from './steps';
import { validateItem, type Problem, type Surroundings } from './validate';
import type { Item } from './item';

interface LoadedFile {
  stamp: string;
  item: Item | null;
  /** there is an item that cannot be read, and no earlier version of it */
  isUnread: boolean;
}

/**
 * A folder of item files, held in memory. `refresh()` reads what changed on
 * disk; an item whose file is broken keeps its last good version.
 */
export class ContentFolder implements ContentStore {
  private files = new Map<string, LoadedFile>();
  /** those with problems, by their key */
  private faulty = new Map<string, readonly Problem[]>();
  private last: FolderScan | undefined;
  private index = NO_ITEMS;
  /** types whose items stay although their files are gone */
  private vanished = new Set<string>();
  private colours = new Map<string, string>();
  private coloursStamp = '';
  /** versions in the addresses that have been given out, by path below `media/` */
  private versions = new Map<string, string | null>();

  constructor(readonly directory: string) {
    // before there are items that could change with them
    atOnce(this.refreshColours());
    this.refresh();
  }

  list(type: TypeKey): readonly Item[] {
    return this.index.lists.get(type) ?? [];
  }

  find(type: TypeKey, alias: string): Item | undefined {
    return this.index.byAlias.get(`${type}/${alias}`);
  }

  findById(id: string): Item | undefined {
    return this.index.byId.get(id);
  }

  colourOf(picture: string): string | undefined {
    return this.colours.get(picture);
  }

  addressOf(picture: string): string {
    const version = this.currentVersion(picture);
    this.versions.set(picture, version);
    return `/media/${version ? withVersion(picture, version) : picture}`;
  }

  private currentVersion(picture: string): string | null {
    if (!isServablePath(picture)) return null;
    const version = versionOf(path.join(mediaRoot(this.directory), picture));
    if (version === null && this.areMediaGone()) return this.versions.get(picture) ?? null;
    return version;
  }

  /** All at once: a disk that is no longer mounted, a deployment under way. Each is taken to be as it was. */
  private areMediaGone(): boolean {
    return !canList(mediaRoot(this.directory));
  }

  get problems(): Problem[] {
    const own = [...this.faulty.values()].flat();
    const vanished = [[...this.vanished].map((type) => `${type}/`).join('、')].filter(Boolean).map((file) => ({
      file,
      reason: '整个文件夹不见了或读不到：条目仍按最后读到的提供；真要全部删除，请重新启动网站',
    }));
    const strays = [...(this.last?.strays ?? [])].map(([file, reason]) => ({ file, reason }));
    return [...own, ...this.index.problems, ...vanished, ...strays];
  }

  /**
   * Whether there is a file for it that could never be read: nobody can say that there is no such item.
   * @param name an alias or a contentItemId, which is in the file that cannot be read
   */
  isUnread(type: TypeKey, name: string): boolean {
    if (this.files.get(`${type}/${name}`)?.isUnread) return true;
    if (!isItemId(name)) return false;
    return [...this.faulty.keys()].some((key) => typeIn(key) === type && this.files.get(key)?.isUnread);
  }

  /** How many items are there and not shown: files that could not be read once, items that cannot be told apart. */
  get unshown(): number {
    const unread = [...this.faulty.keys()].filter((key) => this.files.get(key)?.isUnread);
    return unread.length + this.index.problems.length;
  }

  /**
   * Reads new and changed files, forgets removed ones.
   * @returns the items that differ from before
   */
  refresh(): Change[] {
    return atOnce(this.takeIn());
  }

  /** The same; it keeps nobody waiting. */
  refreshSlowly(): Promise<Change[]> {
    return byAndBy(this.takeIn());
  }

  private *takeIn(): Steps<Change[]> {
    const before = this.last;
    const look = (this.last = yield* scanFolder(this.directory, before));
    this.vanished = yield* this.vanishedTypes(look);
    const fresh: string[] = [];
    for (const [key, stamp] of look.stamps) {
      yield;
      if (this.files.get(key)?.stamp !== stamp) fresh.push(key);
    }
    // a file with problems is read again whenever anything might have mended it
    const changes = yield* this.readAgain(look, [...fresh.sort(), ...(look === before ? [] : this.faulty.keys())]);
    changes.push(...(yield* this.forgetGone(look)));
    const replaced = yield* this.refreshVersions();
    // until it is done, everything is found as before
    if (changes.length > 0 || replaced.length > 0) this.index = yield* indexItems(this.files, this.index);
    return [...changes, ...replaced, ...(yield* this.refreshColours())];
  }

  private *readAgain(look: FolderScan, keys: readonly string[]): Steps<Change[]> {
    const around: Surroundings = {
      hasItem: (type, alias) =>
        look.stamps.has(`${type}/${alias}`) || (this.vanished.has(type) && this.files.has(`${type}/${alias}`)),
      hasMedia: (file) => look.media.has(file),
      hasFile: (file) => look.files.has(file),
    };
    const changes: Change[] = [];
    for (const key of new Set(keys)) {
      yield;
      const stamp = look.stamps.get(key);
      if (stamp === undefined) continue;
      const lastGood = this.files.get(key)?.item ?? null;
      const { item, problems, isDraft } = this.readItem(key, around, lastGood);
      this.files.set(key, { stamp, item, isUnread: !item && !isDraft });
      if (problems.length > 0) this.faulty.set(key, problems);
      else this.faulty.delete(key);
      const change = item === lastGood ? null : changeBetween(lastGood, item);
      if (change) changes.push(change);
    }
    return changes;
  }

  private *forgetGone(look: FolderScan): Steps<Change[]> {
    const changes: Change[] = [];
    for (const [key, { item }] of this.files) {
      yield;
      if (look.stamps.has(key) || this.vanished.has(typeIn(key))) continue;
      // a listing may leave out what was put in another's place while it was made
      if (stampOf(path.join(this.directory, `${key}.yaml`)) !== undefined) continue;
      this.files.delete(key);
      this.faulty.delete(key);
      if (item) changes.push(changeBetween(item, null)!);
    }
    return changes;
  }

  /** With a file below `media/` everything changes that names it: its address has another version. */
  private *refreshVersions(): Steps<Change[]> {
    const replaced: string[] = [];
    for (const [picture, version] of this.versions) {
      yield;
      if (this.currentVersion(picture) !== version) replaced.push(picture);
    }
    if (replaced.length === 0) return [];
    for (const picture of replaced) this.versions.delete(picture);
    const isNamedIn = (value: unknown) => {
      const text = JSON.stringify(value) ?? '';
      return replaced.some((picture) => text.includes(picture));
    };
    const changes: Change[] = [];
    for (const file of this.files.values()) {
      yield;
      if (!file.item) continue;
      const { type, alias, id, data } = file.item;
      const fields = Object.keys(data).filter((field) => isNamedIn(data[field]));
      if (fields.length === 0) continue;
      // another object: what has been rendered of it names the old version
      file.item = { ...file.item };
      changes.push({ type, alias, id, fields });
    }
    return changes;
  }

  /** Reads the colours anew when their file has changed; with a picture's colour its items change. */
  private *refreshColours(): Steps<Change[]> {
    const stamp = stampOf(coloursFile(this.directory)) ?? '';
    if (stamp === this.coloursStamp || (stamp === '' && this.areMediaGone())) return [];
    const before = this.colours;
    this.colours = readColours(this.directory);
    this.coloursStamp = stamp;
    const differs = (picture: string) => before.get(picture) !== this.colours.get(picture);
    const changes: Change[] = [];
    for (const { type, alias, id, data } of this.index.byAlias.values()) {
      yield;
      const fields = picturesIn(type, data).filter(({ path: picture }) => differs(picture));
      if (fields.length > 0) changes.push({ type, alias, id, fields: fields.map(({ field }) => field) });
    }
    return changes;
  }

  /**
   * Types of which everything is gone at once: a disk that is no longer mounted,
   * a deployment under way. A file that is deleted leaves its folder behind.
   */
  private *vanishedTypes({ types }: FolderScan): Steps<Set<string>> {
    const missing = new Set<string>();
    for (const key of this.files.keys()) {
      yield;
      if (!types.has(typeIn(key))) missing.add(typeIn(key));
    }
    if (types.size === 0 && this.files.size > 1) return missing;
    return new Set([...missing].filter((type) => !canList(path.join(this.directory, type))));
  }

  private readItem(
    key: string,
    around: Surroundings,
    lastGood: Item | null,
  ): { item: Item | null; problems: readonly Problem[]; isDraft?: boolean } {
    const [type, alias] = key.split('/') as [TypeKey, string];
    const file = `${key}.yaml`;
    const read = readItemText(this.directory, file);
    if (!('text' in read)) return { item: lastGood, problems: [{ file, ...read }] };
    const { data, problems } = validateItem(type, alias, read.text, file, around);
    if (data?.draft === true) return { item: null, problems, isDraft: true };
    if (!data || problems.length > 0) return { item: lastGood, problems };
    return { item: toItem(type, alias, data), problems };
  }
}

const typeIn = (key: string) => key.slice(0, key.indexOf('/'));

/** An item as its data say it, with what they leave to be derived. */
export function toItem(type: TypeKey, alias: string, data: Record<string, unknown>): Item {
  const published = asText(data.publishedUtc) ?? asText(data.createdUtc) ?? NO_DATE;
  return {
    type,
    alias,
    id: asText(data.contentItemId) ?? deriveId(type, alias),
    createdUtc: asText(data.createdUtc) ?? published,
    publishedUtc: published,
    data,
  };
}

/** A stable contentItemId of 26 characters, as the content service would give it. */
export function deriveId(type: string, alias: string): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  const bytes = createHash('sha256').update(`${type}/${alias}`).digest().subarray(0, 25);
  return '4' + [...bytes].map((byte) => letters[byte % 32]).join('');
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
