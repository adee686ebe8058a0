import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { TYPE_KEYS, type TypeKey } from '../../content-service/content-types';
import { ContentFolder, deriveId } from '../../content-service/folder';
import { readItemText } from '../../content-service/item-file';
import { scanFolder } from '../../content-service/scan-folder';
import { filesRoot, GATED_TYPES, MEDIA_TYPES, mediaRoot } from '../../content-service/served-file';
import { atOnce } from '../../content-service/steps';
import { describeProblem, validateItem } from '../../content-service/validate';
import { fileId } from '../collections/files';
import { writeContentFile } from './content-files';
import { itemDocument, type Names } from './document';

/** The folder has faults, each in a line of its own; nothing has been imported. */
export class FaultyFolder extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

interface ReadItem {
  type: TypeKey;
  alias: string;
  id: string;
  data: Record<string, unknown>;
}

/**
 * Takes a content folder into an empty database.
 * @returns how many items and files there are
 * @throws FaultyFolder before anything has been written
 */
export async function importFolder(payload: Payload, directory: string): Promise<{ items: number; files: number }> {
  const items = readFolder(directory);
  try {
    return await takeIn(payload, directory, items);
  } catch (error) {
    // half of a folder is none: the next start begins anew
    for (const collection of [...TYPE_KEYS, 'media', 'files']) {
      if (payload.collections[collection].config.versions) await payload.db.deleteVersions({ collection, where: {} });
      await payload.db.deleteMany({ collection, where: {} });
    }
    throw error;
  }
}

async function takeIn(payload: Payload, directory: string, items: readonly ReadItem[]) {
  const look = atOnce(scanFolder(directory));
  let files = 0;
  for (const [folder, paths, types] of [
    ['media', look.media, MEDIA_TYPES],
    ['files', look.files, GATED_TYPES],
  ] as const) {
    const root = folder === 'media' ? mediaRoot(directory) : filesRoot(directory);
    for (const file of paths.keys()) {
      const bytes = await readFile(path.join(root, file));
      await writeContentFile(folder, file, bytes);
      const type = types[path.extname(file).toLowerCase()]?.split(';')[0];
      // what the content service does not hand out stays a file
      if (!type || file === 'colours.json') continue;
      const data = { id: fileId(folder, file), path: file, filename: file, mimeType: type, filesize: bytes.length };
      await payload.db.create({ collection: folder, data });
      files += 1;
    }
  }
  const ids = new Map(items.map(({ type, alias, id }) => [`${type}/${alias}`, id]));
  const names: Names = {
    idOf: (collection, name) =>
      collection === 'media' || collection === 'files' ? fileId(collection, name) : ids.get(`${collection}/${name}`),
    nameOf: () => undefined,
  };
  // first a row for each: what they refer to is there, whatever the order
  for (const { type, alias, id, data } of items) {
    const row = { id, alias, displayText: data.displayText, _status: 'draft' };
    await payload.db.create({ collection: type, data: row });
  }
  for (const { type, alias, id, data } of items) {
    const _status = data.draft === true ? 'draft' : 'published';
    const document = { ...itemDocument(type, data, names), alias, _status };
    const context = { isImport: true };
    const options = { collection: type, id, depth: 0, draft: data.draft === true, overrideAccess: true, context };
    await payload
      .update({ ...options, data: document } as Parameters<typeof payload.update>[0])
      .catch((error: unknown) => {
        throw new FaultyFolder([`${type}/${alias}.yaml ${reasonOf(error)}`]);
      });
  }
  return { items: items.length, files };
}

function readFolder(directory: string): ReadItem[] {
  const folder = new ContentFolder(directory);
  if (folder.problems.length > 0) throw new FaultyFolder(folder.problems.map(describeProblem));
  const anything = { hasItem: () => true, hasMedia: () => true, hasFile: () => true };
  return [...atOnce(scanFolder(directory)).stamps.keys()].map((key) => {
    const [type, alias] = key.split('/') as [TypeKey, string];
    const read = readItemText(directory, `${key}.yaml`);
    const data = 'text' in read ? validateItem(type, alias, read.text, `${key}.yaml`, anything).data : null;
    if (!data) throw new FaultyFolder([`${key}.yaml 读着读着变了`]);
    return {
      type,
      alias,
      data,
      id: typeof data.contentItemId === 'string' ? data.contentItemId : deriveId(type, alias),
    };
  });
}

/** What Payload says of each field, in words. */
function reasonOf(error: unknown): string {
  const { data, message } = error as { data?: { errors?: { path: string; message: string }[] }; message?: string };
  const fields = data?.errors?.map((fault) => `${fault.path} ${fault.message}`);
  return fields?.join('；') ?? String(message);
}
