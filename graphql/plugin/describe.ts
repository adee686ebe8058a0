import {
  buildASTSchema,
  concatAST,
  GraphQLError,
  Kind,
  parse,
  Source,
  valueFromASTUntyped,
  type DirectiveDefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { ContentType, Field, FieldKind, Fields, ListCallSource } from './content-type';
import { FITS, type Arguments, type Directives, type Place } from './fits';

type Label = Pick<Field, 'label' | 'help'>;

export interface Description {
  document: DocumentNode;
  /** by folder, in the order of the file */
  types: Record<string, ContentType>;
  calls: Record<string, ListCallSource>;
}

/** Everything that is wrong with a description, a line each: file, line, place and reason. */
export class DescriptionError extends Error {}

const SCALARS: Record<string, FieldKind> = {
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
const PLACES = { [Kind.FIELD_DEFINITION]: 'FIELD_DEFINITION', [Kind.OBJECT_TYPE_DEFINITION]: 'OBJECT' };
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID'];

/**
 * Reads what the types and fields of a schema are for.
 * @param file its name in messages
 * @throws DescriptionError
 */
export function describe(text: string, file: string): Description {
  const faults: string[] = [];
  const fault = (node: { loc?: { startToken: { line: number } } }, place: string, reason: string) =>
    faults.push(`${file}:${node.loc?.startToken.line ?? 1} ${place}: ${reason}`);
  const document = read(text, file);
  const defined = new Map<string, ObjectTypeDefinitionNode>();
  const known = new Map<string, DirectiveDefinitionNode>();
  const names = new Set(BUILT_IN);
  for (const node of document.definitions) {
    if (!('name' in node) || !node.name) continue;
    if (node.kind === Kind.DIRECTIVE_DEFINITION) known.set(node.name.value, node);
    else if (names.has(node.name.value)) fault(node, node.name.value, 'is defined twice');
    else names.add(node.name.value);
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) defined.set(node.name.value, node);
  }

  const directivesOf = (node: FieldDefinitionNode | ObjectTypeDefinitionNode, place: string): Directives => {
    const found: Directives = {};
    for (const directive of node.directives ?? []) {
      const name = directive.name.value;
      const definition = known.get(name);
      if (!definition) fault(directive, place, `@${name} is not defined`);
      else if (!definition.locations.some(({ value }) => value === PLACES[node.kind]))
        fault(directive, place, `@${name} is not for ${node.kind === Kind.FIELD_DEFINITION ? 'fields' : 'types'}`);
      else if (found[name] && !definition.repeatable) fault(directive, place, `@${name} stands here twice`);
      const given = new Map(directive.arguments?.map((argument) => [argument.name.value, argument]));
      const all: Arguments = {};
      for (const { name: argument, type, defaultValue } of definition?.arguments ?? []) {
        const value = given.get(argument.value)?.value ?? defaultValue;
        given.delete(argument.value);
        if (value) all[argument.value] = valueFromASTUntyped(value);
        if (type.kind === Kind.NON_NULL_TYPE && (all[argument.value] ?? '') === '')
          fault(directive, place, `@${name} needs its argument ${argument.value}`);
      }
      for (const [argument, node] of given) fault(node, place, `@${name} has no argument ${argument}`);
      (found[name] ??= []).push(all);
    }
    return found;
  };

  const items = new Map<string, Arguments>();
  const extensions = new Set<string>();
  for (const node of defined.values()) {
    const { item: [item] = [], extension } = directivesOf(node, node.name.value);
    if (!item) continue;
    if (extension) extensions.add(node.name.value);
    if ([...items.values()].some(({ folder }) => folder === item.folder))
      fault(node, node.name.value, `the folder ${String(item.folder)} has a type already`);
    items.set(node.name.value, item);
  }

  const calls: Record<string, { -readonly [Key in keyof ListCallSource]: ListCallSource[Key] }> = {};
  const lastLabels = new Map<string, Label>();

  const addCalls = (node: FieldDefinitionNode, place: string, owner: string, field: string, found: Directives) => {
    const target = targetOf(node, defined, items);
    for (const { call, by, pageSize } of found.filter ?? []) {
      const made = (calls[String(call)] ??= { type: owner, pageSize: Number(pageSize), filters: [] });
      if (made.type !== owner || !made.filters) fault(node, place, `${String(call)} lists ${made.type} already`);
      else made.filters = [...made.filters, { field, by: String(by) }];
    }
    for (const { call, by } of found.picked ?? []) {
      if (calls[String(call)]) fault(node, place, `${String(call)} is described twice`);
      calls[String(call)] = { type: target ?? '', pageSize: 100, picked: { owner, field, by: String(by) } };
    }
  };

  const fieldsOf = (type: ObjectTypeDefinitionNode, isItem: boolean, above: readonly string[]): Fields => {
    const owner = String(items.get(type.name.value)?.folder);
    const seen = new Set<string>();
    const tables = new Map<string, FieldDefinitionNode>();
    const all = (type.fields ?? []).map((node) => {
      const place = `${type.name.value}.${node.name.value}`;
      if (seen.has(node.name.value)) fault(node, place, 'stands in its type twice');
      seen.add(node.name.value);
      const found = directivesOf(node, place);
      if (found.rows?.[0]) tables.set(String(found.rows[0].of), node);
      return { node, place, found };
    });
    const fields: Record<string, Field> = {};
    let called = 0;
    for (const { node, place, found } of all) {
      const base = nameOf(node.type);
      const isList = node.type.kind === Kind.LIST_TYPE;
      const table = tables.get(node.name.value)?.name.value;
      tables.delete(node.name.value);
      if (!names.has(base)) {
        fault(node, place, `refers to the type ${base}, which does not exist`);
        continue;
      }
      const bag = bagOf(defined.get(base));
      if (!bag && items.has(base))
        fault(node, place, `refers to ${base} itself, not to a type that holds it in contentItems`);
      const inner = bag ? defined.get(bag) : defined.get(base);
      const target = targetOf(node, defined, items);
      const at: Place = { base, isList, isItem, isReference: target !== null, inner, found };
      for (const name of Object.keys(found)) {
        const reason = FITS[name]?.(at);
        if (reason) fault(node, place, `@${name} ${reason}`);
      }
      if (found.rows || node.name.value === (isItem ? 'alias' : 'contentItemId')) continue;
      if (found.name) called += 1;
      const name = String(found.file?.[0]?.name ?? node.name.value);
      if (fields[name]) fault(node, place, `two fields are called ${name} in item files`);
      const isNested = !(base in SCALARS) && !target && inner;
      if (isNested && above.includes(inner.name.value)) {
        fault(node, place, `${inner.name.value} holds itself`);
        continue;
      }
      const kind = kindOf(at, bag !== null, table !== undefined);
      if (kind === null) fault(node, place, `no item file can hold a ${base}`);
      const { text, ...rest } = found.label?.[0] ?? {};
      const label = text === undefined ? lastLabels.get(name) : ({ label: text, ...rest } as Label);
      if (!label) fault(node, place, `has no @label, nor has a field called ${name} before it`);
      else if (!lastLabels.has(name)) lastLabels.set(name, label);
      const answerName = table ?? node.name.value;
      fields[name] = {
        kind: kind ?? 'text',
        ...(label ?? { label: name }),
        ...(found.required ? { required: true } : {}),
        ...(target ? { target } : {}),
        ...(isNested ? { typeName: inner.name.value } : {}),
        ...(isNested ? { fields: fieldsOf(inner, false, [...above, inner.name.value]) } : {}),
        ...(answerName === name ? {} : { answerName }),
        ...flags(found, table !== undefined),
        ...(found.search ? { search: found.search[0]?.as as Field['search'] } : {}),
      };
      if (isItem) addCalls(node, place, owner, name, found);
    }
    for (const [missing, node] of tables)
      fault(node, `${type.name.value}.${node.name.value}`, `@rows: there is no field ${missing}`);
    if (isItem && called !== 1)
      fault(type, type.name.value, called ? 'two fields are its @name' : 'no field is its @name');
    return fields;
  };

  const types: Record<string, ContentType> = {};
  for (const [typeName, item] of items) {
    const node = defined.get(typeName)!;
    const fields = fieldsOf(node, true, [typeName]);
    const [field, direction = ''] = String(item.order).split(' ');
    if (!fields[field] || !/^(ASC|DESC)$/.test(direction))
      fault(node, typeName, `is ordered by ${String(item.order)}, which is no field and direction`);
    const page = typeof item.page === 'string' ? item.page : null;
    const parent = typeof item.parent === 'string' ? item.parent : null;
    if (parent && fields[parent]?.kind !== 'reference')
      fault(node, typeName, `stands under ${parent}, which refers to no item`);
    if (page?.includes('{a}') !== (parent !== null) && page) fault(node, typeName, '{a} and a parent go together');
    types[String(item.folder)] = {
      typeName,
      label: String(item.label),
      ...(extensions.has(typeName) ? { extension: true } : {}),
      root: rootOf(typeName),
      order: { field: field as ContentType['order']['field'], ascending: direction === 'ASC' },
      page,
      parent,
      hasAlias: node.fields?.some(({ name }) => name.value === 'alias') ?? false,
      fields,
    };
  }
  const whole = concatAST([document, rootsOf(Object.values(types))]);
  if (faults.length === 0) check(whole, file, faults);
  if (faults.length > 0) throw new DescriptionError(faults.join('\n'));
  return { document: whole, types, calls };
}

const rootOf = (typeName: string) => typeName[0].toLowerCase() + typeName.slice(1);

/** A list of each type, which can be asked for in the same ways. */
function rootsOf(types: readonly ContentType[]): DocumentNode {
  const asked = 'where: ContentWhere, orderBy: ContentOrderBy, first: Int, skip: Int, status: Status = PUBLISHED';
  const roots = types.map(
    ({ root, typeName, extension }) => `${root}(${asked}): [${typeName}]${extension ? ' @extension' : ''}`,
  );
  return parse(`type Query { ${roots.join('\n')} }`);
}

function read(text: string, file: string): DocumentNode {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new DescriptionError(`${file}:${error.locations?.[0].line ?? 1} ${error.message}`);
  }
}

/** What the language itself demands beyond that. */
function check(document: DocumentNode, file: string, faults: string[]): void {
  try {
    buildASTSchema(document);
  } catch (error) {
    faults.push(`${file}:1 ${error instanceof Error ? error.message : String(error)}`);
  }
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** The type of what a bag holds: `x { contentItems { … } }`. */
function bagOf(type: ObjectTypeDefinitionNode | undefined): string | null {
  const [only, ...more] = type?.fields ?? [];
  return only?.name.value === 'contentItems' && more.length === 0 ? nameOf(only.type) : null;
}

/** The folder of the type that a field refers to. */
function targetOf(
  node: FieldDefinitionNode,
  defined: ReadonlyMap<string, ObjectTypeDefinitionNode>,
  items: ReadonlyMap<string, Arguments>,
): string | null {
  const bag = bagOf(defined.get(nameOf(node.type)));
  const item = bag ? items.get(bag) : undefined;
  return item ? String(item.folder) : null;
}

function kindOf(
  { base, isList, isReference, inner, found }: Place,
  isBag: boolean,
  isTable: boolean,
): FieldKind | null {
  if (isReference) return found.one ? 'reference' : 'references';
  if (base in SCALARS) {
    if (isList) return base === 'String' ? 'strings' : null;
    if (found.gated) return 'file';
    return found.markdown ? 'html' : SCALARS[base];
  }
  if (!inner) return null;
  if (isBag) return 'items';
  if (isTable) return 'rows';
  return isList ? 'records' : 'record';
}

function flags(found: Directives, isTable: boolean): Partial<Field> {
  const names = ['extension', 'internal', 'verbatim', 'name', 'card', 'alone', 'cards', 'chapters', 'several'] as const;
  // of a table the rows alone are an extension
  return Object.fromEntries(
    names.filter((name) => found[name] && !(isTable && name === 'extension')).map((name) => [name, true]),
  );
}
