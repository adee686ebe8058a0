/** What no line may end within: a word, a number with its unit. */
const PARTS = /[\p{Script=Latin}\p{N}.,+−±°/%×–·µΩ²\u00A0\u202F'’"-]+|./gsu;
/** Marks that no line begins with. */
const CLOSING = /^[，。、；：？！）》”’％%]/u;

/** A text in lines of at most this width; a word that is wider than a line is cut. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of fitting(text.match(PARTS) ?? [], width, widthOf)) {
    if (line === '' || CLOSING.test(part) || widthOf(line + part) <= width) line += part;
    else {
      lines.push(line.trimEnd());
      line = part.trimStart();
    }
  }
  return [...lines, line.trimEnd()];
}

function fitting(parts: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  return parts.flatMap((part) => (widthOf(part) <= width ? [part] : [...part]));
}
