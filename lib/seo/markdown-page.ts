import 'server-only';
import { cacheLife } from 'next/cache';
import { env } from '../env';
import { english } from '../english/words';
import { detailPage, englishDetailPage } from '../routes';
import { site } from '../site';
import { toMarkdown } from './markdown';
import { addressOf } from './metadata';
import { anyMarkdown, type MarkdownPage } from './any-markdown';
import { englishMarkdown } from './english-markdown';
import { MARKDOWN_READERS } from './markdown-readers';

/** The Markdown of the page at a canonical path; null where there is no such page. */
export async function getMarkdown(path: string): Promise<string | null> {
  'use cache';
  cacheLife('content');
  const page = await readMarkdownPage(path);
  return page?.page.path === path ? write(page) : null;
}

/** What the page at a canonical path says; null where there is none. */
export async function readMarkdownPage(path: string): Promise<MarkdownPage | null> {
  const inEnglish = englishDetailPage(path);
  if (inEnglish) return englishMarkdown(inEnglish.type, inEnglish.id, inEnglish.a ?? '');
  const { type, id, a = '' } = detailPage(path) ?? {};
  return type && id ? (MARKDOWN_READERS[type]?.(id, a) ?? anyMarkdown(type, id)) : null;
}

const CHINESE = { notice: site.sampleNotice, address: '网址', colon: '：' };
const ENGLISH = { notice: english.sampleNotice, address: 'Address', colon: ': ' };

function write({ page, facts = [], parts }: MarkdownPage): string {
  const known = facts.filter(([, value]) => value !== '' && value !== null);
  const sections = parts.map(([title, text]) => {
    const body = typeof text === 'string' ? text : toMarkdown(text);
    return body && (title ? `## ${title}\n\n${body}` : body);
  });
  const { notice, address, colon } = page.language ? ENGLISH : CHINESE;
  return [
    `# ${page.title}`,
    env.isSample && `> ${notice}`,
    page.description && `> ${page.description}`,
    [[address, addressOf(page.path)], ...known].map(([name, value]) => `- ${name}${colon}${value}`).join('\n'),
    ...sections,
    '',
  ]
    .filter((part, index, all) => part || index === all.length - 1)
    .join('\n\n');
}
