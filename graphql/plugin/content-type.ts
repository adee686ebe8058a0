/** How a value stands in an item file, and how answers show it. */
export type FieldKind =
  /** plain text */
  | 'text'
  /** Markdown in the file; an HTML string in answers */
  | 'html'
  /** Markdown in the file; `{ html }` in answers, where the contract has an object */
  | 'htmlObject'
  /** Markdown in the file; `{ markdown, html }` in answers */
  | 'markdownObject'
  | 'number'
  | 'integer'
  /** YYYY-MM-DD */
  | 'date'
  /** ISO 8601 with a zone */
  | 'dateTime'
  /** one picture or several: `{ path, alt }` */
  | 'media'
  /** a file behind the gate: `{ path }` below `files/` */
  | 'file'
  /** alias of one item of `target`; `{ contentItems }` in answers */
  | 'reference'
  /** aliases of items of `target`; `{ contentItems }` in answers */
  | 'references'
  /** items that live inside their owner; `{ contentItems }` in answers */
  | 'items'
  /** rows `{ name, value }`: an HTML table in answers, and as they are under their own name */
  | 'rows'
  /** alias given inside the file (entries that are no items of their own) */
  | 'alias'
  /** a plain record, or a list of them, handed on as they are */
  | 'record'
  | 'records'
  | 'strings'
  | 'boolean';

/** Where the search index keeps a text; every other text is body. */
type SearchPlace = 'NAMES' | 'INTRODUCTION' | 'FILED' | 'ROWS';

export interface Field {
  readonly kind: FieldKind;
  /** what editors and readers of texts for machines see it called, and how it is filled in */
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** folder of the type that a reference points to */
  readonly target?: string;
  /** GraphQL type name of inner items */
  readonly typeName?: string;
  /** fields of inner items or records */
  readonly fields?: Fields;
  /** name in answers where it differs from the file's */
  readonly answerName?: string;
  /** only our own services have it */
  readonly extension?: boolean;
  /** in the item file only */
  readonly internal?: boolean;
  /** an address, a code: no prose */
  readonly verbatim?: boolean;
  /** what an item is called: links show it */
  readonly name?: boolean;
  /** cards show it */
  readonly card?: boolean;
  /** something shows it without the rest of the item */
  readonly alone?: boolean;
  /** a text whose highest headings begin chapters */
  readonly chapters?: boolean;
  /** a picture or several */
  readonly several?: boolean;
  /** what it refers to is shown as cards, not as links */
  readonly cards?: boolean;
  readonly search?: SearchPlace;
}

/** Fields by their names in the item file. */
export type Fields = Readonly<Record<string, Field>>;

export interface ContentType {
  /** type name of the content service, as search results spell it */
  readonly typeName: string;
  /** name for visitors and editors */
  readonly label: string;
  /** only our own services have items of it */
  readonly extension?: boolean;
  /** GraphQL root field */
  readonly root: string;
  /** default order of lists */
  readonly order: {
    readonly field: 'sortNum' | 'publishedUtc' | 'createdUtc' | 'startTime';
    readonly ascending: boolean;
  };
  /**
   * address of an item's page: `{id}` is its alias, `{a}` that of the item it stands under; without `{id}` the page of
   * the only item, whose alias is its last segment; null without pages
   */
  readonly page: string | null;
  /** field with the item that it stands under */
  readonly parent: string | null;
  /** does an answer say its alias? Else it goes by its contentItemId */
  readonly hasAlias: boolean;
  readonly fields: Fields;
}

/** A list call of the contract that is described by a field. */
export interface ListCallSource {
  /** folder of the type that it lists */
  readonly type: string;
  readonly pageSize: number;
  /** items whose `field` refers to the item with the id in parameter `by` */
  readonly filters?: readonly { readonly field: string; readonly by: string }[];
  /** items that `field` of the owner with the id in parameter `by` picks */
  readonly picked?: { readonly owner: string; readonly field: string; readonly by: string };
}
