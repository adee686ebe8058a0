import 'server-only';
import { contentType } from '../content-service/content-types';
import { FORMER_ALIASES } from '../content-service/former-aliases';
import { isAlias, isItemId } from '../item-names';
import { isRecord } from '../is-record';
import { processWide } from '../process-wide';
import { keptNames, type AddressedType, type KnownItem } from './known-items';
import { ContentError } from './reading/content-error';
import { fetchCall } from './reading/client';
import { showsDrafts } from './reading/drafts';

/** A service that does not answer the call, which is not part of the contract, is not asked for so long. */
const REFUSED_MS = 300_000;

const service = processWide('former-aliases', () => ({ refusedUntil: 0 }));

/**
 * Whose alias a name was before it was changed in the CMS: asked for only when no item has it now.
 * @returns its contentItemId; null where none had it
 * @throws ContentError when the content service gives no answer
 */
export async function formerOwner(type: AddressedType, name: string): Promise<string | null> {
  // drafts have no address that anybody else has been given
  if (!isAlias(name) || Date.now() < service.refusedUntil || (await showsDrafts())) return null;
  const owner = await keptNames(type, 'former', () => readFormer(type)).find(name);
  return owner && owner.alias === name ? owner.id : null;
}

async function readFormer(type: AddressedType): Promise<KnownItem[]> {
  try {
    const body = await fetchCall(FORMER_ALIASES, { contentType: contentType(type).typeName });
    const list: unknown = isRecord(body) && isRecord(body.data) ? body.data.list : undefined;
    if (!Array.isArray(list)) throw new Error('没有 data.list');
    return list.flatMap((entry: unknown) => {
      const { alias = '', contentItemId = '' } = isRecord(entry) ? entry : {};
      const isUsable = isAlias(String(alias)) && isItemId(String(contentItemId));
      return isUsable ? [{ id: String(contentItemId), alias: String(alias) }] : [];
    });
  } catch (error) {
    // no answer at all says nothing: then the page decides
    if (error instanceof ContentError && error.status === undefined) throw error;
    service.refusedUntil = Date.now() + REFUSED_MS;
    return [];
  }
}
