import { Kind, parse, type SelectionSetNode } from 'graphql';

/** What a careless or broken service may send in place of a value. `undefined` leaves the field out. */
export const RUBBISH: unknown[] = [
  undefined,
  null,
  7,
  true,
  '文字',
  [],
  {},
  [null, 7, '文字', [], {}],
  { a: { b: 1 } },
];

/** Depth of the deepest operation, in objects: a feature's block's features' picture. */
export const DEEPEST = 8;

/**
 * An answer to a query, good down to a depth and rubbish in every field below.
 * Depth 1: the root fields; 2: the fields of the items; and so on.
 */
export function spoiledAnswer(query: string, depth: number, rubbish: unknown): Record<string, unknown> {
  const document = parse(query);
  const selections = (set: SelectionSetNode, level: number): Record<string, unknown> =>
    Object.assign(
      {},
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.INLINE_FRAGMENT) return selections(selection.selectionSet, level);
        if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = document.definitions.find(
            (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
          );
          return fragment?.kind === Kind.FRAGMENT_DEFINITION ? selections(fragment.selectionSet, level) : {};
        }
        const name = selection.name.value;
        if (level >= depth) return { [name]: rubbish };
        if (!selection.selectionSet) return { [name]: goodValue(name) };
        const inner = selections(selection.selectionSet, level + 1);
        return { [name]: level === 1 || name === 'contentItems' ? [inner, inner] : inner };
      }),
    );
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? selections(operation.selectionSet, 1) : {};
}

function goodValue(name: string): unknown {
  if (name === 'urls') return ['/media/a.webp'];
  if (name === 'alias') return 'only';
  return name === 'sortNum' ? 1 : '文字';
}
