import type { ContentStore } from './content-store';
import { typeKeyOf } from './content-types';

/** Below `/api`: ours beside the contract. */
export const FORMER_ALIASES = 'content/GetFormerAliases';

/** Aliases that published items of a type had before, and whose they were: who has such an address is sent on. */
export function formerAliases(content: ContentStore, parameters: URLSearchParams): Response {
  const type = typeKeyOf(parameters.get('contentType') ?? '');
  if (!type) return Response.json({ message: '没有这种内容类型' }, { status: 400 });
  const list = content
    .list(type)
    .flatMap(({ id, data }) => formerOf(data).map((alias) => ({ alias, contentItemId: id })));
  return Response.json({ data: { list, totalCount: list.length, pageSize: list.length } });
}

const formerOf = ({ formerAliases: names }: Record<string, unknown>) => (Array.isArray(names) ? names.map(String) : []);
