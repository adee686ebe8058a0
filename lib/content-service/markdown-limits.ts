const NESTED = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){21}/m;
const INDENTED = /^[ \t]{201}/m;
const MARKS = /([*_~`[\]!])\1{100}/;
/** Signs that the reader looks for partners of, to and fro over the paragraph. */
const SIGN = /[*_~[\]|]/g;
const SIGNS_MAX = 10_000;
const LINES_MAX = 2_000;
const TAG = /<[a-z]/gi;
const TAGS_MAX = 2_000;

/**
 * What would be drawn for seconds, or not at all: the Markdown reader goes into
 * every level by a call of its own and gives up somewhere below a thousand.
 * @returns the reason, or null for what a person writes
 */
export function markdownProblem(text: string): string | null {
  if (NESTED.test(text) || INDENTED.test(text)) return '嵌套得太深（列表与引用最多二十层）';
  if (MARKS.test(text)) return '同一个记号连着写了一百多个';
  const blocks = text.split(/\n[ \t]*\n/);
  if (blocks.some((block) => (block.match(SIGN)?.length ?? 0) > SIGNS_MAX))
    return `一段里的记号太多（* _ ~ [ ] | 最多 ${SIGNS_MAX} 个）`;
  if (blocks.some((block) => block.split('\n').length > LINES_MAX)) return `一段里的行太多（最多 ${LINES_MAX} 行）`;
  return (text.match(TAG)?.length ?? 0) > TAGS_MAX ? `HTML 标签太多（最多 ${TAGS_MAX} 个）` : null;
}
