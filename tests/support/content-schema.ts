import { readFileSync } from 'node:fs';
import { buildASTSchema, Kind, parse, visit, type DocumentNode, type GraphQLSchema } from 'graphql';

function contract(): DocumentNode {
  return parse(readFileSync('graphql/generated/content/contract.graphql', 'utf8'));
}

/** The contract with the content service, extension fields included. */
export function fullSchema(): GraphQLSchema {
  return buildASTSchema(contract());
}

/** The contract of a service that has none of our extensions. */
export function specifiedSchema(): GraphQLSchema {
  const specified = visit(contract(), {
    [Kind.FIELD_DEFINITION]: (field) =>
      field.directives?.some((directive) => directive.name.value === 'extension') ? null : undefined,
  });
  return buildASTSchema(specified);
}
