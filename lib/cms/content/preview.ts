import type { Payload } from 'payload';
import { contentType, type TypeKey } from '../../content-service/content-types';
import { env } from '../../env';
import { previewAddress } from '../../http/preview-address';
import { itemPath } from '../../paths';

/** Where the first of the sites shows an item's draft; null where it has no page, or nobody could tell the site. */
export async function previewOf(
  type: TypeKey,
  document: Record<string, unknown>,
  payload: Payload,
): Promise<string | null> {
  const [site] = env.cmsSites;
  if (!site || !env.revalidateSecret || !document.id || !document.alias) return null;
  const { hasAlias, parent, fields } = contentType(type);
  const above = parent ? fields[parent].target : undefined;
  const alias = hasAlias ? String(document.alias) : String(document.id);
  const parentAlias = above && parent ? await aliasOf(payload, above, document[parent]) : undefined;
  const page = itemPath(type, { alias, parentAlias });
  return page && site + previewAddress(page, env.revalidateSecret);
}

/** @param reference as it is stored, or read with it */
async function aliasOf(payload: Payload, collection: string, reference: unknown): Promise<string | undefined> {
  if (!reference) return undefined;
  const id = typeof reference === 'object' ? (reference as { id: string }).id : String(reference);
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });
  return (found as { alias?: string } | null)?.alias;
}
