import 'server-only';
import type { CslItem, CslName } from '@citation-js/core';
import { parse } from '@citation-js/name';
import type { Citation } from '../content/publication';

/** What is cited; `mark` says what kind of number it has where that is none of the registry's. */
export interface CitedArticle {
  id: string;
  title: string;
  citation: Citation;
  doi: string;
  mark: string;
}

const HAN = /\p{Script=Han}/u;

/** Whether Chinese readers read it: by its title. */
export function isChinese(title: string): boolean {
  return HAN.test(title);
}

/** An article as the Citation Style Language has it; what is not known is left out. */
export function toCslItem({ id, title, citation, doi, mark }: CitedArticle): CslItem {
  const { authors, journal, year, volume, issue, pages } = citation;
  const item = {
    id,
    type: 'article-journal',
    title: line(title),
    author: authors.map(line).filter(Boolean).map(toName),
    'container-title': line(journal),
    issued: year ? { 'date-parts': [[year]] } : undefined,
    volume: line(volume),
    issue: line(issue),
    page: line(pages).replace(/\s*[–—−]\s*/g, '-'),
    DOI: doi,
    language: isChinese(title) ? 'zh-CN' : '',
    note: line(mark),
  };
  const known = Object.entries(item).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  return Object.fromEntries(known) as unknown as CslItem;
}

/** A Chinese name is one piece: nobody turns it round. A particle belongs to the family: RIS would go without. */
function toName(name: string): CslName {
  if (HAN.test(name)) return { literal: name };
  const { 'non-dropping-particle': particle, family, ...rest } = parse(name);
  return { ...rest, family: particle && family ? `${particle} ${family}` : family };
}

/** Files of citations are read line by line. */
function line(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
