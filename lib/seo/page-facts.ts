import type { Picture } from '../content/types';
import type { FeedName } from '../paths';
import type { FindingWords } from '../pictures/finding-card';

/** A page above this one, by its name. */
export interface Crumb {
  href: string;
  label: string;
}

/** A node of structured data: a schema.org type with its fields. */
export interface Node {
  '@type': string;
  [field: string]: unknown;
}

/** A question that a page answers, both as plain text. */
export interface Question {
  question: string;
  answer: string;
}

/** What an item found: shared in place of its picture. */
export interface Finding extends FindingWords {
  /** the data file of the chart that leads; null without one */
  chart: string | null;
}

/** What a page says of itself: metadata, structured data, sitemap, share cards and Markdown are all made from this. */
export interface PageFacts {
  /** page name without the platform's; empty on the home page alone */
  title: string;
  description: string;
  /** canonical path of the page, whatever spelling it was asked for under */
  path: string;
  /** share picture; the site's own where there is none */
  picture?: Picture | null;
  finding?: Finding | null;
  /** an article: something with a date, made to be read */
  isArticle?: boolean;
  /** ISO time of publication; a content service renews it with every change it publishes */
  published?: string;
  /** the way from the home page to the page above this one */
  crumbs?: Crumb[];
  /** what the page is about: its type, and the fields that only this type has */
  about?: Node;
  questions?: Question[];
  noindex?: boolean;
  /** of its words; Chinese where nothing is said */
  language?: 'en';
  /** there is the same page in English */
  hasEnglish?: boolean;
  /** its latest items as RSS and Atom */
  feed?: FeedName;
}
