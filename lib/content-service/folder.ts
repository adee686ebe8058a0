import { createHash } from 'node:crypto';
import path from 'node:path';
import { withVersion } from '../versioned-name';
import { changeBetween, type Change } from './changes';
import { canList } from './directories';
import { readItemText, stampOf } from './item-file';
import { lookAt, lookSlowly, type Look } from './look';
import { coloursFile, readColours } from './media-colours';
import { versionOf } from './media-version';
import type { TypeKey } from './model';
import { inDefaultOrder, NO_DATE } from './order';
import { picturesIn } from './pictures';
import { isServablePath, mediaRoot } from './served-file';
import { validateItem, type Problem, type Surroundings } from './validate';

/** One content item as its file holds it, with what the file leaves to be derived. */
export interface Item {
  type: TypeKey;
  alias: string;
  /** contentItemId: 26 characters, as the file gives it or derived from type and alias */
  id: string;
  createdUtc: string;
  publishedUtc: string;
  data: Record<string, unknown>;
}

interface LoadedFile {
  stamp: string;
  item: Item | null;
  problems: Problem[];
}

/**
 * A folder of item files, held in memory. `refresh()` reads what changed on
 * disk; an item whose file is broken keeps its last good version.
 */
export class ContentFolder {
  private files = new Map<string, LoadedFile>();
  private servedFiles = new Set<string>();
  private strays: readonly Problem[] = [];
  private lists = new Map<TypeKey, readonly Item[]>();
  private byId = new Map<string, Item>();
  private byAlias = new Map<string, Item>();
  private crossProblems: Problem[] = [];
  /** types whose items stay although their files are gone */
  private vanished = new Set<string>();
  private colours = new Map<string, string>();
  private coloursStamp = '';
  /** versions in the addresses that have been given out, by path below `media/` */
  private versions = new Map<string, string | null>();

  constructor(readonly directory: string) {
    this.refresh();
  }

  /** All published items of a type in its default order. Callers do not change the array. */
  list(type: TypeKey): readonly Item[] {
    return this.lists.get(type) ?? [];
  }

  find(type: TypeKey, alias: string): Item | undefined {
    return this.byAlias.get(`${type}/${alias}`);
  }

  findById(id: string): Item | undefined {
    return this.byId.get(id);
  }

  /** Mean colour (`#rrggbb`) of a picture below `media/`, where one has been worked out. */
  colourOf(picture: string): string | undefined {
    return this.colours.get(picture);
  }

  /** The address of a file below `media/`, in the version it has now. */
  addressOf(picture: string): string {
    const version = this.currentVersion(picture);
    this.versions.set(picture, version);
    return `/media/${version ? withVersion(picture, version) : picture}`;
  }

  private currentVersion(picture: string): string | null {
    return isServablePath(picture) ? versionOf(path.join(mediaRoot(this.directory), picture)) : null;
  }

  get problems(): Problem[] {
    const own = [...this.files.values()].flatMap((file) => file.problems);
    const vanished = [[...this.vanished].map((type) => `${type}/`).join('、')].filter(Boolean).map((file) => ({
      file,
      reason: '整个文件夹不见了或读不到：条目仍按最后读到的提供；真要全部删除，请重新启动网站',
    }));
    return [...own, ...this.crossProblems, ...vanished, ...this.strays];
  }

  /**
   * Reads new and changed files, forgets removed ones.
   * @returns the items that differ from before
   */
  refresh(): Change[] {
    return this.take(lookAt(this.directory));
  }

  /** The same; looking for what has changed keeps nobody waiting. */
  async refreshSlowly(): Promise<Change[]> {
    return this.take(await lookSlowly(this.directory));
  }

  private take({ stamps, media, files, strays }: Look): Change[] {
    this.vanished = this.vanishedTypes(stamps);
    this.strays = strays;
    const served = new Set([...media, ...[...files].map((file) => `files/${file}`)]);
    const servedChanged =
      served.size !== this.servedFiles.size || [...served].some((file) => !this.servedFiles.has(file));
    this.servedFiles = served;

    const around: Surroundings = {
      hasItem: (type, alias) =>
        stamps.has(`${type}/${alias}`) || (this.vanished.has(type) && this.files.has(`${type}/${alias}`)),
      hasMedia: (file) => media.has(file),
      hasFile: (file) => files.has(file),
    };
    const changes: Change[] = [];
    // a file with problems is read again whenever anything might have mended it
    const anyNew = servedChanged || [...stamps].some(([key, stamp]) => this.files.get(key)?.stamp !== stamp);
    for (const [key, stamp] of stamps) {
      const before = this.files.get(key);
      if (before?.stamp === stamp && (before.problems.length === 0 || !anyNew)) continue;
      const lastGood = before?.item ?? null;
      const after = this.readItem(key, stamp, around, lastGood);
      this.files.set(key, after);
      if (after.item === lastGood) continue;
      const change = changeBetween(lastGood, after.item);
      if (change) changes.push(change);
    }
    for (const [key, file] of this.files) {
      if (stamps.has(key) || this.vanished.has(key.split('/')[0])) continue;
      this.files.delete(key);
      if (file.item) changes.push(changeBetween(file.item, null)!);
    }
    const replaced = this.refreshVersions();
    if (changes.length > 0 || replaced.length > 0 || this.lists.size === 0) this.index();
    return [...changes, ...replaced, ...this.refreshColours()];
  }

  /** With a file below `media/` everything changes that names it: its address has another version. */
  private refreshVersions(): Change[] {
    const replaced = [...this.versions].filter(([picture, version]) => this.currentVersion(picture) !== version);
    if (replaced.length === 0) return [];
    for (const [picture] of replaced) this.versions.delete(picture);
    const isNamedIn = (value: unknown) => {
      const text = JSON.stringify(value) ?? '';
      return replaced.some(([picture]) => text.includes(picture));
    };
    return [...this.files.values()].flatMap((file) => {
      if (!file.item) return [];
      const { type, alias, id, data } = file.item;
      const fields = Object.keys(data).filter((field) => isNamedIn(data[field]));
      if (fields.length === 0) return [];
      // another object: what has been rendered of it names the old version
      file.item = { ...file.item };
      return { type, alias, id, fields };
    });
  }

  /** Reads the colours anew when their file has changed; with a picture's colour its items change. */
  private refreshColours(): Change[] {
    const stamp = stampOf(coloursFile(this.directory)) ?? '';
    if (stamp === this.coloursStamp || (stamp === '' && this.vanished.size > 0)) return [];
    const before = this.colours;
    this.colours = readColours(this.directory);
    this.coloursStamp = stamp;
    const differs = (picture: string) => before.get(picture) !== this.colours.get(picture);
    return [...this.byAlias.values()].flatMap(({ type, alias, id, data }) => {
      const fields = picturesIn(type, data).filter(({ path: picture }) => differs(picture));
      return fields.length > 0 ? { type, alias, id, fields: fields.map(({ field }) => field) } : [];
    });
  }

  /**
   * Types of which everything is gone at once: a disk that is no longer mounted,
   * a deployment under way. A file that is deleted leaves its folder behind.
   */
  private vanishedTypes(stamps: ReadonlyMap<string, string>): Set<string> {
    const left = new Set([...stamps.keys()].map((key) => key.split('/')[0]));
    const before = [...new Set([...this.files.keys()].map((key) => key.split('/')[0]))];
    const isEmpty = left.size === 0 && this.files.size > 1;
    return new Set(before.filter((type) => !left.has(type) && (isEmpty || !canList(path.join(this.directory, type)))));
  }

  private readItem(key: string, stamp: string, around: Surroundings, lastGood: Item | null): LoadedFile {
    const [type, alias] = key.split('/') as [TypeKey, string];
    const file = `${key}.yaml`;
    const read = readItemText(this.directory, file);
    if (!('text' in read)) return { stamp, item: lastGood, problems: [{ file, ...read }] };
    const { data, problems } = validateItem(type, alias, read.text, file, around);
    if (data?.draft === true) return { stamp, item: null, problems };
    if (!data || problems.length > 0) return { stamp, item: lastGood, problems };
    return { stamp, item: toItem(type, alias, data), problems };
  }

  private index(): void {
    const lists = new Map<TypeKey, Item[]>();
    this.byId.clear();
    this.byAlias.clear();
    this.crossProblems = [];
    for (const [key, { item }] of this.files) {
      if (!item) continue;
      const twin = this.byId.get(item.id);
      if (twin) {
        this.crossProblems.push({
          file: `${key}.yaml`,
          field: 'contentItemId',
          reason: `与 ${twin.type}/${twin.alias}.yaml 重复`,
        });
        continue;
      }
      this.byId.set(item.id, item);
      this.byAlias.set(key, item);
      const list = lists.get(item.type);
      if (list) list.push(item);
      else lists.set(item.type, [item]);
    }
    this.lists = new Map([...lists].map(([type, list]) => [type, inDefaultOrder(type, list)]));
  }
}

function toItem(type: TypeKey, alias: string, data: Record<string, unknown>): Item {
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
