import type { TypeKey } from '../content-service/content-types';
import type { Html } from '../html';

/** A picture, or a data file that replaces one. */
export interface Picture {
  /** path on this site (`/media/…`) or absolute address */
  src: string;
  /** what is seen; empty when nobody wrote it down */
  alt: string;
  /** mean colour (`#rrggbb`), shown until the picture arrives */
  colour?: string;
  /** of an animation: its first frame as an SVG */
  poster?: string;
}

/** Rich text, sanitised, cut at the charts and animations inside it. */
export type RichBlock =
  | { kind: 'html'; html: Html }
  | {
      kind: 'chart';
      src: string;
      caption: string;
      /** as the server draws it; null where it cannot be drawn */
      picture: { wide: string; narrow: string } | null;
      table: ChartTable | null;
    }
  | { kind: 'animation'; src: string; poster?: string; caption: string };

export interface RichText {
  blocks: RichBlock[];
  /** top-level headings in order, for outlines */
  headings: { id: string; text: string }[];
}

export interface DataTable {
  head: string[];
  rows: string[][];
}

export type CardPhrases = Record<'title' | 'subTitle', readonly string[]>;

/** The numbers of a chart: of a long table the first rows, and how many there are. */
export interface ChartTable extends DataTable {
  count: number;
}

/** What cards and lists draw of an item. Missing texts are empty strings. */
export interface Card {
  type: TypeKey;
  id: string;
  alias: string;
  /** alias of the module that a version is under; empty for other types */
  parentAlias: string;
  title: string;
  name: string;
  subTitle: string;
  /** title and sub-title in the parts between which they may break */
  phrases: CardPhrases;
  introduction: string;
  customerName: string;
  /** ISO time or date by which the item is shown: start time, else publish time */
  date: string;
  image: Picture | null;
  icon: Picture | null;
}

/** One page of a list, with what the server says of the whole. */
export interface CardPage {
  list: Card[];
  totalCount: number;
  pageSize: number;
}

/** A name with its value, and a unit when the value has one. */
export interface NamedValue {
  name: string;
  value: string;
  unit?: string;
}

/** A reference price, never an offer: anyone who shows the band shows the date and what is not in it. */
export interface Price {
  band: string;
  factors: string;
  excludes: string;
  /** YYYY-MM */
  date: string;
}

/** A link to an item of a known type. */
export interface ItemLink {
  /** contentItemId */
  id: string;
  alias: string;
  title: string;
  /** of what stands under another item: that one's alias */
  parentAlias?: string;
}
