import { execute, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { nodeOf, Node } from './answers';
import { CheckedQueries, checkQuery } from './checked-queries';
import type { ContentStore } from './content-store';
import type { Item } from './item';
import { isRecord } from '../is-record';
import { TYPE_KEYS, contentType, type TypeKey } from './content-types';
import { ordered, type OrderField } from './order';

const DEFAULT_FIRST = 100;

/** What a query is run over, and for whom. */
export interface QueryContext {
  folder: ContentStore;
  caller: Caller;
}

export interface GraphQLAnswer {
  status: number;
  body: unknown;
}

/**
 * Runs a query over the items.
 * @returns 200 with `data`, or 400 with GraphQL `errors`, as the content service answers
 */
export async function runGraphQL(
  schema: GraphQLSchema,
  context: QueryContext,
  source: string,
  variables: Record<string, unknown> | undefined,
  operationName: string | undefined,
): Promise<GraphQLAnswer> {
  // what strangers write is not kept: it never ends
  const checked = context.caller === 'site' ? knownQueries(schema).get(source) : checkQuery(schema, source);
  if ('errors' in checked) return { status: 400, body: { errors: checked.errors } };
  const result = await execute({
    schema,
    document: checked.document,
    contextValue: context,
    variableValues: variables,
    operationName,
    fieldResolver: resolveField,
  });
  return { status: result.errors ? 400 : 200, body: result };
}

const known = new WeakMap<GraphQLSchema, CheckedQueries>();

function knownQueries(schema: GraphQLSchema): CheckedQueries {
  let queries = known.get(schema);
  if (!queries) known.set(schema, (queries = new CheckedQueries(schema)));
  return queries;
}

const resolveField: GraphQLFieldResolver<unknown, QueryContext> = (source, args, { folder, caller }, info) => {
  if (info.parentType.name === 'Query') return resolveRoot(info.fieldName, args, folder);
  if (source instanceof Node) {
    if (caller === 'public' && source.isGated(info.fieldName)) return { urls: [], paths: [] };
    return source.read(info.fieldName);
  }
  return isRecord(source) ? source[info.fieldName] : null;
};

interface RootArguments {
  where?: Where | null;
  orderBy?: Record<string, 'ASC' | 'DESC'> | null;
  first?: number | null;
  skip?: number | null;
  status?: string | null;
}

function resolveRoot(field: string, args: RootArguments, folder: ContentStore): unknown {
  const take = <T>(list: readonly T[]) => {
    const skip = Math.max(0, args.skip ?? 0);
    return list.slice(skip, skip + (Math.max(0, args.first ?? 0) || DEFAULT_FIRST));
  };
  const type = TYPE_KEYS.find((key) => contentType(key).root === field);
  // drafts are never served, so every status but PUBLISHED finds nothing
  if (!type || (args.status ?? 'PUBLISHED') !== 'PUBLISHED') return [];
  const where = args.where;
  const found = where ? candidates(folder, type, where).filter((item) => matches(item, where)) : folder.list(type);
  return take(order(found, args.orderBy)).map((item) => nodeOf(folder, item));
}

type Where = Partial<Record<string, unknown>>;

/** All of a type, or the one that is asked for by name: thirty thousand are not looked through for one. */
function candidates(folder: ContentStore, type: TypeKey, { alias }: Where): readonly Item[] {
  const name = (alias as { alias?: string | null } | null | undefined)?.alias;
  if (name == null) return folder.list(type);
  const item = folder.find(type, name);
  return item ? [item] : [];
}

/** Null entries are ignored, as the content service does; NOT negates the conjunction of its children. */
function matches(item: Item, where: Where | null): boolean {
  const displayText = String(item.data.displayText ?? '');
  return Object.entries(where ?? {}).every(([key, value]) => {
    if (value === null || value === undefined) return true;
    switch (key) {
      case 'contentItemId':
        return item.id === value;
      case 'contentItemId_in':
        return (value as string[]).includes(item.id);
      case 'alias': {
        const { alias, alias_in: aliases } = value as { alias?: string | null; alias_in?: string[] | null };
        return (alias == null || item.alias === alias) && (aliases == null || aliases.includes(item.alias));
      }
      case 'displayText':
        return displayText === value;
      case 'displayText_contains':
        return displayText.includes(String(value));
      case 'createdUtc_gte':
        return Date.parse(item.createdUtc) >= Date.parse(String(value));
      case 'createdUtc_lt':
        return Date.parse(item.createdUtc) < Date.parse(String(value));
      case 'publishedUtc_gte':
        return Date.parse(item.publishedUtc) >= Date.parse(String(value));
      case 'publishedUtc_lt':
        return Date.parse(item.publishedUtc) < Date.parse(String(value));
      case 'AND':
        return (value as Where[]).every((part) => matches(item, part));
      case 'OR':
        return (value as Where[]).some((part) => matches(item, part));
      case 'NOT':
        return !(value as Where[]).every((part) => matches(item, part));
      default:
        return true;
    }
  });
}

function order(items: readonly Item[], orderBy: RootArguments['orderBy']): readonly Item[] {
  const [key, direction] = Object.entries(orderBy ?? {}).find(([, value]) => value) ?? [];
  if (!key) return items;
  return ordered(items, key as OrderField, direction === 'ASC');
}

/**
 * Who asks: the site itself (and sites that hold its token), or anybody at its public interfaces,
 * who learns nothing of the files behind the gate.
 */
export type Caller = 'site' | 'public';
