import { paths } from '../paths';
import { escapeHtml } from '../text';

export interface Answer {
  status: number;
  message: string;
  /** wrong fields, each with its message */
  fields?: Record<string, string>;
  headers?: HeadersInit;
  /** further members of the JSON answer */
  extra?: Record<string, unknown>;
  /** for the page: further lines, and where its link leads */
  lines?: string[];
  link?: { href: string; label: string };
}

/** An answer for programs. */
export function jsonAnswer({ status, message, fields, headers, extra }: Answer): Response {
  return Response.json({ ...extra, message, ...(fields ? { fields } : {}) }, { status, headers: withNoStore(headers) });
}

/** The same as a page, for forms that are sent without scripts. */
export function pageAnswer({ status, message, fields = {}, headers, lines = [], link }: Answer): Response {
  const items = [...Object.entries(fields).map(([name, text]) => `${name}：${text}`), ...lines];
  const html = [
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(message)}</title><link rel="stylesheet" href="${paths.answerStyle()}">`,
    `<main><h1>${escapeHtml(message)}</h1>`,
    ...items.map((item) => `<p>${escapeHtml(item)}</p>`),
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '',
    '</main></html>',
  ].join('');
  const all = withNoStore(headers);
  all.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers: all });
}

function withNoStore(headers?: HeadersInit): Headers {
  const all = new Headers(headers);
  all.set('Cache-Control', 'no-store');
  return all;
}
