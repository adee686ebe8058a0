import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { CONTENT_TYPES, TYPE_KEYS } from '../../content-service/content-types';
import { documentsOf } from './published';
import { refusal } from './refusal';

const MOST_NAMED = 5;

/** What others refer to is not deleted: they are named instead. */
export const keepReferenced: CollectionBeforeDeleteHook = ({ id, req }) => refuseReferenced(id, req);

/** The trash is where deleting begins. */
export const keepReferencedFromTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as { id: string; deletedAt?: string | null } | undefined;
  if (before && data.deletedAt && !before.deletedAt) await refuseReferenced(before.id, req);
  return data;
};

async function refuseReferenced(id: string | number, req: PayloadRequest): Promise<void> {
  const named: string[] = [];
  for (const type of TYPE_KEYS)
    for (const draft of [false, true])
      for (const document of await documentsOf(req.payload, type, draft)) {
        const { id: own, ...fields } = document;
        if (own !== id && JSON.stringify(fields).includes(`"${String(id)}"`))
          named.push(`${CONTENT_TYPES[type].label}“${String(document.displayText)}”`);
      }
  const all = [...new Set(named)];
  if (all.length === 0) return;
  const rest = all.length > MOST_NAMED ? `等 ${all.length} 处` : '';
  throw refusal(`还有条目用着它：${all.slice(0, MOST_NAMED).join('、')}${rest}`, 409);
}
