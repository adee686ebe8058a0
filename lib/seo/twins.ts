import 'server-only';
import { cacheLife } from 'next/cache';
import { env } from '../env';
import { english } from '../english/words';
import { detailPage, englishDetailPage } from '../routes';
import { site } from '../site';
import { toMarkdown } from './markdown';
import { addressOf } from './metadata';
import { anyTwin, type Twin } from './any-twin';
import { englishTwin } from './english-twins';
import { TWIN_READERS } from './twin-readers';

/** The Markdown of the page at a canonical path; null where there is no such page. */
export async function getTwin(path: string): Promise<string | null> {
  'use cache';
  cacheLife('content');
  const twin = await readTwin(path);
  return twin?.page.path === path ? write(twin) : null;
}

/** What the page at a canonical path says; null where there is none. */
export async function readTwin(path: string): Promise<Twin | null> {
  const inEnglish = englishDetailPage(path);
  if (inEnglish) return englishTwin(inEnglish.type, inEnglish.id, inEnglish.a ?? '');
  const { type, id, a = '' } = detailPage(path) ?? {};
  return type && id ? (TWIN_READERS[type]?.(id, a) ?? anyTwin(type, id)) : null;
}

const CHINESE = { notice: site.sampleNotice, address: '网址', colon: '：' };
const ENGLISH = { notice: english.sampleNotice, address: 'Address', colon: ': ' };

function write({ page, facts = [], parts }: Twin): string {
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
