import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { ADDRESSES } from '../support/instances';
import { itemsOf, readPage, versionsOf } from '../support/site-content';

interface Screen {
  page: string;
  sections: string[];
  says?: string[];
}

const SCREENS = parse(readFileSync('tests/screens.yaml', 'utf8')) as Screen[];
const ROOTS: Record<string, string> = {
  domain: 'domain',
  module: 'module',
  solution: 'solution',
  case: 'ecosystemCase',
  lab: 'ecosystemLaboratory',
  document: 'ecosystemTechnicalDocument',
};

/** The address with the first item of the named type; the first items carry every field. */
async function addressOf(page: string): Promise<string[]> {
  const name = /\{(\w+)\}/.exec(page)?.[1];
  if (!name) return [page];
  if (name === 'version')
    return (await versionsOf(60)).map(({ module, alias }) => page.replace('{version}', `${module}/${alias}`));
  return (await itemsOf(ROOTS[name], 60)).map(({ alias }) => page.replace(`{${name}}`, alias));
}

/** Do the sections found match the pattern, where `…` stands for any number of them? */
function fits(found: string[], pattern: string[]): boolean {
  if (pattern.length === 0) return found.length === 0;
  const [head, ...rest] = pattern;
  if (head !== '…') return found[0] === head && fits(found.slice(1), rest);
  return Array.from({ length: found.length + 1 }, (_, taken) => found.slice(taken)).some((left) => fits(left, rest));
}

for (const screen of SCREENS) {
  test(`${screen.page} 有规定的各节，次序也对`, async () => {
    const seen: string[][] = [];
    for (const address of await addressOf(screen.page)) {
      const html = await (await fetch(ADDRESSES.site + address)).text();
      const page = readPage(html);
      // texts bring ids of their own for outlines; sections of the page are what counts
      const sections = page.sections.filter((id) => !/^(details|abstract)$/.test(id) || screen.sections.includes(id));
      seen.push(sections);
      // optional fields may be empty: an item may lack sections, but never has others or another order
      if (!screen.sections.includes('…'))
        expect(
          screen.sections.filter((id) => sections.includes(id)),
          address,
        ).toEqual(sections);
      if (seen.length === 1) for (const words of screen.says ?? []) expect(page.text, address).toContain(words);
    }
    expect(
      seen.some((sections) => fits(sections, screen.sections)),
      JSON.stringify(seen[0]),
    ).toBe(true);
  });
}
