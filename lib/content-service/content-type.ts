/** How a value stands in an item file; the editor's JSON Schemas say the same in full. */
export type FieldKind =
  | 'text'
  // Markdown in the file; HTML, `{ html }` or `{ markdown, html }` in answers
  | 'html'
  | 'htmlObject'
  | 'markdownObject'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'alias'
  | 'strings'
  // `{ path, alt }`, one or several; `{ path }` below `files/`
  | 'media'
  | 'file'
  // aliases of items, entries that live inside their owner: `{ contentItems }` in answers
  | 'reference'
  | 'references'
  | 'items'
  // `{ name, value }`: an HTML table in answers, and as they are under their own name
  | 'rows'
  // handed on as they are
  | 'record'
  | 'records';

/** Directives without arguments that a field keeps: the description says what each is for. */
export const FLAGS = [
  ...(['required', 'internal', 'verbatim', 'name'] as const),
  ...(['card', 'alone', 'apart', 'cards', 'chapters', 'several'] as const),
] as const;

/** @typeParam Type folders of types, where they are known */
export interface Field<Type extends string = string> extends Readonly<Partial<Record<(typeof FLAGS)[number], true>>> {
  readonly kind: FieldKind;
  /** what editors and readers of texts for machines see it called, and how it is filled in */
  readonly label: string;
  readonly help?: string;
  /** folder of the type that a reference points to */
  readonly target?: Type;
  /** GraphQL type name and fields of inner items or records */
  readonly typeName?: string;
  readonly fields?: Fields<Type>;
  /** name in answers where it differs from the file's */
  readonly answerName?: string;
  /** where the search index keeps a text; every other text is body */
  readonly search?: 'NAMES' | 'INTRODUCTION' | 'FILED' | 'ROWS';
}

/** Fields by their names in the item file. */
export type Fields<Type extends string = string> = Readonly<Record<string, Field<Type>>>;

/** No matter of the contract: nobody is ever told of a draft, and the aliases before are asked for by a call of ours. */
export const BESIDE_CONTRACT: Fields<never> = {
  draft: { kind: 'boolean', label: '草稿', help: '任何接口都不给出' },
  formerAliases: { kind: 'strings', label: '从前的别名', help: '改过名的条目：从前的网址转到现在的' },
};

/** What `@item` says, read. */
export interface ContentType<Type extends string = string> {
  /** type name of the content service, as search results spell it */
  readonly typeName: string;
  readonly label: string;
  readonly extension?: true;
  /** GraphQL root field */
  readonly root: string;
  readonly order: {
    readonly field: 'sortNum' | 'publishedUtc' | 'createdUtc' | 'startTime';
    readonly ascending: boolean;
  };
  readonly page: string | null;
  readonly parent: string | null;
  /** does an answer say its alias? Else it goes by its contentItemId */
  readonly hasAlias: boolean;
  readonly fields: Fields<Type>;
}

/** A list call of the contract that `@filter` or `@picked` describes. */
export interface ListCallSource<Type extends string = string> {
  /** folder of the type that it lists */
  readonly type: Type;
  readonly pageSize: number;
  readonly filters?: readonly { readonly field: string; readonly by: string }[];
  readonly picked?: { readonly owner: Type; readonly field: string; readonly by: string };
}
