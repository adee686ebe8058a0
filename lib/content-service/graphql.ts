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

type Maybe<T> = T | null | undefined;

/** `ContentWhere` of the contract, as GraphQL has checked it. */
interface Where {
  contentItemId?: Maybe<string>;
  contentItemId_in?: Maybe<readonly string[]>;
  alias?: Maybe<{ alias?: Maybe<string>; alias_in?: Maybe<readonly string[]> }>;
  displayText?: Maybe<string>;
  displayText_contains?: Maybe<string>;
  createdUtc_gte?: Maybe<string>;
  createdUtc_lt?: Maybe<string>;
  publishedUtc_gte?: Maybe<string>;
  publishedUtc_lt?: Maybe<string>;
  AND?: Maybe<readonly Maybe<Where>[]>;
  OR?: Maybe<readonly Maybe<Where>[]>;
  NOT?: Maybe<readonly Maybe<Where>[]>;
}

/** All of a type, or the one that is asked for by name: thirty thousand are not looked through for one. */
function candidates(folder: ContentStore, type: TypeKey, { alias }: Where): readonly Item[] {
  if (alias?.alias == null) return folder.list(type);
  const item = folder.find(type, alias.alias);
  return item ? [item] : [];
}

/** Null entries are ignored, as the content service does; NOT negates the conjunction of its children. */
function matches(item: Item, given: Maybe<Where>): boolean {
  const where = given ?? {};
  const displayText = String(item.data.displayText ?? '');
  const [created, published] = [Date.parse(item.createdUtc), Date.parse(item.publishedUtc)];
  const { alias, AND, OR, NOT } = where;
  return (
    holds(where.contentItemId, (id) => item.id === id) &&
    holds(where.contentItemId_in, (ids) => ids.includes(item.id)) &&
    holds(alias?.alias, (name) => item.alias === name) &&
    holds(alias?.alias_in, (names) => names.includes(item.alias)) &&
    holds(where.displayText, (text) => displayText === text) &&
    holds(where.displayText_contains, (text) => displayText.includes(text)) &&
    holds(where.createdUtc_gte, (time) => created >= Date.parse(time)) &&
    holds(where.createdUtc_lt, (time) => created < Date.parse(time)) &&
    holds(where.publishedUtc_gte, (time) => published >= Date.parse(time)) &&
    holds(where.publishedUtc_lt, (time) => published < Date.parse(time)) &&
    holds(AND, (parts) => parts.every((part) => matches(item, part))) &&
    holds(OR, (parts) => parts.some((part) => matches(item, part))) &&
    holds(NOT, (parts) => !parts.every((part) => matches(item, part)))
  );
}

const holds = <T>(value: Maybe<T>, isMet: (value: T) => boolean) => value == null || isMet(value);

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
