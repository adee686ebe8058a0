import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Payload } from 'payload';
import { changeBetween, type Change } from '../../content-service/changes';
import type { ContentStore } from '../../content-service/content-store';
import { TYPE_KEYS, type TypeKey } from '../../content-service/content-types';
import { toItem } from '../../content-service/folder';
import type { Item } from '../../content-service/item';
import { indexItems, NO_ITEMS } from '../../content-service/item-index';
import { readColours } from '../../content-service/media-colours';
import { versionOf } from '../../content-service/media-version';
import { mediaRoot } from '../../content-service/served-file';
import { atOnce } from '../../content-service/steps';
import { processWide } from '../../process-wide';
import { withVersion } from '../../versioned-name';
import { contentDirectory } from './content-files';
import { itemData, type Names } from './document';

export type CmsDocument = Record<string, unknown> & { id: string; updatedAt?: string; _status?: string };

/** A hook runs before the change is committed: it is looked for after each of these times. */
const LOOKS_MS = [0, 50, 200, 1_000, 3_000];

/**
 * The documents of Payload, published ones or each as it was last written, in the shape that the content service
 * answers from. Read whole once; then what hooks name is read again.
 */
class CmsContent implements ContentStore {
  readonly directory = contentDirectory();
  /** by `collection/id`: every document that is published */
  private documents = new Map<string, CmsDocument>();
  /** alias or path of every document, published or not, by `collection/id` */
  private names = new Map<string, string>();
  private items = new Map<string, Item>();
  private index = NO_ITEMS;
  private colours = new Map<string, string>();
  private reading: Promise<void> | undefined;
  private work: Promise<unknown> = Promise.resolve();
  private payload: Payload | undefined;
  /** @param isDraft as they were last written, published or not */
  constructor(private readonly isDraft: boolean) {}

  /** is told of every change that can be seen */
  onChanges: (changes: Change[]) => void = () => {};

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
    const version = versionOf(path.join(/*turbopackIgnore: true*/ mediaRoot(this.directory), picture));
    return `/media/${version ? withVersion(picture, version) : picture}`;
  }

  /** Reads everything, once; fails as long as the database does. */
  read(payload: Payload): Promise<void> {
    this.payload = payload;
    this.reading ??= this.readAll(payload).catch((error: unknown) => {
      this.reading = undefined;
      throw error;
    });
    return this.reading;
  }

  private async readAll(payload: Payload): Promise<void> {
    const all = await Promise.all(
      [...TYPE_KEYS, 'media', 'files'].map(
        async (collection) => [collection, await documentsOf(payload, collection, this.isDraft)] as const,
      ),
    );
    for (const [collection, documents] of all)
      for (const document of documents) this.take(collection, document.id, document);
    this.settle();
  }

  /** What a hook says has changed; seen as soon as it is committed. */
  noticed(collection: string, { id, updatedAt }: { id: string; updatedAt?: string }): void {
    // nothing has been read: it will be, with this
    if (!this.reading || !this.payload) return;
    const payload = this.payload;
    this.work = this.work
      .then(() => this.readAgain(payload, collection, id, updatedAt))
      .catch((error: unknown) => {
        payload.logger.error({ err: error, msg: `[content] ${collection}/${id}` });
        // everything is read anew by the next who asks
        this.reading = undefined;
      });
  }

  private async readAgain(payload: Payload, collection: string, id: string, updatedAt?: string): Promise<void> {
    const before = this.documents.get(`${collection}/${id}`);
    for (const pause of LOOKS_MS) {
      if (pause > 0) await rest(pause);
      const document = await documentOf(payload, collection, id, this.isDraft);
      const isSeen = updatedAt ? document?.updatedAt === updatedAt : !document;
      this.take(collection, id, document);
      if (isSeen || document?.updatedAt !== before?.updatedAt) break;
    }
    const changes = this.settle(collection === 'media' ? id : undefined);
    if (changes.length > 0) this.onChanges(changes);
  }

  private take(collection: string, id: string, document: CmsDocument | undefined): void {
    const key = `${collection}/${id}`;
    const name = document?.path ?? document?.alias;
    if (typeof name === 'string') this.names.set(key, name);
    else this.names.delete(key);
    const isShown = this.isDraft || (document?._status ?? 'published') === 'published';
    if (document && isShown) this.documents.set(key, document);
    else this.documents.delete(key);
  }

  /** Makes items of the documents; one that is as before stays the same object. */
  private settle(replacedMedium?: string): Change[] {
    this.colours = readColours(this.directory);
    const names: Names = { nameOf: (collection, id) => this.names.get(`${collection}/${id}`), idOf: () => undefined };
    const replaced = replacedMedium && this.names.get(`media/${replacedMedium}`);
    const items = new Map<string, Item>();
    const changes: Change[] = [];
    for (const [key, document] of this.documents) {
      const type = key.slice(0, key.indexOf('/')) as TypeKey;
      if (!TYPE_KEYS.includes(type)) continue;
      const data = itemData(type, document, names);
      const item = toItem(type, String(document.alias), { ...data, contentItemId: document.id });
      item.data = data;
      const last = this.items.get(key);
      const change = changeBetween(last ?? null, item);
      const isAnother = last?.alias !== item.alias;
      const shows = replaced ? Object.keys(data).filter((field) => JSON.stringify(data[field]).includes(replaced)) : [];
      items.set(key, change || isAnother || shows.length > 0 ? item : last!);
      // its address is no field: whatever else has changed is said with it
      if (isAnother) changes.push({ type, alias: item.alias, id: item.id });
      else if (change) changes.push(change);
      else if (shows.length > 0) changes.push({ type, alias: item.alias, id: item.id, fields: shows });
    }
    for (const [key, { type, alias, id }] of this.items) if (!items.has(key)) changes.push({ type, alias, id });
    this.items = items;
    const byAlias = [...items.values()].map((item): [string, { item: Item }] => [
      `${item.type}/${item.alias}`,
      { item },
    ]);
    this.index = atOnce(indexItems(byAlias, this.index));
    return changes;
  }
}

/** One of each for the process: hooks, pages and interfaces are bundled apart. */
export const publishedContent = () => processWide('published-content', () => new CmsContent(false));
/** What previews show; read when somebody first looks at one. */
export const draftContent = () => processWide('draft-content', () => new CmsContent(true));

/** What a hook says has changed. */
export function noticed(collection: string, change: { id: string; updatedAt?: string }): void {
  for (const content of [publishedContent(), draftContent()]) content.noticed(collection, change);
}

const READ = { depth: 0, overrideAccess: true, draft: false } as const;

/** @param draft as they were last written, published or not */
export async function documentsOf(payload: Payload, collection: string, draft = false): Promise<CmsDocument[]> {
  const found = await payload.find({ collection, pagination: false, limit: 0, ...READ, draft });
  return found.docs as unknown as CmsDocument[];
}

async function documentOf(
  payload: Payload,
  collection: string,
  id: string,
  draft: boolean,
): Promise<CmsDocument | undefined> {
  const found = await payload.findByID({ collection, id, disableErrors: true, ...READ, draft });
  return (found ?? undefined) as unknown as CmsDocument | undefined;
}
