import { LIST_CALLS as SOURCES } from '@/graphql/generated/content/types';
import type { ListCallSource } from './content-type';
import { nodeOf } from './answers';
import type { ContentStore } from './content-store';
import type { Item } from './item';
import { contentType, fieldsOf, TYPE_KEYS, typeKeyOf, type TypeKey } from './content-types';
import { inDefaultOrder, ordered, orderValue } from './order';
import { filterId, ParameterError, readPaging, type Paging } from './parameters';

/** The answer to a list call before paging: the matching items, in order. */
type List = readonly Item[];

interface ListCall {
  /** page size when the caller names none */
  pageSize: number;
  /** its parameters beside the two of every call */
  own: readonly string[];
  /** Looks at the call's own parameters, without any content. @throws ParameterError */
  check?(parameters: URLSearchParams): void;
  list(folder: ContentStore, parameters: URLSearchParams): List;
}

/** Every list call that a content service answers, by its path below /api. */
export const LIST_CALLS: Record<string, ListCall> = {
  'content/GetContentItem': {
    pageSize: 9,
    own: ['contentType', 'orderColumn', 'isAsc'],
    check: readContentList,
    list: listContentItems,
  },
  'trainingcourse/GetByLatest': { pageSize: 100, own: [], list: (folder) => latestTrainings(folder) },
  ...Object.fromEntries(Object.entries(SOURCES).map(([name, source]) => [name, described(name, source)])),
};

/**
 * Answers a list call.
 * @returns the page with its totals, in the envelope `{ data: { list, totalCount, pageSize } }`
 * @throws ParameterError when a parameter cannot be understood
 */
export function runListCall(folder: ContentStore, call: ListCall, parameters: URLSearchParams): unknown {
  const { page, pageSize } = checkParameters(call, parameters);
  const all = call.list(folder, parameters);
  const list = all.slice((page - 1) * pageSize, page * pageSize).map((item) => listItem(folder, item));
  return { data: { list, totalCount: all.length, pageSize } };
}

/**
 * The checks that need no content: they run before the content service is asked, in either mode.
 * @throws ParameterError
 */
export function checkParameters(call: ListCall, parameters: URLSearchParams): Paging {
  const paging = readPaging(parameters, call.pageSize);
  call.check?.(parameters);
  return paging;
}

/** What a call is asked for: parameters that it does not know make no other question of it. */
export function ownParameters({ own }: ListCall, parameters: URLSearchParams): Record<string, string> {
  const names = ['page', 'pageSize', ...own];
  return Object.fromEntries([...parameters].filter(([name]) => names.includes(name)));
}

/** What every list item has beside its card, whatever its type; null where the type lacks it. */
const NORMALISED = [
  'contentItemId', 'displayText', 'name', 'subTitle', 'introduction', 'description', 'details', 'customerName',
  'parameter', 'linkUrl', 'sortNum', 'image', 'icon',
]; // prettier-ignore

function listFields(type: TypeKey): string[] {
  const cards = Object.entries(fieldsOf(type)).filter(([, { card }]) => card);
  return [...new Set([...NORMALISED, ...cards.map(([name, { answerName = name }]) => answerName)])];
}

/** How the item's picture fills its place (CSS `object-fit`): a photograph is cut, a mark is shown whole. */
const fitOf = ({ type }: Item) => (type === 'customer' ? 'contain' : 'cover');

function listItem(folder: ContentStore, item: Item): Record<string, unknown> {
  const node = nodeOf(folder, item);
  const answer: Record<string, unknown> = {
    contentType: contentType(item.type).typeName,
    alias: item.alias,
    objectFit: fitOf(item),
  };
  for (const field of listFields(item.type)) {
    const value = node.read(field);
    // in lists these texts are strings, whatever shape the query gives them
    answer[field] = value !== null && typeof value === 'object' && 'html' in value ? value.html : value;
  }
  return answer;
}

/** The call that fields of the description are for. */
function described(name: string, source: ListCallSource<TypeKey>): ListCall {
  const { type, pageSize, filters = [], picked } = source;
  if (picked)
    return { pageSize, own: [picked.by], list: (folder, parameters) => listPicked(folder, type, picked, parameters) };
  return {
    pageSize,
    own: filters.map(({ by }) => by),
    list: (folder, parameters) =>
      filters.reduce<List>(
        (items, { field, by }) => referring(folder, items, field, filterId(parameters, by)),
        name === 'trainingcourse/GetByCourseThemeId' ? pastTrainings(folder) : folder.list(type),
      ),
  };
}

function referring(folder: ContentStore, items: List, field: string, id: string | null): List {
  if (id === null) return items;
  const target = folder.findById(id);
  // things of different types may share an alias
  if (!target || !items[0] || target.type !== fieldsOf(items[0].type)[field].target) return [];
  return items.filter((item) => {
    const value = item.data[field];
    return Array.isArray(value) ? value.includes(target.alias) : value === target.alias;
  });
}

/** The items that the owner with the given contentItemId refers to, in their type's order. */
function listPicked(
  folder: ContentStore,
  type: TypeKey,
  { owner, field, by }: NonNullable<ListCallSource<TypeKey>['picked']>,
  parameters: URLSearchParams,
): List {
  const id = filterId(parameters, by);
  if (id === null) return folder.list(type);
  const item = folder.findById(id);
  const aliases = item?.type === owner ? item.data[field] : undefined;
  if (!Array.isArray(aliases)) return [];
  const found = aliases.map((alias) => folder.find(type, String(alias))).filter((one) => one !== undefined);
  return inDefaultOrder(type, found);
}

const ORDER_COLUMNS = { PublishedUtc: 'publishedUtc', CreatedUtc: 'createdUtc', SortNum: 'sortNum' } as const;
type OrderField = (typeof ORDER_COLUMNS)[keyof typeof ORDER_COLUMNS];

/** @throws ParameterError */
function readContentList(parameters: URLSearchParams): {
  type: TypeKey;
  field: OrderField | null;
  ascending: boolean;
} {
  const type = typeKeyOf(parameters.get('contentType') ?? '');
  if (!type) {
    const known = TYPE_KEYS.map((key) => contentType(key).typeName).join('、');
    throw new ParameterError(`参数 contentType 应当是下列之一：${known}`);
  }
  const column = parameters.get('orderColumn');
  if (column && !Object.hasOwn(ORDER_COLUMNS, column)) {
    throw new ParameterError(`参数 orderColumn 应当是下列之一：${Object.keys(ORDER_COLUMNS).join('、')}`);
  }
  const isAsc = parameters.get('isAsc') || 'true';
  if (!/^(true|false)$/i.test(isAsc)) throw new ParameterError('参数 isAsc 应当是 true 或 false');
  const field = column ? ORDER_COLUMNS[column as keyof typeof ORDER_COLUMNS] : null;
  return { type, field, ascending: isAsc.toLowerCase() === 'true' };
}

function listContentItems(folder: ContentStore, parameters: URLSearchParams): List {
  const { type, field, ascending } = readContentList(parameters);
  if (!field) return folder.list(type);
  return ordered(folder.list(type), field, ascending);
}

/** The history: every course that is not among the latest. */
function pastTrainings(folder: ContentStore): List {
  const latest = new Set(latestTrainings(folder));
  return folder.list('training').filter((item) => !latest.has(item));
}

/** Courses that start today (in Beijing) or later, soonest first; when none, the newest three. */
export function latestTrainings(folder: ContentStore, now = Date.now()): List {
  const beijing = 8 * 3_600_000;
  const day = 86_400_000;
  const today = Math.floor((now + beijing) / day) * day - beijing;
  const newestFirst = folder.list('training');
  const coming = newestFirst.filter((item) => Number(orderValue(item, 'startTime')) >= today).reverse();
  return coming.length > 0 ? coming : newestFirst.slice(0, 3);
}
