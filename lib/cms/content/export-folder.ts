import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { stringify } from 'yaml';
import { TYPE_KEYS } from '../../content-service/content-types';
import { ContentFolder, deriveId } from '../../content-service/folder';
import type { Problem } from '../../content-service/validate';
import { contentDirectory } from './content-files';
import { itemData, type Names } from './document';
import { documentsOf } from './published';

/**
 * Writes what is published, and what has never been as drafts, as a content folder; it is there when it is whole.
 * @returns how many items, and what the content service would not take of it
 */
export async function exportFolder(payload: Payload, target: string): Promise<{ items: number; problems: Problem[] }> {
  const draft = `${target}.part`;
  await mkdir(draft, { recursive: true });
  const known = new Map<string, string>();
  const names: Names = { nameOf: (collection, id) => known.get(`${collection}/${id}`), idOf: () => undefined };
  const collections = await Promise.all(
    [...TYPE_KEYS, 'media', 'files'].map(
      async (collection) => [collection, await latestOf(payload, collection)] as const,
    ),
  );
  for (const [collection, documents] of collections)
    for (const { id, path: place, alias } of documents) known.set(`${collection}/${id}`, String(place ?? alias));
  let items = 0;
  for (const type of TYPE_KEYS) {
    await mkdir(path.join(draft, type));
    for (const document of collections.find(([collection]) => collection === type)![1]) {
      const alias = String(document.alias);
      const data = {
        ...(document.id === deriveId(type, alias) ? {} : { contentItemId: document.id }),
        ...itemData(type, document, names),
        ...(document._status === 'draft' ? { draft: true } : {}),
      };
      await writeFile(path.join(draft, type, `${alias}.yaml`), stringify(data, { lineWidth: 0 }));
      items += 1;
    }
  }
  for (const folder of ['media', 'files'])
    await cp(path.join(contentDirectory(), folder), path.join(draft, folder), { recursive: true });
  await rename(draft, target);
  return { items, problems: new ContentFolder(target).problems };
}

/** Published as it is; what has never been, as it was last written. */
async function latestOf(payload: Payload, collection: string) {
  const documents = await documentsOf(payload, collection);
  if (documents.every(({ _status }) => _status !== 'draft')) return documents;
  const drafts = new Map((await documentsOf(payload, collection, true)).map((document) => [document.id, document]));
  return documents.map((document) => (document._status === 'draft' ? (drafts.get(document.id) ?? document) : document));
}
