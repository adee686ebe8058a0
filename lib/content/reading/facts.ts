import type { RawItem } from '../../content-service/envelope';
import { presentOnly } from './client';
import { toItemLinks } from './lists';
import { asText, inner } from './shapes';
import type { NamedValue, Price, VersionLink } from '../types';

/*
 * Readers of the extension fields: a service may lack them, and what it sends
 * may be of any shape, so each gives what can be shown and leaves out the rest.
 */

interface RawNamedValue {
  name?: unknown;
  value?: unknown;
  unit?: unknown;
}

/** Pairs of a name and a value; those without either are left out. */
export function toNamedValues(list: readonly (RawNamedValue | null)[] | null | undefined): NamedValue[] {
  return presentOnly(list)
    .map(({ name, value, unit }) => ({ name: asText(name), value: asText(value), unit: asText(unit) }))
    .filter(({ name, value }) => name && value);
}

/** A price that says what it is; null without band or date. */
export function toPrice(
  raw: { band?: unknown; factors?: unknown; excludes?: unknown; date?: unknown } | null | undefined,
): Price | null {
  const price = {
    band: asText(raw?.band),
    factors: asText(raw?.factors),
    excludes: asText(raw?.excludes),
    date: asText(raw?.date),
  };
  return price.band && price.date ? price : null;
}

interface RawProduct extends RawItem {
  module?: { contentItems?: readonly (RawItem | null)[] | null } | null;
}

/** The picked version with the module that its address is under; null when there is none. */
export function toVersionLink(
  picker: { contentItems?: readonly (RawProduct | null)[] | null } | null | undefined,
): VersionLink | null {
  const raw = presentOnly(picker?.contentItems)[0];
  const [link] = toItemLinks('product', raw ? [raw] : []);
  const owner = presentOnly(raw?.module?.contentItems)[0];
  const moduleAlias = inner(owner?.alias, 'alias');
  return link && moduleAlias ? { ...link, moduleAlias } : null;
}
