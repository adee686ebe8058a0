import 'server-only';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getDomains } from '../content/domain';
import { getModules } from '../content/module';
import { getSolutions } from '../content/solution';
import type { Card } from '../content/types';
import { paths, type Scope } from '../paths';
import { pageMetadata } from './metadata';
import { prerendered } from './static-params';

/** What stands in the address of a scoped list: alias of the scope, then its contentItemId. */
export interface ScopeAddress {
  alias: string;
  id: string;
}

const SCOPES: Record<Scope, () => Promise<Card[]>> = { domain: getDomains, module: getModules, solution: getSolutions };

/** The domain, module or solution a list is limited to. */
export async function getScope(scope: Scope, alias: string): Promise<Card | undefined> {
  return (await SCOPES[scope]()).find((card) => card.alias === alias);
}

/**
 * The scope of an address: the id must be the scope's own; its alias in that
 * place leads there, anything else is a 404.
 */
export function settleScope(card: Card | undefined, id: string, path: (id: string) => string): Card {
  if (!card || (card.id !== id && card.alias !== id)) notFound();
  if (card.id !== id) permanentRedirect(path(card.id));
  return card;
}

export async function scopeParams(scope: Scope): Promise<ScopeAddress[]> {
  const cards = await SCOPES[scope]();
  return prerendered(
    cards.map(({ alias, id }) => ({ alias, id })),
    { alias: 'none', id: 'none' },
  );
}

export async function scopedCasesMetadata(scope: Scope, { alias, id }: ScopeAddress): Promise<Metadata> {
  const card = await getScope(scope, alias);
  if (!card) return {};
  const title = `${card.title}的案例`;
  const description = `用在${card.title}里的案例：问题、设计、人数与结果。`;
  return pageMetadata({ title, description, path: paths.scopedCases(scope, alias, id) });
}

/** Labs of one domain. */
export async function scopedLabsMetadata({ alias, id }: ScopeAddress): Promise<Metadata> {
  const card = await getScope('domain', alias);
  if (!card) return {};
  const title = `${card.title}的实验室`;
  const description = `${card.title}领域建成的实验室：谁的、配了什么、做出了什么。`;
  return pageMetadata({ title, description, path: paths.scopedLabs(alias, id) });
}
