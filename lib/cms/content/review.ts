import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { TYPE_KEYS, type TypeKey } from '../../content-service/content-types';
import type { CmsDocument } from './published';

/** What is published has been looked at. */
export const endReview: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published' ? { ...data, awaitsReview: false } : data;

export interface Awaiting {
  type: TypeKey;
  id: string;
  name: string;
  /** when it was last written */
  updatedAt: string;
}

/** Every draft that an author has sent for review, the one that has waited longest first. */
export async function awaitingReview(req: PayloadRequest): Promise<Awaiting[]> {
  const found = await Promise.all(
    TYPE_KEYS.map(async (type) => {
      const where = { awaitsReview: { equals: true } };
      const options = { collection: type, where, draft: true, depth: 0, pagination: false, limit: 0 } as const;
      const { docs } = await req.payload.find({ ...options, overrideAccess: false, req });
      return (docs as unknown as CmsDocument[]).map(({ id, displayText, updatedAt = '' }) => ({
        type,
        id,
        name: String(displayText),
        updatedAt,
      }));
    }),
  );
  return found.flat().sort((one, other) => one.updatedAt.localeCompare(other.updatedAt));
}
