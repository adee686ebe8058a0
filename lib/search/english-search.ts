import 'server-only';
import { SEARCH_PAGE_SIZE } from '../constants';
import { getEnglishItems } from '../content/english';
import { errorText } from '../error-text';
import { itemPath, paths } from '../paths';
import type { ResultPage } from './result-page';
import type { SearchHit } from './results';
import type { SearchResultItem } from './search-result-item';
import { askIndex } from './service';
import { readSearchText } from './text-rule';
import { countZeroResults } from './zero-result';

/** What is shown of a search of the English site. */
export interface EnglishResults {
  text: string;
  page: number;
  /** null: the search could not answer */
  found: ResultPage | null;
}

/** @returns 'empty' without a text, 'invalid' for one that is not searched */
export async function readEnglishResults(asked: URLSearchParams): Promise<EnglishResults | 'empty' | 'invalid'> {
  const text = readSearchText(asked.get('q') ?? '');
  if (text === '') return 'empty';
  if (text === null) return 'invalid';
  const page = /^[1-9]\d{0,3}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
  try {
    return { text, page, found: await search(text, page) };
  } catch (error) {
    console.error('[search]', errorText(error));
    return { text, page, found: null };
  }
}

async function search(text: string, page: number): Promise<ResultPage> {
  const pageSize = SEARCH_PAGE_SIZE;
  const request = { kind: 'search', language: 'en', text, types: null, page, pageSize } as const;
  const { hits, nothing, ...answer } = await askIndex(request);
  if (nothing && page === 1) countZeroResults(text);
  const modules = new Map((await getEnglishItems('module')).map(({ alias, name }) => [alias, name]));
  return { ...answer, pageSize, items: hits.map((hit) => toItem(hit, modules.get(hit.parentAlias))) };
}

/** @param module its name, of a model: HZ-N8 alone says nothing */
function toItem(hit: SearchHit, module: string | undefined): SearchResultItem {
  const { type, kind, images, colours, marks } = hit;
  const [src] = images;
  const [colour] = colours;
  return {
    ...hit,
    type: type === 'page' ? null : type,
    kind: module ? `${kind}, ${module}` : kind,
    href: type === 'page' ? hit.alias : paths.english(itemPath(type, hit) ?? undefined),
    text: hit.excerpt,
    image: src ? { src, alt: '', ...(colour ? { colour } : {}) } : null,
    marks: { ...marks, text: marks.excerpt },
  };
}
