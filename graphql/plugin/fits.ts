import { isObjectType, type GraphQLNamedType } from 'graphql';
import type { ContentType, Field } from '../../lib/content-service/content-type';

/** The arguments of our directives; GraphQL has checked them against their definitions. */
export interface Arguments {
  folder: string;
  label: string;
  order: `${ContentType['order']['field']} ${'ASC' | 'DESC'}`;
  page?: string;
  parent?: string;
  name: string;
  of: string;
  call: string;
  by: string;
  pageSize: number;
  as: NonNullable<Field['search']>;
  text: string;
  help?: string;
}

/** A field, as far as it decides which directives it may have. */
export interface Place {
  /** its type without list, and what that holds */
  base: string;
  inner: GraphQLNamedType;
  isList: boolean;
  /** of an item, not of an entry inside one */
  isItem: boolean;
  /** folder of what it refers to */
  target: string | undefined;
  siblings: object;
  /** its directives, each with its arguments once for each time that it stands there */
  said: Partial<Record<string, Arguments[]>>;
}

type Need = readonly [isMet: (place: Place) => unknown, reason: string];

const text: Need = [({ base, isList }) => base === 'String' && !isList, 'needs a text (String)'];
const texts: Need = [({ base }) => base === 'String', 'needs texts'];
const ofItem: Need = [({ isItem }) => isItem, 'is for fields of items, not of entries inside them'];
const refers: Need = [({ target }) => target, 'needs a field that refers to items'];
const media: Need = [({ base }) => base === 'MediaField', 'needs a file or pictures (MediaField)'];
const hasRows = ({ isList, inner }: Place) =>
  isList && isObjectType(inner) && ['name', 'value'].every((name) => name in inner.getFields());

/** What a directive needs of its field, and the search index of a text in one of its places. */
export const NEEDS: Partial<Record<string, readonly Need[]>> = {
  name: [ofItem, text],
  card: [ofItem],
  alone: [ofItem],
  apart: [ofItem, [({ said }) => said.alone && said.extension, 'goes with @alone and @extension']],
  extension: [[({ said }) => !said.internal, 'and @internal exclude each other']],
  required: [[({ said }) => !said.rows, 'needs a field of the item file']],
  markdown: [text],
  verbatim: [texts],
  gated: [media],
  several: [media],
  cards: [refers],
  one: [refers],
  chapters: [[({ said, base }) => said.markdown || /^(Html|Markdown)Field$/.test(base), 'needs a text in Markdown']],
  rows: [text, [({ said, siblings }) => said.rows?.every(({ of }) => of in siblings), 'of: there is no such field']],
  filter: [ofItem, refers],
  picked: [ofItem, refers],
  NAMES: [ofItem, text],
  INTRODUCTION: [ofItem, [({ base }) => ['String', 'HtmlField'].includes(base), 'needs a text']],
  FILED: [texts],
  ROWS: [[hasRows, 'needs a list of names and values']],
};
