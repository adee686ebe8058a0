import type { Element, ElementContent, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { phrasing } from 'hast-util-phrasing';
import { SKIP, visit } from 'unist-util-visit';
import { joinLines, joinsWithout } from '../chinese-lines';

/** Lines of Chinese that go on in the next one are joined without a blank; what is preformatted stays as it is. */
export function joinedLines() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP;
      if (node.type === 'text' && parent && index !== undefined) node.value = joined(node, index, parent as Element);
    });
  };
}

function joined({ value }: Text, index: number, { children }: Element): string {
  if (!value.includes('\n')) return value;
  const before = edge(children[index - 1], -1);
  const after = edge(children[index + 1], 1);
  let text = joinLines(value);
  const [, begin] = /^\s*\n\s*(\S)/u.exec(text) ?? [];
  if (begin && joinsWithout(before, begin)) text = text.trimStart();
  const [, end] = /(\S)\s*\n\s*$/u.exec(text) ?? [];
  if (end && joinsWithout(end, after)) text = text.trimEnd();
  return /^\s*\n\s*$/.test(text) && joinsWithout(before, after) ? '' : text;
}

/** The last or first character of a neighbour that is on the same line; none of a line break or a picture. */
function edge(node: ElementContent | undefined, side: -1 | 1): string {
  if (node?.type !== 'element' || !phrasing(node)) return '';
  const signs = [...toString(node)];
  return signs.at(side === -1 ? -1 : 0) ?? '';
}
