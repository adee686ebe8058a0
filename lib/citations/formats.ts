import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plugins, type CslItem } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { isChinese, toCslItem, type CitedArticle } from './csl-item';

/** An article in the forms that people paste and programs read. */
export interface CitationTexts {
  gbt: string;
  apa: string;
  bib: string;
  ris: string;
}

const GB_T = 'gb-t-7714-2015-numeric';
/** APA without its orders of several entries: in the library's memory they take 90 MB, and here is always one. */
const APA = 'apa-single';
const read = (file: string) =>
  readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib', 'citations', file), 'utf8');

let isPrepared = false;

/** Teaches the library its Chinese style, once, and to write BibTeX in UTF-8 under names that are given. */
function prepare(): void {
  if (isPrepared) return;
  const { styles, locales } = plugins.config.get('@csl');
  styles.add(GB_T, read(`${GB_T}.csl`));
  styles.add(APA, styles.get('apa').replace(/<sort>[^]*?<\/sort>/g, ''));
  locales.add('zh-CN', read('locales-zh-CN.xml'));
  Object.assign(plugins.config.get('@bibtex').format, { asciiOnly: false, useIdAsLabel: true, checkLabel: false });
  isPrepared = true;
}

/** Cites an article in every form; what the site says of its number stands behind those that have no place for it. */
export function formatCitation(article: CitedArticle): CitationTexts {
  prepare();
  const item = toCslItem(article);
  const lang = isChinese(article.title) ? 'zh-CN' : 'en-US';
  const english = article.citation.englishTitle;
  const both = isChinese(article.title) && english ? { ...item, title: `${item.title} [${english}]` } : item;
  const marked = (text: string) => (item.note ? `${text}（${item.note}）` : text);
  return {
    gbt: marked(bibliography(item, GB_T, lang)),
    apa: marked(bibliography(both, APA, 'en-US')),
    bib: `${plugins.output.format('bibtex', [forTex(item)], { format: 'text' }).trim()}\n`,
    ris: risLines(item),
  };
}

function bibliography(item: CslItem, template: string, lang: string): string {
  return plugins.output.format('bibliography', [item], { format: 'text', template, lang }).trim();
}

/** The library breaks long lines where the next one could be taken for a field: one field, one line. */
function risLines(item: CslItem): string {
  const [{ TY, ...fields }] = plugins.output.format('ris', [item], { format: 'object' });
  const lines = Object.entries(fields).flatMap(([tag, value]) => [value].flat().map((one) => `${tag}  - ${one}`));
  return [`TY  - ${String(TY)}`, ...lines, 'ER  - ', ''].join('\r\n');
}

/** What means something to TeX, and to the library, which reads `<i>` as italics. */
const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
};

function forTex(item: CslItem): CslItem {
  const escaped = (text: string) => text.replace(/[\\{}~^<>&%$#_]/g, (sign) => TEX[sign] ?? `\\${sign}`);
  const deep = <T>(value: T): T => {
    if (typeof value === 'string') return escaped(value) as T;
    if (Array.isArray(value)) return value.map(deep) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner as unknown)])) as T;
  };
  // read as they are: a name, a kind, numbers of the registry
  const { id, type, DOI } = item;
  return { ...deep(item), id, type, ...(DOI && { DOI }) };
}
