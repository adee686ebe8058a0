import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';

/** Syntax that Chromium 87 or Safari 14.5 refuses, by node of the tree; what they know of ES2022 is all the rest. */
const NEWER: Record<string, (node: Shape) => string | false> = {
  StaticBlock: () => 'static {',
  MethodDefinition: ({ key }) => key?.type === 'PrivateIdentifier' && '#method()',
  BinaryExpression: ({ left }) => left?.type === 'PrivateIdentifier' && '#field in',
  ImportAttribute: () => 'import … with',
  Literal: ({ regex, value }) => {
    if (regex) return newerPattern(regex.pattern) || (/[dv]/.test(regex.flags) && `/${regex.flags}`);
    // a pattern that a script puts together is refused when it runs
    return typeof value === 'string' && newerPattern(value);
  },
  TemplateElement: ({ value }) => typeof value === 'object' && newerPattern(value?.raw ?? ''),
};

interface Shape {
  key?: Node;
  left?: Node;
  regex?: { pattern: string; flags: string };
  value?: string | { raw: string };
}

const newerPattern = (pattern: string) => /\(\?<[=!]/.test(pattern) && '(?<= (?<!';

/** @returns what is too new in a script, as `line:column what` */
export function newerSyntax(source: string): string[] {
  const options = { ecmaVersion: 'latest', locations: true } as const;
  const found: string[] = [];
  let tree: Node;
  try {
    // top-level await and module syntax are for modules only
    tree = parse(source, {
      ...options,
      sourceType: /^\s*(im|ex)port\b|[;}](im|ex)port[ {*]/.test(source) ? 'module' : 'script',
    });
  } catch (error) {
    return [String(error)];
  }
  full(tree, (node) => {
    const what = NEWER[node.type]?.(node as unknown as Shape);
    if (what) found.push(`${node.loc?.start.line}:${node.loc?.start.column} ${what}`);
  });
  return found;
}
