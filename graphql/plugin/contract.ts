import { Kind, print, visit, type ConstDirectiveNode, type DocumentNode } from 'graphql';

/** The one directive that a reader of the contract has to know. */
const KEPT = 'extension';

const isInternal = (directives: readonly ConstDirectiveNode[] = []) =>
  directives.some(({ name }) => name.value === 'internal');

/** The contract with the content service: the description without our directives and what only item files have. */
export function contractOf(description: DocumentNode): DocumentNode {
  const own = new Set(
    description.definitions.flatMap((node) =>
      node.kind === Kind.DIRECTIVE_DEFINITION
        ? (node.arguments ?? []).flatMap(({ type }) => [
            type.kind === Kind.NON_NULL_TYPE ? print(type.type) : print(type),
          ])
        : [],
    ),
  );
  return visit(description, {
    DirectiveDefinition: (node) => (node.name.value === KEPT ? undefined : null),
    EnumTypeDefinition: (node) => (own.has(node.name.value) ? null : undefined),
    ObjectTypeDefinition: (node) => (isInternal(node.directives) ? null : undefined),
    FieldDefinition: (node) => (isInternal(node.directives) ? null : undefined),
    Directive: (node) => (node.name.value === KEPT ? undefined : null),
  });
}

/** The same whatever the order it is written in: definitions, fields, arguments and values by name. */
export function sortedText(document: DocumentNode): string {
  const byName = <T extends { name?: { value: string } }>(list: readonly T[] | undefined) =>
    list && [...list].sort((a, b) => ((a.name?.value ?? '') < (b.name?.value ?? '') ? -1 : 1));
  const sorted = visit(document, {
    ObjectTypeDefinition: { leave: (node) => ({ ...node, fields: byName(node.fields) }) },
    InputObjectTypeDefinition: { leave: (node) => ({ ...node, fields: byName(node.fields) }) },
    EnumTypeDefinition: { leave: (node) => ({ ...node, values: byName(node.values) }) },
    FieldDefinition: { leave: (node) => ({ ...node, arguments: byName(node.arguments) }) },
  });
  const definitions = sorted.definitions.map((node) => print(node));
  const nameIn = (text: string) => /^(?:"[^\n]*\n)?\w+ @?(\w+)/.exec(text)?.[1] ?? text;
  return definitions.sort((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1)).join('\n\n') + '\n';
}
