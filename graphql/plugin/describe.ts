import * as graphql from 'graphql';
import { GraphQLError, isObjectType, Kind, type DocumentNode, type GraphQLObjectType } from 'graphql';
import { FLAGS, type ContentType, type Field, type FieldKind } from '../../lib/content-service/content-type';
import type { Fields, ListCallSource } from '../../lib/content-service/content-type';
import { misfits, placesOf, saidOf, type Place } from './places';

export interface Description {
  document: DocumentNode;
  schema: graphql.GraphQLSchema;
  /** by folder, in the order of the file */
  types: Record<string, ContentType>;
  calls: Record<string, ListCallSource>;
}

/** Everything that is wrong with a description: each with its reason, file and line, and the line itself. */
const wrong = (faults: readonly GraphQLError[]) => new Error(faults.map(String).join('\n\n'));

const SCALARS: Partial<Record<string, FieldKind>> = {
  String: 'text',
  HtmlField: 'htmlObject',
  MarkdownField: 'markdownObject',
  Decimal: 'number',
  Int: 'integer',
  Boolean: 'boolean',
  Date: 'date',
  DateTime: 'dateTime',
  AliasPart: 'alias',
  MediaField: 'media',
};

/**
 * Reads what the types and fields of a schema are for.
 * @param file its name in messages
 * @throws Error with all that is wrong
 */
export function describe(text: string, file: string): Description {
  try {
    return read(graphql.parse(new graphql.Source(text, file)));
  } catch (error) {
    throw error instanceof GraphQLError ? wrong([error]) : error;
  }
}

function read(document: DocumentNode): Description {
  const faults = languageFaults(document);
  if (faults.length > 0) throw wrong(faults);
  const schema = graphql.buildASTSchema(document, { assumeValid: true });
  const fault = (node: Place['node'] | GraphQLObjectType['astNode'], reason: string) =>
    faults.push(new GraphQLError(reason, { nodes: node?.name }));
  const calls: Description['calls'] = {};
  const types: Description['types'] = {};

  const addCalls = ({ node, target = '', said }: Place, owner: string, field: string) => {
    for (const { call, by, pageSize } of said.filter ?? []) {
      const { type, filters } = (calls[call] ??= { type: owner, pageSize: Number(pageSize), filters: [] });
      if (type !== owner || !filters) fault(node, `${call} lists ${type} already`);
      else calls[call] = { ...calls[call], filters: [...filters, { field, by }] };
    }
    for (const { call, by } of said.picked ?? []) {
      if (calls[call]) fault(node, `${call} is described twice`);
      calls[call] = { type: target, pageSize: 100, picked: { owner, field, by } };
    }
  };

  const labels = new Map<string, Pick<Field, 'label' | 'help'>>();
  const fieldsOf = (type: GraphQLObjectType, owner?: string, above: readonly string[] = [type.name]): Fields => {
    const places = placesOf(schema, type);
    const tables = new Map(places.flatMap(({ name, said }) => (said.rows ?? []).map(({ of }) => [of, name] as const)));
    const fields: Record<string, Field> = {};
    for (const place of places) {
      const { name: asked, node, base, inner, target, said } = place;
      for (const reason of misfits(place)) fault(node, reason);
      if (place.isItself) fault(node, `refers to ${base} itself, not to a type that holds it in contentItems`);
      if (said.rows || place.isDerived) continue;
      const name = said.file?.[0].name ?? asked;
      if (fields[name]) fault(node, `two fields are called ${name} in item files`);
      const nested = !SCALARS[base] && !target && isObjectType(inner) ? inner : undefined;
      if (nested && above.includes(nested.name)) {
        fault(node, `${nested.name} holds itself`);
        continue;
      }
      const kind = kindOf(place, tables.has(asked));
      if (!kind) fault(node, `no item file can hold a ${base}`);
      const [{ text: label, help } = { text: '' }] = said.label ?? [];
      const shown = label ? { label, help } : labels.get(name);
      if (!shown) fault(node, `has no @label, nor has a field called ${name} before it`);
      else if (!labels.has(name)) labels.set(name, shown);
      fields[name] = {
        kind: kind ?? 'text',
        ...(shown ?? { label: name }),
        target,
        typeName: nested?.name,
        fields: nested && fieldsOf(nested, undefined, [...above, nested.name]),
        answerName: tables.get(asked) ?? (asked === name ? undefined : asked),
        ...Object.fromEntries(FLAGS.filter((flag) => said[flag]).map((flag) => [flag, true])),
        search: said.search?.[0].as as Field['search'],
      };
      if (owner) addCalls(place, owner, name);
    }
    const called = Object.values(fields).filter(({ name }) => name).length;
    if (owner && called !== 1) fault(type.astNode, called ? 'two fields are its @name' : 'no field is its @name');
    return fields;
  };

  for (const node of document.definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const { item: [item] = [], extension } = saidOf(schema, node);
    if (!item) continue;
    const { folder, label, order, page = null, parent = null } = item;
    const type = schema.getType(node.name.value) as GraphQLObjectType;
    const fields = fieldsOf(type, folder);
    const [field, direction] = order.split(' ') as [ContentType['order']['field'], string?];
    if (types[folder]) fault(node, `the folder ${folder} has a type already`);
    if (!fields[field] || !/^(ASC|DESC)$/.test(direction ?? ''))
      fault(node, `is ordered by ${order}, which is no field and direction`);
    if (parent && fields[parent]?.kind !== 'reference') fault(node, `stands under ${parent}, which refers to no item`);
    if (page && page.includes('{a}') !== (parent !== null)) fault(node, '{a} and a parent go together');
    types[folder] = {
      typeName: type.name,
      label,
      extension: extension ? true : undefined,
      root: type.name[0].toLowerCase() + type.name.slice(1),
      order: { field, ascending: direction === 'ASC' },
      page,
      parent,
      hasAlias: 'alias' in type.getFields(),
      fields,
    };
  }
  if (faults.length > 0) throw wrong(faults);
  return { document: graphql.concatAST([document, rootsOf(Object.values(types))]), schema, types, calls };
}

/** A word of the description says something: an empty one would pass for a folder, a name or a label. */
const NoEmptyArgumentsRule: graphql.ValidationRule = (context) => ({
  Argument({ name, value }) {
    if (value.kind === Kind.STRING && value.value === '')
      context.reportError(new GraphQLError(`Argument "${name.value}" is empty.`, { nodes: value }));
  },
});

/** They use no more of their context than the rules of a query have. */
const OF_SCHEMAS: readonly unknown[] = [graphql.UniqueTypeNamesRule, graphql.UniqueFieldDefinitionNamesRule];

/** What the language itself demands. */
const RULES = [
  ...graphql.specifiedRules.filter((rule) => rule !== graphql.ExecutableDefinitionsRule),
  ...(OF_SCHEMAS as graphql.ValidationRule[]),
  NoEmptyArgumentsRule,
];

/** The types are checked by a schema of what they are described with: scalars, enums and directives. */
function languageFaults(document: DocumentNode): GraphQLError[] {
  const words: string[] = [Kind.DIRECTIVE_DEFINITION, Kind.ENUM_TYPE_DEFINITION, Kind.SCALAR_TYPE_DEFINITION];
  const part = (isWord: boolean) => ({
    ...document,
    definitions: document.definitions.filter(({ kind }) => words.includes(kind) === isWord),
  });
  return [...graphql.validate(graphql.buildASTSchema(part(true), { assumeValid: true }), part(false), RULES)];
}

function kindOf({ base, inner, isBag, isList, target, said }: Place, isTable: boolean): FieldKind | undefined {
  if (target) return said.one ? 'reference' : 'references';
  if (isList && SCALARS[base]) return base === 'String' ? 'strings' : undefined;
  if (SCALARS[base]) return said.gated ? 'file' : said.markdown ? 'html' : SCALARS[base];
  if (!isObjectType(inner)) return undefined;
  return isBag ? 'items' : isTable ? 'rows' : isList ? 'records' : 'record';
}

/** A list of each type, which can be asked for in the same ways. */
function rootsOf(types: readonly ContentType[]): DocumentNode {
  const asked = 'where: ContentWhere, orderBy: ContentOrderBy, first: Int, skip: Int, status: Status = PUBLISHED';
  const roots = types.map(
    ({ root, typeName, extension }) => `${root}(${asked}): [${typeName}]${extension ? ' @extension' : ''}`,
  );
  return graphql.parse(`type Query { ${roots.join('\n')} }`);
}
