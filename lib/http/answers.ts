import { paths } from '../paths';
import { escapeHtml } from '../html';

export interface Answer {
  status: number;
  /** of its words; Chinese where nothing is said */
  language?: 'en';
  message: string;
  /** wrong fields, each with its message */
  fields?: Record<string, string>;
  headers?: HeadersInit;
  /** further members of the JSON answer */
  extra?: Record<string, unknown>;
  /** for the page: further lines, and where its link leads */
  lines?: string[];
  link?: { href: string; label: string };
  /** asks to send these values */
  form?: { action: string; values: [name: string, value: string][]; submit: string };
}

/** An answer for programs. */
export function jsonAnswer({ status, message, fields, headers, extra }: Answer): Response {
  return Response.json({ ...extra, message, ...(fields ? { fields } : {}) }, { status, headers: withNoStore(headers) });
}

/** By then the content service has been asked again. */
export const RETRY_SECONDS = 30;

/** For programs that asked for what only the content service knows, while it gives no answer. */
export function noContent(): Response {
  return jsonAnswer({
    status: 503,
    message: '内容服务没有答复',
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });
}

/** The same as a page, for forms that are sent without scripts. */
export function pageAnswer({
  status,
  language,
  message,
  fields = {},
  headers,
  lines = [],
  link,
  form,
}: Answer): Response {
  const colon = language ? ': ' : '：';
  const items = [...Object.entries(fields).map(([name, text]) => `${name}${colon}${text}`), ...lines];
  const html = [
    `<!doctype html><html lang="${language ?? 'zh-CN'}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(message)}</title><link rel="stylesheet" href="${paths.answerStyle()}">`,
    `<main><h1>${escapeHtml(message)}</h1>`,
    ...items.map((item) => `<p>${escapeHtml(item)}</p>`),
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '',
    form ? formHtml(form) : '',
    '</main></html>',
  ].join('');
  const all = withNoStore(headers);
  all.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers: all });
}

function formHtml({ action, values, submit }: NonNullable<Answer['form']>): string {
  const hidden = values.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<button>${escapeHtml(submit)}</button></form>`;
}

function withNoStore(headers?: HeadersInit): Headers {
  const all = new Headers(headers);
  all.set('Cache-Control', 'no-store');
  return all;
}
