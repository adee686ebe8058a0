import 'server-only';
import { escapeHtml } from '../html';
import { mediaUrl } from '../content/reading/pictures';
import { contentFolder } from '../content-service/service';
import { env } from '../env';
import { paths } from '../paths';
import { SEARCHED } from './document';
import { remoteList, remoteSuggestions, remoteTypes } from './remote-search';
import type { SearchHit, Suggestions } from './results';
import { askIndex } from './service';
import { countZeroResults } from './zero-result';
import type { TypeEntry, ListAnswer, ListQuestion } from './results';

/** The types of what has a text. */
export async function searchTypes(text: string): Promise<TypeEntry[]> {
  if (text === '') return [];
  if (env.contentServiceSearches) return remoteTypes(text);
  const counts = await askIndex({ kind: 'types', text });
  return counts.flatMap(({ type, count }) =>
    type === 'page' ? [] : [{ name: SEARCHED[type].typeName, displayName: SEARCHED[type].label, count }],
  );
}

/** One page of what has a text. Nothing found at all is counted, without a trace of who asked. */
export async function searchList(question: ListQuestion): Promise<ListAnswer> {
  const { text, types, page, pageSize } = question;
  if (text === '') return { ...NOTHING, pageSize };
  const answer = env.contentServiceSearches ? await remoteList(question) : await indexList(question);
  if (answer.nothing && page === 1 && types === null) countZeroResults(text);
  return answer;
}

export async function searchSuggestions(text: string): Promise<Suggestions> {
  if (text === '') return { pages: [], terms: [] };
  return env.contentServiceSearches ? remoteSuggestions(text) : askIndex({ kind: 'suggest', text });
}

const NOTHING = { list: [], totalCount: 0, nothing: false, corrected: null, partial: false, spellings: [] };

async function indexList({ text, types, page, pageSize }: ListQuestion): Promise<ListAnswer> {
  const keys =
    types && Object.entries(SEARCHED).flatMap(([key, { typeName }]) => (types.includes(typeName) ? [key] : []));
  const { hits, ...rest } = await askIndex({ kind: 'search', text, types: keys, page, pageSize });
  return { ...rest, list: hits.map(toItem), pageSize };
}

const DETAILS_LENGTH = 200;

/** A hit in the shape of the specified search result; what starts with a small letter is ours. */
function toItem(hit: SearchHit): object {
  return {
    ContentType: hit.type === 'page' ? '' : SEARCHED[hit.type].typeName,
    ContentItemId: hit.id,
    AliasPart: { Alias: hit.alias },
    DisplayText: hit.title,
    PublishedUtc: hit.publishedUtc,
    TitlePart: { Title: hit.title },
    details: `<p>${escapeHtml([...hit.introduction].slice(0, DETAILS_LENGTH).join(''))}</p>`,
    excerpt: hit.excerpt,
    customerName: hit.customerName,
    date: hit.date,
    parentAlias: hit.parentAlias,
    image: {
      paths: hit.images,
      urls: hit.images.map(addressOf),
      colours: hit.colours,
    },
    marks: hit.marks,
  };
}

/** A remote service has given whole addresses, the folder paths below `media/`. */
function addressOf(image: string): string {
  if (image.startsWith('/')) return mediaUrl(image);
  return env.contentServiceUrl ? mediaUrl(paths.media(image)) : contentFolder().addressOf(image);
}
