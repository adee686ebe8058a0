import { readFileSync } from 'node:fs';
import path from 'node:path';
import { richText } from '../../content/rich-text/rich-text';
import type { ChartTable, RichBlock } from '../../content/types';
import { escapeHtml } from '../../html';
import { paths } from '../../paths';
import { drawnFile } from './drawn-file';

/** How the site sets a text; its fonts are those of the reader. */
const STYLES = ['app/tokens.css', 'app/globals.css', 'components/ui/rich-text.module.css'];
/** What charts are drawn for. */
const BESIDE = `body { padding: 1rem }
[data-drawn] { padding: var(--space-24); border-radius: var(--radius-card); background: var(--deep) }`;

/** A Markdown text of an item as the site's own renderer sets it: a document by itself, which asks for pictures only. */
export async function renderedText(text: string): Promise<string> {
  const style = STYLES.map((file) => readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file), 'utf8'));
  const { blocks } = await richText(text);
  const html = await Promise.all(blocks.map(blockHtml));
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>网站上的样子</title>
<style>${style.join('\n')}\n${BESIDE}</style><main class="root">${html.join('\n')}</main></html>`;
}

async function blockHtml(block: RichBlock): Promise<string> {
  if (block.kind === 'html') return `<div>${block.html}</div>`;
  const file = block.src.slice(block.src.indexOf(paths.media('')) + paths.media('').length);
  const [drawing, caption] = [await drawnFile(file), escapeHtml(block.caption)];
  const picture = drawing
    ? `<img${block.kind === 'chart' ? ' data-drawn' : ''} alt="${caption}" src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}">`
    : `<p>画不出来：没有 ${escapeHtml(file)}，或者它既不是图表也不是动画</p>`;
  const table = block.kind === 'chart' && block.table ? tableHtml(block.table) : '';
  return `<figure>${picture}<figcaption>${caption}</figcaption>${table}</figure>`;
}

function tableHtml({ head, rows }: ChartTable): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
