import 'server-only';
import { Kind, parse, print, TypeInfo, visit, visitWithTypeInfo, type DocumentNode } from 'graphql';
import { contract } from './contract';

/** How servers of GraphQL say what they do not know, whatever marks they quote with. */
const UNKNOWN_FIELD = /field\s+\W?(\w+)\W?\s+on\s+type\s+\W?(\w+)/i;
const UNKNOWN_TYPE = /unknown\s+type\s+\W?(\w+)/i;

/**
 * The part of an operation that a service knows, by the reasons for which it refused the whole.
 * @returns null when they name nothing of it, or when what is left asks for none of our extensions
 */
export function knownPart(text: string, reasons: readonly string[]): string | null {
  const unknown = new Set(reasons.flatMap(unknownIn));
  const info = new TypeInfo(contract());
  let left = 0;
  const isEmpty = (node: { selectionSet?: { selections: readonly unknown[] } }) =>
    node.selectionSet?.selections.length === 0;
  const known = visit(
    parse(text, { noLocation: true }),
    visitWithTypeInfo(info, {
      Field: {
        enter: ({ name }) => (unknown.has(`${info.getParentType()?.name}.${name.value}`) ? null : undefined),
        leave(node) {
          if (isEmpty(node)) return null;
          const directives = info.getFieldDef()?.astNode?.directives ?? [];
          if (directives.some(({ name }) => name.value === 'extension')) left += 1;
          return undefined;
        },
      },
      InlineFragment: {
        enter: ({ typeCondition }) => (unknown.has(String(typeCondition?.name.value)) ? null : undefined),
        leave: (node) => (isEmpty(node) ? null : undefined),
      },
    }),
  );
  const part = print(withoutUnused(known));
  return left > 0 && part !== print(parse(text)) ? part : null;
}

function unknownIn(reason: string): string[] {
  const [, field, type] = UNKNOWN_FIELD.exec(reason) ?? [];
  const [, name] = UNKNOWN_TYPE.exec(reason) ?? [];
  return [...(field ? [`${type}.${field}`] : []), ...(name ? [name] : [])];
}

/** A fragment that nothing spreads any more would be refused too. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const spread = new Set<string>();
  visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) });
  const definitions = document.definitions.filter(
    (node) => node.kind !== Kind.FRAGMENT_DEFINITION || spread.has(node.name.value),
  );
  return { ...document, definitions };
}
