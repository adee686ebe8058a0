import type { SearchDocument } from './document';
import type { Range } from './query';

type Told =
  'type' | 'kind' | 'id' | 'alias' | 'parentAlias' | 'title' | 'customerName' | 'publishedUtc' | 'date' | 'images';

/** One found item, ready to be shown. */
export interface SearchHit extends Pick<SearchDocument, Told | 'colours'> {
  introduction: string;
  /** the introduction, or the place in the text or the parameter row that was found */
  excerpt: string;
  /** where title, customer and excerpt have what was asked for */
  marks: { title: Range[]; excerpt: Range[]; customerName: Range[] };
}

export interface SearchAnswer {
  hits: SearchHit[];
  totalCount: number;
  /** no item of any type has it */
  nothing: boolean;
  /** nothing had what was typed: this was searched for instead */
  corrected: string | null;
  /** nothing had all of it, or only scattered over its text: these have some */
  partial: boolean;
  /** nothing at all: how else it may be spelt */
  spellings: string[];
}

export interface TypeCount {
  type: SearchDocument['type'];
  count: number;
}

/** What may be meant by a text that is being typed. */
export interface Suggestions {
  pages: { title: string; /** name of its type */ kind: string; href: string }[];
  terms: string[];
}

/** A type with how many of its items have the text. */
export interface TypeEntry {
  name: string;
  displayName: string;
  count: number;
}

/** The answer of GetListByType: the specified list, and what helps when it is empty. */
export interface ListAnswer extends Omit<SearchAnswer, 'hits'> {
  list: object[];
  pageSize: number;
}

export interface ListQuestion {
  /** checked by `readSearchText` */
  text: string;
  /** type names of the content service; null for all */
  types: string[] | null;
  page: number;
  pageSize: number;
}
