import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '../../is-record';

let schema: GraphQLSchema | undefined;

/** The contract with the content service, read once. */
export function contract(): GraphQLSchema {
  const file = path.join(
    /*turbopackIgnore: true*/ process.cwd(),
    'graphql',
    'generated',
    'content',
    'contract.graphql',
  );
  return (schema ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true }));
}

/**
 * Compares an answer with the contract: every field that was asked for is there
 * and of its type, or null.
 * @returns the first place that differs, or null
 */
export function breachOfContract(document: DocumentNode, data: Record<string, unknown>): string | null {
  const query = contract().getQueryType();
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION && query) return inObject(document, node.selectionSet, query, data);
  }
  return null;
}

function inObject(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  type: GraphQLObjectType,
  value: Record<string, unknown>,
): string | null {
  for (const selection of selections) {
    let breach: string | null = null;
    if (selection.kind === Kind.FIELD) {
      const { name, selectionSet } = selection;
      const known = type.getFields()[name.value];
      if (known && !(name.value in value)) return `缺少 ${name.value}`;
      if (known) breach = inValue(document, name.value, selectionSet, known.type, value[name.value]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      // of what is of another type nothing was asked
      if (Object.keys(value).length > 0) breach = inObject(document, selection.selectionSet, type, value);
    } else {
      const fragment = document.definitions.find(
        (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
      );
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION) breach = inObject(document, fragment.selectionSet, type, value);
    }
    if (breach !== null) return breach;
  }
  return null;
}

function inValue(
  document: DocumentNode,
  name: string,
  selections: SelectionSetNode | undefined,
  type: GraphQLOutputType,
  value: unknown,
): string | null {
  if (value === null) return null;
  const present = getNullableType(type);
  if (isListType(present)) {
    if (!Array.isArray(value)) return `${name} 不是列表`;
    for (const entry of value) {
      const breach = inValue(document, name, selections, present.ofType, entry);
      if (breach !== null) return breach;
    }
    return null;
  }
  const named = getNamedType(present);
  if (selections && isObjectType(named))
    return isRecord(value) ? inObject(document, selections, named, value) : `${name} 不是对象`;
  return isOfType(named.name, isEnumType(named), value) ? null : `${name} 的类型不对`;
}

function isOfType(type: string, isEnum: boolean, value: unknown): boolean {
  if (type === 'String' || type === 'ID' || isEnum) return typeof value === 'string';
  if (type === 'Int' || type === 'Float' || type === 'Decimal') return typeof value === 'number';
  if (type === 'Boolean') return typeof value === 'boolean';
  return typeof value === 'string' || typeof value === 'number';
}
