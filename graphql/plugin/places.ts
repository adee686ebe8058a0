import { getArgumentValues, getNamedType, isListType, isObjectType } from 'graphql';
import type { ConstDirectiveNode, GraphQLObjectType, GraphQLSchema } from 'graphql';

/** Directives, each with its arguments once for each time that it stands there: texts, but for the size of a page. */
type Said = Partial<Record<string, Record<string, string>[]>>;

/** What the directives of a node say; GraphQL has checked their arguments. */
export function saidOf(schema: GraphQLSchema, node?: { directives?: readonly ConstDirectiveNode[] } | null): Said {
  const said: Said = {};
  for (const directive of node?.directives ?? []) {
    const { value: name } = directive.name;
    (said[name] ??= []).push(getArgumentValues(schema.getDirective(name)!, directive) as Record<string, string>);
  }
  return said;
}

/** A field with its directives, and what decides which of them it may have. */
export type Place = ReturnType<typeof placesOf>[number];

export function placesOf(schema: GraphQLSchema, type: GraphQLObjectType) {
  const folderOf = (one: unknown) => (isObjectType(one) ? saidOf(schema, one.astNode).item?.[0].folder : undefined);
  const isItem = folderOf(type) !== undefined;
  const siblings = type.getFields();
  return Object.values(siblings).map(({ name, type: given, astNode }) => {
    const own = getNamedType(given);
    const [held, ...more] = isObjectType(own) ? Object.values(own.getFields()) : [];
    const isBag = held?.name === 'contentItems' && more.length === 0;
    const inner = isBag ? getNamedType(held.type) : own;
    return {
      name,
      siblings,
      node: astNode!,
      said: saidOf(schema, astNode),
      /** its type without list, and what that holds where it is a bag: `x { contentItems { … } }` */
      base: own.name,
      inner,
      isBag,
      isList: isListType(given),
      /** of an item, not of an entry inside one */
      isItem,
      /** in no item file: the alias of an item, the id of an entry */
      isDerived: name === (isItem ? 'alias' : 'contentItemId'),
      isItself: folderOf(own) !== undefined,
      /** folder of what it refers to */
      target: isBag ? folderOf(inner) : undefined,
    };
  });
}

/** What directives, and places in the search index, demand of a field; where that is not met, the reason follows their names. */
const DEMANDS: readonly (readonly [names: string, isMet: (place: Place) => unknown, reason: string])[] = [
  [
    'name card alone apart filter picked NAMES INTRODUCTION',
    ({ isItem }) => isItem,
    'is for fields of items, not of entries inside them',
  ],
  ['name markdown rows NAMES', ({ base, isList }) => base === 'String' && !isList, 'needs a text (String)'],
  ['verbatim FILED', ({ base }) => base === 'String', 'needs texts'],
  ['INTRODUCTION', ({ base }) => ['String', 'HtmlField'].includes(base), 'needs a text'],
  ['filter picked cards one', ({ target }) => target, 'needs a field that refers to items'],
  ['gated several', ({ base }) => base === 'MediaField', 'needs a file or pictures (MediaField)'],
  ['chapters', ({ said, base }) => said.markdown || /^(Html|Markdown)Field$/.test(base), 'needs a text in Markdown'],
  ['apart', ({ said }) => said.alone && said.extension, 'goes with @alone and @extension'],
  ['extension', ({ said }) => !said.internal, 'and @internal exclude each other'],
  ['required', ({ said }) => !said.rows, 'needs a field of the item file'],
  ['rows', ({ said, siblings }) => said.rows?.every(({ of }) => of in siblings), 'of: there is no such field'],
  ['ROWS', hasRows, 'needs a list of names and values'],
];

function hasRows({ isList, inner }: Place): boolean {
  return isList && isObjectType(inner) && ['name', 'value'].every((name) => name in inner.getFields());
}

/** Why a field cannot have the directives that it has. */
export function misfits(place: Place): string[] {
  const { search: [{ as }] = [{ as: '' }], ...others } = place.said;
  return DEMANDS.filter(([, isMet]) => !isMet(place)).flatMap(([names, , reason]) =>
    names.split(' ').flatMap((name) => {
      if (name === as) return `@search as: ${name} ${reason}`;
      return name in others ? `@${name} ${reason}` : [];
    }),
  );
}
