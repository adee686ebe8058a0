import 'server-only';
import { Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { isRecord } from '../../is-record';
import { breachOfContract } from './contract';

/** What is wrong with an answer: it cannot be used at all, or it only differs from what the contract promises. */
export interface Fault {
  reason: string;
  isUnusable: boolean;
}

/**
 * Looks whether `data` answers the question. A root list that is null or not
 * there says nothing about what exists, and an item that was not asked for
 * answers another question: neither can be used. Whatever else the contract
 * does not know makes the answer doubtful.
 */
export function faultOf(text: string, variables: object, data: Record<string, unknown>): Fault | null {
  const { alias, id } = variables as { alias?: unknown; id?: unknown };
  const document = documentOf(text);
  let doubt: string | null = null;
  for (const root of rootFields(document)) {
    const list = data[root];
    if (!Array.isArray(list)) return { reason: `${root} 不是列表`, isUnusable: true };
    if (isAnother(list[0], alias, id)) return { reason: `${root} 答的是别的条目`, isUnusable: true };
    if (!list.every((item) => isRecord(item) && !isNameless(item))) doubt = `${root} 里有不完整的条目`;
  }
  doubt ??= breachOfContract(document, data);
  return doubt === null ? null : { reason: doubt, isUnusable: false };
}

/** Does an answer without faults hold nothing? */
export function isEmptyAnswer(data: Record<string, unknown>): boolean {
  return Object.values(data).every((list) => Array.isArray(list) && list.length === 0);
}

/** The names that an answer's lists are under. */
function rootFields(document: DocumentNode): string[] {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const selections = operation?.selectionSet.selections ?? [];
  return selections.flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : []));
}

/** Says the item plainly that it is not the one that was asked for? */
function isAnother(item: unknown, alias: unknown, id: unknown): boolean {
  if (!isRecord(item)) return false;
  if (typeof id === 'string') return typeof item.contentItemId === 'string' && item.contentItemId !== id;
  const own = isRecord(item.alias) ? item.alias.alias : item.alias;
  return typeof alias === 'string' && typeof own === 'string' && own.toLowerCase() !== alias.toLowerCase();
}

/** Every item has an id and a name: where they were asked for, they are there. */
function isNameless(item: Record<string, unknown>): boolean {
  return ['contentItemId', 'displayText'].some((field) => field in item && (item[field] ?? '') === '');
}

const documents = new Map<string, DocumentNode>();

/** The text of an operation, read once: there are as many as are in the folder of documents. */
function documentOf(text: string): DocumentNode {
  const document = documents.get(text) ?? parse(text, { noLocation: true });
  if (documents.size < 500) documents.set(text, document);
  return document;
}
