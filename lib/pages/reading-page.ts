import type { RichText } from '../content/types';
import { escapeHtml } from '../html';
import { paths } from '../paths';
import { REST_ID } from '../white-papers/text-parts';

/** A paper's text as a page of its own, without scripts. @param rest null for those who have not left their card */
export function readingPage(paper: { id: string; title: string }, free: RichText, rest: RichText | null): string {
  const title = escapeHtml(paper.title);
  const ending = rest
    ? `<section id="${REST_ID}">${htmlOf(rest)}</section>`
    : `<p><a href="${paths.whitePaperText(paper.id)}#more">登记后读全文</a></p>`;
  return [
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="only light">',
    `<title>${title}</title><link rel="stylesheet" href="${paths.answerStyle()}">`,
    `<main><h1>${title}</h1><p><a href="${paths.whitePaper(paper.id)}">看PDF</a></p>`,
    `<article>${htmlOf(free)}${ending}</article></main></html>`,
  ].join('');
}

function htmlOf({ blocks }: RichText): string {
  return blocks
    .map((block) => {
      if (block.kind === 'html') return block.html;
      const picture = block.kind === 'chart' ? block.picture?.wide : block.poster;
      const caption = escapeHtml(block.caption);
      const drawn = picture ? `<img src="${escapeHtml(picture)}" alt="${caption}">` : '';
      return `<figure>${drawn}<figcaption>${caption}</figcaption></figure>`;
    })
    .join('');
}
