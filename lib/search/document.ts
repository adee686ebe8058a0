import { PAGES } from '@/graphql/generated/content/pages';
import type { Html } from '../html';

/** What is searched, in the order of the tabs: the content service's type name, and the label for visitors. */
export const SEARCHED = PAGES;

export type SearchedType = keyof typeof SEARCHED;

export const SEARCHED_TYPES = Object.keys(SEARCHED) as SearchedType[];

/** The type with this name in the content service, when it is one that is searched. */
export function searchedType(typeName: string): SearchedType | undefined {
  return SEARCHED_TYPES.find((type) => SEARCHED[type].typeName === typeName);
}

/** A text as the content service has it: a string is plain text. */
export type Written = string | { markdown: string } | { html: Html };

/** Each has an index of its own. */
export type Language = 'zh' | 'en';

/** An item as it is handed to the index; of the English site also the pages that are no items. */
export interface SearchDocument {
  /** contentItemId */
  id: string;
  type: SearchedType | 'page';
  /** name of its type for visitors */
  kind: string;
  /** of a page that is no item, its path */
  alias: string;
  /** alias of the module that a version is under */
  parentAlias: string;
  title: string;
  /** further names: English, short, sub-title */
  names: string[];
  /** what it is filed under: field, module, customer, authors */
  tags: string[];
  customerName: string;
  publishedUtc: string;
  /** the date to show: start time, else publish time */
  date: string;
  /** paths of pictures below `/media/`, and their mean colours where these are known */
  images: string[];
  colours: string[];
  introduction: Written;
  body: Written[];
  /** parameter rows */
  rows: { name: string; value: string }[];
}
