import type { ObjectTypeDefinitionNode } from 'graphql';

export type Arguments = Record<string, unknown>;

/** The arguments of a directive, once for each time that it stands there. */
export type Directives = Partial<Record<string, Arguments[]>>;

/** A field, as far as it decides which directives it may have. */
export interface Place {
  /** its type without list and bag */
  base: string;
  isList: boolean;
  /** of an item, not of an entry inside one */
  isItem: boolean;
  isReference: boolean;
  /** the type of its entries */
  inner: ObjectTypeDefinitionNode | undefined;
  found: Directives;
}

type Fit = (place: Place) => string | null;

const unless = (isFine: boolean, reason: string) => (isFine ? null : reason);
const isText = ({ base, isList }: Place) => base === 'String' && !isList;
const onItems: Fit = ({ isItem }) => unless(isItem, 'is for fields of items, not of entries inside them');
const onReferences: Fit = (place) => onItems(place) ?? unless(place.isReference, 'needs a field that refers to items');
const hasRows = ({ inner }: Place) =>
  ['name', 'value'].every((name) => inner?.fields?.some((field) => field.name.value === name));

const PLACES: Record<string, Fit> = {
  NAMES: (place) => unless(place.isItem && isText(place), 'as: NAMES needs a text of an item'),
  INTRODUCTION: (place) =>
    unless(place.isItem && ['String', 'HtmlField'].includes(place.base), 'as: INTRODUCTION needs a text of an item'),
  FILED: (place) => unless(place.base === 'String', 'as: FILED needs texts'),
  ROWS: (place) => unless(place.isList && hasRows(place), 'as: ROWS needs a list of names and values'),
};

/** Whether a directive fits a field, or why not. */
export const FITS: Partial<Record<string, Fit>> = {
  name: (place) => onItems(place) ?? unless(isText(place), 'needs a text'),
  card: onItems,
  alone: onItems,
  extension: ({ found }) => unless(!found.internal, 'and @internal exclude each other'),
  required: ({ found }) => unless(!found.rows, 'needs a field of the item file'),
  markdown: (place) => unless(isText(place), 'needs a text (String)'),
  verbatim: (place) => unless(isText(place), 'needs a text (String)'),
  gated: ({ base }) => unless(base === 'MediaField', 'needs a file (MediaField)'),
  cards: ({ isReference }) => unless(isReference, 'needs a field that refers to items'),
  chapters: (place) =>
    unless(Boolean(place.found.markdown) || /^(Html|Markdown)Field$/.test(place.base), 'needs a text in Markdown'),
  several: ({ base }) => unless(base === 'MediaField', 'needs pictures (MediaField)'),
  one: ({ isReference }) => unless(isReference, 'needs a field that refers to items'),
  rows: (place) => unless(isText(place), 'needs a text (String)'),
  filter: onReferences,
  picked: onReferences,
  search: (place) => {
    const as = String(place.found.search?.[0]?.as);
    return PLACES[as] ? PLACES[as](place) : `as: ${as} is no place of the index`;
  },
};
