import 'server-only';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getLinks } from '../content/links';
import type { ItemLink } from '../content/types';
import type { Scope } from '../paths';
import { scopedCasesPage, scopedLabsPage } from '../seo/fixed-pages';
import { pageMetadata } from '../seo/metadata';
import { prerendered } from './static-params';

/** What is in the address of a scoped list: alias of the scope, then its contentItemId. */
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

export async function scopedCasesMetadata(scope: Scope, { alias }: ScopeAddress): Promise<Metadata> {
  const link = await getScope(scope, alias);
  return link ? pageMetadata(scopedCasesPage(scope, link)) : {};
}

/** Labs of one domain. */
export async function scopedLabsMetadata({ alias }: ScopeAddress): Promise<Metadata> {
  const link = await getScope('domain', alias);
  return link ? pageMetadata(scopedLabsPage(link)) : {};
}
