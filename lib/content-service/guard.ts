import { Kind, parse, type DocumentNode, type FieldNode, type SelectionSetNode, type ValueNode } from 'graphql';

/** What a query may ask for at most. The site's own operations stay far below. */
export const QUERY_LIMITS = { length: 8_000, depth: 15, rootFields: 8, aliases: 20, first: 1_000, objects: 100_000 };

/** How many items a list is taken to have where the query does not say: at the root, and below an item. */
const LIST_LENGTHS = { root: 100, nested: 5 };

/**
 * Refuses queries that cost too much or ask for what is not published, before
 * they reach any content service.
 * @returns the reason in Chinese, or null when the query may pass
 */
export function refuseQuery(source: string, variables: Record<string, unknown> = {}): string | null {
  if (source.length > QUERY_LIMITS.length) return `查询太长：最多 ${QUERY_LIMITS.length} 个字符`;
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: QUERY_LIMITS.length });
  } catch {
    return null; // the content service says what is wrong with the text
  }
  const inspection = new Inspection(document, variables);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.operation !== 'query') return '只接受查询（query）';
    for (const variable of definition.variableDefinitions ?? []) {
      const name = variable.variable.name.value;
      if (variable.defaultValue && !Object.hasOwn(variables, name))
        inspection.defaults.set(name, variable.defaultValue);
    }
    inspection.visit(definition.selectionSet, 1, [], 1);
  }
  return inspection.refusal;
}

class Inspection {
  refusal: string | null = null;
  readonly defaults = new Map<string, ValueNode>();
  private rootFields = 0;
  private aliases = 0;
  private fields = 0;
  /** objects that the answer may hold */
  private objects = 0;

  constructor(
    private readonly document: DocumentNode,
    private readonly variables: Record<string, unknown>,
  ) {}

  /** @param parents how many objects these fields are asked of */
  visit(selections: SelectionSetNode, depth: number, fragments: readonly string[], parents: number): void {
    if (this.refusal) return;
    if (depth > QUERY_LIMITS.depth) return this.refuse(`查询太深：最多 ${QUERY_LIMITS.depth} 层`);
    for (const selection of selections.selections) {
      if (this.refusal) return;
      // fragments that spread one another multiply: count what is visited, not what is written
      if (++this.fields > QUERY_LIMITS.length) return this.refuse('查询的字段太多');
      if (selection.kind === Kind.FIELD) this.visitField(selection, depth, fragments, parents);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.visit(selection.selectionSet, depth, fragments, parents);
      else this.visitSpread(selection.name.value, depth, fragments, parents);
    }
  }

  private visitSpread(name: string, depth: number, fragments: readonly string[], parents: number): void {
    if (fragments.includes(name)) return this.refuse('片段循环引用');
    const fragment = this.document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    if (fragment?.kind === Kind.FRAGMENT_DEFINITION)
      this.visit(fragment.selectionSet, depth, [...fragments, name], parents);
  }

  private visitField(field: FieldNode, depth: number, fragments: readonly string[], parents: number): void {
    let length = depth === 1 ? LIST_LENGTHS.root : field.name.value === 'contentItems' ? LIST_LENGTHS.nested : 1;
    if (depth === 1 && ++this.rootFields > QUERY_LIMITS.rootFields) {
      return this.refuse(`查询的根字段太多：最多 ${QUERY_LIMITS.rootFields} 个`);
    }
    if (field.alias && ++this.aliases > QUERY_LIMITS.aliases) {
      return this.refuse(`查询的别名太多：最多 ${QUERY_LIMITS.aliases} 个`);
    }
    for (const argument of field.arguments ?? []) {
      const value = this.valueOf(argument.value);
      if (argument.name.value === 'first' && (Number(value) > QUERY_LIMITS.first || Number(value) < 0)) {
        return this.refuse(`first 最大是 ${QUERY_LIMITS.first}，不能是负数`);
      }
      if (argument.name.value === 'first' && value !== null) length = Number(value);
      if (argument.name.value === 'status' && value !== 'PUBLISHED' && value !== null) {
        return this.refuse('只能查询已发布的内容');
      }
    }
    if (!field.selectionSet) return;
    this.objects += parents * length;
    if (this.objects > QUERY_LIMITS.objects) return this.refuse(`查询太贵：最多 ${QUERY_LIMITS.objects} 个对象`);
    this.visit(field.selectionSet, depth + 1, fragments, parents * length);
  }

  private valueOf(node: ValueNode): unknown {
    if (node.kind === Kind.VARIABLE) {
      const name = node.name.value;
      if (Object.hasOwn(this.variables, name)) return this.variables[name];
      const fallback = this.defaults.get(name);
      return fallback ? this.valueOf(fallback) : null;
    }
    return 'value' in node ? node.value : null;
  }

  private refuse(reason: string): void {
    this.refusal = reason;
  }
}
