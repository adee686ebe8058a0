import type { CollectionBeforeChangeHook } from 'payload';
import { typeKeyOf } from '../../content-service/content-types';
import type { CmsContent } from './published';

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
  // one after the other, with a space between
  const before = [...(formerAliases ?? '').split(' '), _status === 'published' ? alias : ''];
  const names = [...new Set(before)].filter((name) => name && name !== data.alias);
  return { ...data, formerAliases: names.join(' ') };
};

/** Answers `content/GetFormerAliases`: aliases that items of a type had before, and whose they were. */
export function formerAliases(content: CmsContent, parameters: URLSearchParams): Response {
  const type = typeKeyOf(parameters.get('contentType') ?? '');
  if (!type) return Response.json({ message: '没有这种内容类型' }, { status: 400 });
  const list = content.formerAliases(type);
  return Response.json({ data: { list, totalCount: list.length, pageSize: list.length } });
}
