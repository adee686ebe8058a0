import type { ListFilter } from '../../list-filter';

/** The chosen option of each filter that is set, by the filter's name. */
export type Choice = Readonly<Record<string, string>>;

/** What of a list is in the address: the set filters, and the page of numbered lists. */
export interface ListAddress {
  choice: Choice;
  page: number;
}

/** What an address asks of a filter that has no such option. */
export interface UnknownOption {
  label: string;
  value: string;
}

/** An address may ask for anything: more of it is not repeated. */
const MOST = 100;

/** Reads the part of a query that belongs to a list; what does not fit counts as not there, and unknown options are named. */
export function readAddress(
  search: string,
  filters: readonly ListFilter[],
  numbered = false,
): ListAddress & { unknown: UnknownOption[] } {
  const parameters = new URLSearchParams(search);
  const choice: Record<string, string> = {};
  const unknown: UnknownOption[] = [];
  for (const { name, label, options, fixed } of filters) {
    const value = parameters.get(name);
    if (!value || fixed !== undefined) continue;
    if (options.some(({ alias }) => alias === value)) choice[name] = value;
    else unknown.push({ label, value: value.slice(0, MOST) });
  }
  const page = parameters.get('page') ?? '';
  return { choice, page: numbered && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1, unknown };
}

/** The query, without `?`, with the list's part in place of the old one; everything else stays. */
export function writeAddress(search: string, filters: readonly ListFilter[], { choice, page }: ListAddress): string {
  const parameters = new URLSearchParams(search);
  for (const { name } of filters) parameters.delete(name);
  parameters.delete('page');
  for (const [name, alias] of Object.entries(choice)) parameters.set(name, alias);
  if (page > 1) parameters.set('page', String(page));
  return parameters.toString();
}

export function sameAddress(a: ListAddress, b: ListAddress): boolean {
  return a.page === b.page && sameChoice(a.choice, b.choice);
}

export function sameChoice(a: Choice, b: Choice): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The parameters of the list call for what is chosen and fixed; `all` where nothing is. */
export function callParameters(filters: readonly ListFilter[], choice: Choice): Record<string, string> {
  return Object.fromEntries(
    filters.map(({ name, parameter, options, fixed }) => {
      const alias = fixed ?? choice[name];
      return [parameter, options.find((option) => option.alias === alias)?.id ?? 'all'];
    }),
  );
}
