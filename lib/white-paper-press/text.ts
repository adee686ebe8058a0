import { markdownToHtml } from '@/lib/content-service/markdown';
import {
  Citations,
  readSource,
  withLabels,
  type Block,
  type CaptionedTable,
  type FrontMatter,
  type Heading,
} from './blocks';
import { drawFigure, type Figure } from './figures/draw';
import { entry } from './references';

/** A white paper ready for the page: its body as HTML, its headings in order, its list of references. */
export interface Paper extends FrontMatter {
  headings: Heading[];
  body: string;
  references: string[];
}

/** Reads and translates `lib/sample-content/white-paper/<alias>.md`. Throws on unknown figures, tables or citations. */
export function readPaper(alias: string): Paper {
  const { matter, blocks, labels } = readSource(alias);
  const citations = new Citations();
  // the mark never begins a line: it is tied to the character before it
  const cited = citations.numbered(blocks.map(htmlOf).join('\n'), (before, numbers) => {
    const mark = `<sup class="citation">${numbers}</sup>`;
    return before ? `<span class="nobreak">${before}${mark}</span>` : mark;
  });
  const body = withLabels(cited, labels, (label, id) => `<a href="#${id}">${label}</a>`);
  return {
    ...matter,
    headings: blocks.flatMap((block) => (block.kind === 'heading' ? [block.heading] : [])),
    body: joinWords(joinUnits(body)),
    references: citations.cited.map((item) => entry(item, matter.standards)),
  };
}

/** No line break between a number and its unit; tags stay as they are. */
export function joinUnits(html: string): string {
  return html.replace(/>[^<]+|^[^<]+/g, (text) =>
    text
      .replace(/(\d) (?=[A-Za-zµ°Ω])/g, '$1\u00a0')
      .replace(/\b(SD|CI|IQR) (?=[−\d])/g, '$1\u00a0')
      .replace(/ ([=≤≥×±]|&(?:[lg]t|#x3C);) (?=[−\d])/g, '\u00a0$1\u00a0'),
  );
}

/** In paragraphs and lists a number keeps its measure word; a text's last characters stay together, so that no line holds a single one. */
function joinWords(html: string): string {
  return html
    .replace(/<(p|li)(?: class="task-list-item")?>[\s\S]*?<\/\1>/g, (block) =>
      block.replace(/>[^<]+/g, (text) => text.replace(/\d[人名次台段份个]/g, '<span class="nobreak">$&</span>')),
    )
    .replace(/([^<>\s]{4})(?=<\/(?:p|li)>)/g, '<span class="nobreak">$1</span>');
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return heading(block.heading);
    case 'table':
      return table(block.table);
    case 'figure':
      return figureBlock(block.figure, block.label);
    case 'formula':
      return `<div class="formula"><span>${block.value}</span><span>（${block.number}）</span></div>`;
    case 'box':
      return markdownToHtml(block.source)
        .replace(/^<blockquote>/, '<aside>')
        .replace(/<\/blockquote>$/, '</aside>');
    case 'text':
      return markdownToHtml(block.source);
  }
}

/** One line, without the paragraph around it. */
function inline(markdown: string): string {
  return markdownToHtml(markdown).replace(/^<p>|<\/p>$/g, '');
}

function heading({ id, level, number, title }: Heading): string {
  const mark = number ? `<span class="number">${number}</span>` : '';
  return `<h${level} id="${id}">${mark}${inline(title)}</h${level}>`;
}

function table({ id, label, caption, rows, source, note }: CaptionedTable): string {
  const long = rows > 14 ? ' long' : '';
  const below = note && `<p class="note">${inline(note)}</p>`;
  const title = `<figcaption><b>${label}</b>　${inline(caption)}</figcaption>`;
  return `<figure class="table${long}" id="表-${id}">${title}${markdownToHtml(source)}${below}</figure>`;
}

function figureBlock(figure: Figure, label: string): string {
  const note = figure.note ? `<p class="note">${inline(figure.note)}</p>` : '';
  const title = `<figcaption><b>${label}</b>　${inline(figure.caption)}</figcaption>`;
  return `<figure id="图-${figure.id}">${drawFigure(figure)}${title}${note}</figure>`;
}
