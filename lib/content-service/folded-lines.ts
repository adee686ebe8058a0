import { visit, type Document } from 'yaml';
import { joinsWithout } from '../chinese-lines';

/** How much of two lines is compared to find where they met. */
const COMPARED = 12;

/**
 * YAML folds the lines of a value (`>-`, or one that simply goes on in the next line) with blanks. Between Chinese
 * characters nobody meant one: it is taken out again, and only where a line ended.
 */
export function joinFolded(document: Document.Parsed, source: string): void {
  visit(document, {
    Scalar(_, node) {
      const { value, type, range } = node;
      if (typeof value !== 'string' || type === 'BLOCK_LITERAL' || !range) return;
      const quotes = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0;
      const lines = source.slice(range[0] + quotes, range[1] - quotes).split('\n');
      if (lines.length > 1)
        node.value = joined(
          value,
          lines.map((line) => line.trim()),
        );
    },
  });
}

function joined(value: string, lines: readonly string[]): string {
  let text = value;
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const before = [...line];
    const after = [...(lines[index + 1] ?? '')];
    if (!joinsWithout(before.at(-1) ?? '', after[0] ?? '')) continue;
    const end = before.slice(-COMPARED).join('');
    const begin = after.slice(0, COMPARED).join('');
    const place = text.indexOf(`${end} ${begin}`, from);
    if (place < 0) continue;
    from = place + end.length;
    text = text.slice(0, from) + text.slice(from + 1);
  }
  return text;
}
