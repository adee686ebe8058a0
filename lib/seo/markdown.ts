import 'server-only';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { DataTable, RichText } from '../content/types';
import { env } from '../env';

const convert = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(withWholeAddresses)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/** Rich text as Markdown; a chart is its caption and its table, an animation its caption. */
export function toMarkdown({ blocks }: RichText): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'html') return String(convert.processSync(block.html)).trim();
    const table = block.kind === 'chart' && block.table ? markdownTable(block.table) : '';
    return [block.caption && `*${block.caption}*`, table].filter(Boolean).join('\n\n');
  });
  // where a heading may break is of no use to a program
  return parts.filter(Boolean).join('\n\n').replaceAll('\u200b', '');
}

/** A table as Markdown; a bar in a cell is no border. */
export function markdownTable({ head, rows }: DataTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What is alone has no page to be relative to. */
function withWholeAddresses() {
  return (tree: Parameters<typeof visit>[0]) => {
    visit(tree, (node: { type: string; url?: string }) => {
      if ((node.type === 'link' || node.type === 'image') && node.url?.startsWith('/'))
        node.url = env.siteUrl + node.url;
    });
  };
}
