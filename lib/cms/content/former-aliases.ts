import type { CollectionBeforeChangeHook } from 'payload';
import { joinAliases, splitAliases } from './document';

/** What an item was called when it was last published, too: whoever has that address is sent on to the new one. */
export const keepFormerAlias: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'published' || req.context.isImport) return data;
  const { id } = originalDoc as { id: string };
  const options = { collection: collection.slug, id, depth: 0, draft: false, overrideAccess: true } as const;
  const shown = await req.payload.findByID({ ...options, disableErrors: true, trash: true, req });
  const { alias, formerAliases, _status } = (shown ?? {}) as Record<string, string | null | undefined>;
  const before = [...splitAliases(formerAliases), ...(_status === 'published' && alias ? [alias] : [])];
  const names = [...new Set(before)].filter((name) => name !== data.alias);
  return { ...data, formerAliases: joinAliases(names) };
};
