import { readFileSync } from 'node:fs';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { coverPage } from './cover';
import { fontTags } from './fonts';
import { joinUnits, type Paper } from './text';

/** What the site's item says about the paper. */
export interface Item {
  displayText: string;
  publishedUtc: string;
}

const chineseDate = (iso: string) => {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

/** A short list of contents leaves room for the first chapter on its page. */
const isShort = (paper: Paper) => paper.headings.length <= 14;

/** The whole document. `pages` gives the page of each heading by its id; empty in the pass that measures. */
export function documentHtml(alias: string, item: Item, paper: Paper, pages: Map<string, number>): string {
  const style = readFileSync('lib/white-paper-press/style.css', 'utf8');
  const title = item.displayText;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="author" content="${paper.authors}">
${fontTags()}
<style>
${style}
@page { @top-left { content: "${title}"; } }
</style>
</head>
<body${isShort(paper) ? ' class="short"' : ''}>
${cover(alias, item, paper)}
${opening(item, paper, pages)}
<main>
${paper.body}
${paper.references.length ? references(paper.references) : ''}
</main>
</body>
</html>`;
}

function cover(alias: string, item: Item, paper: Paper): string {
  const edition = paper.revised ? `，${chineseDate(paper.revised)}第2版` : '';
  const dates = `${chineseDate(item.publishedUtc)}${paper.revised ? '第1版' : ''}${edition}`;
  return coverPage(alias, item.displayText, `<span>${paper.authors}</span><span>${dates}</span>`);
}

function opening(item: Item, paper: Paper, pages: Map<string, number>): string {
  const year = (paper.revised ?? item.publishedUtc).slice(0, 4);
  const lines = paper.headings.map(({ id, level, number, title }) => {
    const page = pages.get(id) ?? '';
    return (
      `<li class="level-${level}"><a href="#${id}"><span class="number">${number}</span><span class="name">${title}` +
      `</span><span class="leader"></span><span class="page">${page}</span></a></li>`
    );
  });
  return `<section class="opening">
<p class="label">摘要</p>
<p class="abstract">${joinUnits(paper.abstract.trim())}</p>
<p class="keywords"><b>关键词</b>　${paper.keywords.join('；')}</p>
<p class="label">目录</p>
<ol class="contents${paper.headings.length > 26 ? ' columns' : ''}">${lines.join('\n')}</ol>
<p class="colophon"><b>引用本文</b>　${paper.authors}. ${item.displayText}[R]. 苏州: ${site.name}, ${year}.<br>
文中数字只在写明的条件下成立。换一套设备或一间房，应当重新测量。${env.isSample ? `<br>${site.sampleNotice}` : ''}</p>
</section>`;
}

function references(items: string[]): string {
  const lines = items.map((item, index) => `<li><span>[${index + 1}]</span><span>${joinUnits(item)}</span></li>`);
  return `<h2 id="references">参考文献</h2>\n<ol class="references">${lines.join('\n')}</ol>`;
}
