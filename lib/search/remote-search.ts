import 'server-only';
import { fetchCall } from '../content/reading/client';
import { mediaPaths, WITH_ABSTRACT } from '../content/reading/shapes';
import { mediaUrl } from '../content/reading/pictures';
import { readListPage } from '../content-service/envelope';
import { isRecord } from '../is-record';
import { SUGGESTION_COUNT } from '../constants';
import type { ListAnswer, ListQuestion, TypeEntry } from './results';
import { searchedType, SEARCHED } from './document';
import { markedRanges } from './highlight';
import { asHtml } from '../html';
import { plainText } from '../html-words';
import { parseQuery } from './query';
import type { Suggestions } from './results';
import { toSearchResultItem } from './search-result-item';

/* A remote content service that answers the two search calls itself: its items, with our marks. */

/** @throws ContentError */
export async function remoteTypes(text: string): Promise<TypeEntry[]> {
  const body = await fetchCall('query/GetTypeAll', { search: text });
  const types =
    isRecord(body) && isRecord(body.data) && !Array.isArray(body.data)
      ? body.data.data
      : isRecord(body)
        ? body.data
        : body;
  return (Array.isArray(types) ? types : []).filter(isRecord).map(({ name, displayName, count }) => {
    const type = searchedType(String(name));
    return {
      name: String(name ?? ''),
      displayName: String(displayName ?? (type ? SEARCHED[type].label : name)),
      count: typeof count === 'number' ? count : 0,
    };
  });
}

/** @throws ContentError */
export async function remoteList({ text, types, page, pageSize }: ListQuestion): Promise<ListAnswer> {
  const parameters = { strTypes: JSON.stringify(types), search: text, page, pageSize };
  const {
    list,
    totalCount,
    pageSize: given,
  } = readListPage(await fetchCall('query/GetListByType', parameters), pageSize);
  const concepts = parseQuery(text);
  const marked = list.map((item) => {
    const title = String(item.DisplayText ?? '');
    const customerName = String(item.customerName ?? '');
    const excerpt = excerptOf(item);
    const urls = mediaPaths(item.image).map(mediaUrl);
    const marks = {
      title: markedRanges(title, concepts),
      excerpt: markedRanges(excerpt, concepts),
      customerName: markedRanges(customerName, concepts),
    };
    const colours = isRecord(item.image) ? item.image.colours : [];
    return { ...item, excerpt, marks, image: { urls, paths: [], colours } };
  });
  const nothing = totalCount === 0 && page === 1 && types === null;
  return {
    list: marked,
    totalCount,
    pageSize: given,
    nothing,
    corrected: null,
    partial: false,
    spellings: [],
  };
}

/** What is shown of a result: details are HTML, and so is the introduction of the one type with an abstract. */
function excerptOf({ excerpt, introduction, details, ContentType }: Record<string, unknown>): string {
  if (typeof excerpt === 'string') return excerpt;
  const isAbstract = searchedType(String(ContentType)) === WITH_ABSTRACT;
  if (typeof introduction === 'string' && !isAbstract) return introduction;
  return plainText(asHtml(String(introduction ?? details ?? '')));
}

/** Titles of the first results. */
export async function remoteSuggestions(text: string): Promise<Suggestions> {
  const { list } = await remoteList({ text, types: null, page: 1, pageSize: SUGGESTION_COUNT });
  const pages = list.flatMap((item) => {
    const { kind, title, href } = toSearchResultItem(item);
    return href ? [{ title, kind, href }] : [];
  });
  return { pages, terms: [] };
}
