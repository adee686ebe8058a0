import * as graphql from 'graphql';
import { GraphQLError, isObjectType, Kind, type ASTNode, type DocumentNode, type ValidationRule } from 'graphql';
import type { FieldDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import { FLAGS, type ContentType, type Field, type FieldKind } from '../../lib/content-service/content-type';
import type { Fields, ListCallSource } from '../../lib/content-service/content-type';
import { NEEDS, type Arguments, type Place } from './fits';

export interface Description {
  document: DocumentNode;
  /** by folder, in the order of the file */
  types: Record<string, ContentType>;
  calls: Record<string, ListCallSource>;
}

/** Everything that is wrong with a description: each with its reason, file and line, and the line itself. */
export class DescriptionError extends Error {
  constructor(faults: readonly GraphQLError[]) {
    super(faults.map(String).join('\n\n'));
  }
}

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

/**
 * Reads what the types and fields of a schema are for.
 * @param file its name in messages
 * @throws DescriptionError
 */
export function describe(text: string, file: string): Description {
  const document = parsed(new graphql.Source(text, file));
  const faults: GraphQLError[] = [...languageFaults(document)];
  if (faults.length > 0) throw new DescriptionError(faults);
  const fault = (node: ObjectTypeDefinitionNode | FieldDefinitionNode | null | undefined, reason: string) =>
    faults.push(new GraphQLError(reason, { nodes: node?.name }));
  const schema = graphql.buildASTSchema(document, { assumeValid: true });
  const saidOf = (node: ASTNode | null | undefined) => {
    const said: Place['said'] = {};
    for (const directive of (node && 'directives' in node && node.directives) || []) {
      const values = graphql.getArgumentValues(schema.getDirective(directive.name.value)!, directive) as unknown;
      (said[directive.name.value] ??= []).push(values as Arguments);
    }
    return said;
  };

  const items = new Map<string, Arguments>();
  for (const node of document.definitions) {
    const [item] = saidOf(node).item ?? [];
    if (!item || node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    if ([...items.values()].some(({ folder }) => folder === item.folder))
      fault(node, `the folder ${item.folder} has a type already`);
    items.set(node.name.value, item);
  }

  const calls: Record<string, { -readonly [Key in keyof ListCallSource]: ListCallSource[Key] }> = {};
  const addCalls = (node: FieldDefinitionNode, owner: string, field: string, { said, target = '' }: Place) => {
    for (const { call, by, pageSize } of said.filter ?? []) {
      const made = (calls[call] ??= { type: owner, pageSize, filters: [] });
      if (made.type !== owner || !made.filters) fault(node, `${call} lists ${made.type} already`);
      else made.filters = [...made.filters, { field, by }];
    }
    for (const { call, by } of said.picked ?? []) {
      if (calls[call]) fault(node, `${call} is described twice`);
      calls[call] = { type: target, pageSize: 100, picked: { owner, field, by } };
    }
  };

  const labels = new Map<string, Pick<Field, 'label' | 'help'>>();
  const fieldsOf = (type: graphql.GraphQLObjectType, above: readonly string[]): Fields => {
    const owner = items.get(type.name)?.folder;
    const siblings = type.getFields();
    const tables: Record<string, string> = {};
    for (const { name, astNode } of Object.values(siblings))
      for (const { of } of saidOf(astNode).rows ?? []) tables[of] = name;
    const fields: Record<string, Field> = {};
    for (const { name: asked, type: given, astNode: node } of Object.values(siblings)) {
      const said = saidOf(node);
      const own = graphql.getNamedType(given);
      const held = heldIn(own);
      const target = held ? items.get(held.name)?.folder : undefined;
      const inner = held ?? own;
      const isList = graphql.isListType(given);
      const place = { base: own.name, inner, isList, isItem: owner !== undefined, target, siblings, said };
      for (const name of Object.keys(said))
        for (const [isMet, reason] of NEEDS[name] ?? []) if (!isMet(place)) fault(node, `@${name} ${reason}`);
      for (const { as } of said.search ?? [])
        for (const [isMet, reason] of NEEDS[as] ?? []) if (!isMet(place)) fault(node, `@search as: ${as} ${reason}`);
      if (items.has(own.name)) fault(node, `refers to ${own.name} itself, not to a type that holds it in contentItems`);
      if (said.rows || asked === (owner ? 'alias' : 'contentItemId')) continue;
      const name = said.file?.[0].name ?? asked;
      if (fields[name]) fault(node, `two fields are called ${name} in item files`);
      const nested = !(own.name in SCALARS) && !target && isObjectType(inner) ? inner : null;
      if (nested && above.includes(nested.name)) {
        fault(node, `${nested.name} holds itself`);
        continue;
      }
      const kind = kindOf(place, asked in tables);
      if (!kind) fault(node, `no item file can hold a ${own.name}`);
      const [{ text: label, ...help } = { text: undefined }] = said.label ?? [];
      const shown = label ? { label, ...help } : labels.get(name);
      if (!shown) fault(node, `has no @label, nor has a field called ${name} before it`);
      else if (!labels.has(name)) labels.set(name, shown);
      const answerName = tables[asked] ?? asked;
      // of a table the rows alone are an extension
      const flags = FLAGS.filter((flag) => said[flag] && !(asked in tables && flag === 'extension'));
      fields[name] = {
        kind: kind ?? 'text',
        ...(shown ?? { label: name }),
        ...(target ? { target } : {}),
        ...(nested ? { typeName: nested.name, fields: fieldsOf(nested, [...above, nested.name]) } : {}),
        ...(answerName === name ? {} : { answerName }),
        ...Object.fromEntries(flags.map((flag) => [flag, true])),
        ...(said.search ? { search: said.search[0].as } : {}),
      };
      if (owner && node) addCalls(node, owner, name, place);
    }
    const called = Object.values(fields).filter(({ name }) => name).length;
    if (owner && called !== 1) fault(type.astNode, called ? 'two fields are its @name' : 'no field is its @name');
    return fields;
  };

  const types: Record<string, ContentType> = {};
  for (const [typeName, { folder, label, order, page = null, parent = null }] of items) {
    const type = schema.getType(typeName) as graphql.GraphQLObjectType;
    const fields = fieldsOf(type, [typeName]);
    const [field, direction] = order.split(' ') as [ContentType['order']['field'], string?];
    if (!fields[field] || !/^(ASC|DESC)$/.test(direction ?? ''))
      fault(type.astNode, `is ordered by ${order}, which is no field and direction`);
    if (parent && fields[parent]?.kind !== 'reference')
      fault(type.astNode, `stands under ${parent}, which refers to no item`);
    if (page && page.includes('{a}') !== (parent !== null)) fault(type.astNode, '{a} and a parent go together');
    types[folder] = {
      typeName,
      label,
      ...(saidOf(type.astNode).extension ? { extension: true } : {}),
      root: typeName[0].toLowerCase() + typeName.slice(1),
      order: { field, ascending: direction === 'ASC' },
      page,
      parent,
      hasAlias: 'alias' in type.getFields(),
      fields,
    };
  }
  if (faults.length > 0) throw new DescriptionError(faults);
  return { document: graphql.concatAST([document, rootsOf(Object.values(types))]), types, calls };
}

function parsed(source: graphql.Source): DocumentNode {
  try {
    return graphql.parse(source);
  } catch (error) {
    throw error instanceof GraphQLError ? new DescriptionError([error]) : error;
  }
}

/** A word of the description says something: an empty one would pass for a folder, a name or a label. */
const NoEmptyArgumentsRule: ValidationRule = (context) => ({
  Argument({ name, value }) {
    if (value.kind === Kind.STRING && value.value === '')
      context.reportError(new GraphQLError(`Argument "${name.value}" is empty.`, { nodes: value }));
  },
});

/** What the language itself demands. Those of a whole schema use no more of their context than those of a query have. */
const RULES = [
  graphql.KnownTypeNamesRule,
  graphql.KnownDirectivesRule,
  graphql.UniqueDirectivesPerLocationRule,
  graphql.KnownArgumentNamesRule,
  graphql.ProvidedRequiredArgumentsRule,
  graphql.ValuesOfCorrectTypeRule,
  graphql.UniqueTypeNamesRule,
  graphql.UniqueFieldDefinitionNamesRule,
  NoEmptyArgumentsRule,
] as readonly unknown[] as readonly ValidationRule[];

/** The types are checked by a schema of what they are described with: scalars, enums and directives. */
function languageFaults(document: DocumentNode): readonly GraphQLError[] {
  const isWord = ({ kind }: ASTNode) =>
    kind === Kind.DIRECTIVE_DEFINITION || kind === Kind.ENUM_TYPE_DEFINITION || kind === Kind.SCALAR_TYPE_DEFINITION;
  const part = (isMeant: (node: ASTNode) => boolean) => ({
    ...document,
    definitions: document.definitions.filter(isMeant),
  });
  return graphql.validate(
    graphql.buildASTSchema(part(isWord), { assumeValid: true }),
    part((node) => !isWord(node)),
    RULES,
  );
}

/** The type of what a bag holds: `x { contentItems { … } }`. */
function heldIn(type: graphql.GraphQLNamedType): graphql.GraphQLNamedType | null {
  const [only, ...more] = isObjectType(type) ? Object.values(type.getFields()) : [];
  return only?.name === 'contentItems' && more.length === 0 ? graphql.getNamedType(only.type) : null;
}

function kindOf({ base, isList, target, inner, said }: Place, isTable: boolean): FieldKind | null {
  if (target) return said.one ? 'reference' : 'references';
  if (base in SCALARS) {
    if (isList) return base === 'String' ? 'strings' : null;
    if (said.gated) return 'file';
    return said.markdown ? 'html' : SCALARS[base];
  }
  if (!isObjectType(inner)) return null;
  if (inner.name !== base) return 'items';
  if (isTable) return 'rows';
  return isList ? 'records' : 'record';
}

/** A list of each type, which can be asked for in the same ways. */
function rootsOf(types: readonly ContentType[]): DocumentNode {
  const asked = 'where: ContentWhere, orderBy: ContentOrderBy, first: Int, skip: Int, status: Status = PUBLISHED';
  const roots = types.map(
    ({ root, typeName, extension }) => `${root}(${asked}): [${typeName}]${extension ? ' @extension' : ''}`,
  );
  return graphql.parse(`type Query { ${roots.join('\n')} }`);
}
