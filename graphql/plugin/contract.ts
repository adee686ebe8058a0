import { visit, type ConstDirectiveNode, type DocumentNode } from 'graphql';

/** The one directive that a reader of the contract has to know. */
const KEPT = 'extension';

const unlessInternal = {
  enter: ({ directives = [] }: { directives?: readonly ConstDirectiveNode[] }) =>
    directives.some(({ name }) => name.value === 'internal') ? null : undefined,
};

/** The contract with the content service: the description without our directives and what is not part of it. */
export function contractOf(description: DocumentNode): DocumentNode {
  return visit(description, {
    DirectiveDefinition: ({ name }) => (name.value === KEPT ? undefined : null),
    Directive: ({ name }) => (name.value === KEPT ? undefined : null),
    EnumTypeDefinition: unlessInternal,
    ObjectTypeDefinition: unlessInternal,
    FieldDefinition: unlessInternal,
  });
}
