import 'server-only';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getLinks } from '../content/links';
import type { ItemLink } from '../content/types';
import { paths, type Scope } from '../paths';
import { pageMetadata } from './metadata';
import { prerendered } from './static-params';

/** What stands in the address of a scoped list: alias of the scope, then its contentItemId. */
export interface ScopeAddress {
  alias: string;
  id: string;
}

/** The domain, module or solution a list is limited to. */
export async function getScope(scope: Scope, alias: string): Promise<ItemLink | undefined> {
  return (await getLinks(scope)).find((link) => link.alias === alias);
}

/**
 * The scope of an address: the id must be the scope's own; its alias in that
 * place leads there, anything else is a 404.
 */
export function settleScope(link: ItemLink | undefined, id: string, path: (id: string) => string): ItemLink {
  if (!link || (link.id !== id && link.alias !== id)) notFound();
  if (link.id !== id) permanentRedirect(path(link.id));
  return link;
}

export async function scopeParams(scope: Scope): Promise<ScopeAddress[]> {
  const links = await getLinks(scope);
  return prerendered(
    links.map(({ alias, id }) => ({ alias, id })),
    { alias: 'none', id: 'none' },
  );
}

export async function scopedCasesMetadata(scope: Scope, { alias, id }: ScopeAddress): Promise<Metadata> {
  const link = await getScope(scope, alias);
  if (!link) return {};
  const title = `${link.title}的案例`;
  const description = `用在${link.title}里的案例：问题、设计、人数与结果。`;
  return pageMetadata({ title, description, path: paths.scopedCases(scope, alias, id) });
}

/** Labs of one domain. */
export async function scopedLabsMetadata({ alias, id }: ScopeAddress): Promise<Metadata> {
  const link = await getScope('domain', alias);
  if (!link) return {};
  const title = `${link.title}的实验室`;
  const description = `${link.title}领域建成的实验室：谁的、配了什么、做出了什么。`;
  return pageMetadata({ title, description, path: paths.scopedLabs(alias, id) });
}
