import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ADDRESSES } from '../support/instances';
import { decode, queryContent, readPage } from '../support/site-content';

const BASE = ADDRESSES.site;

/** Everything a page refers to on this site: links, pictures, scripts, styles. */
function references(html: string): { pages: string[]; files: string[] } {
  const own = (address: string) => address.startsWith('/') && !address.startsWith('//');
  const pages = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => decode(href).split('#')[0]).filter(own);
  const sets = [...html.matchAll(/(?:srcSet|srcset)="([^"]+)"/g)].flatMap(([, set]) =>
    decode(set)
      .split(', ')
      .map((entry) => entry.split(' ')[0]),
  );
  const files = [...html.matchAll(/<(?:img|script|link)[^>]*? (?:src|href)="([^"]+)"/g)].map(([, address]) =>
    decode(address),
  );
  // one width stands for all: the optimiser makes each from the same file
  return { pages, files: [...files, ...sets.slice(0, 1)].filter(own) };
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
/** Addresses that no link leads to. */
const UNLINKED = ['/login', '/WebsiteDocment', '/privacy/withdraw', '/ecosystem/cases/nothing-here'];

async function markupFaults(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`);
  const isWhole = html.trimEnd().endsWith('</html>') && html.split('</html>').length === 2;
  return isWhole ? faults : [...faults, `${path}: 结尾不在末尾`];
}

test('没有链接通到的页面，HTML 也合标准', async () => {
  for (const path of UNLINKED) expect(await markupFaults(path, await (await fetch(BASE + path)).text())).toEqual([]);
});

/** What visitors put together is made for each of them, the same way each time: so many of a kind are enough. */
const PUT_TOGETHER = /^\/(compare|enquiry-list|planner)\?/;
const ENOUGH = 6;

test('从首页出发，每个链接、图片、脚本和样式都答 200，每个规范页面都到得了，每一页的 HTML 合标准：html-validate 的标准规则，一条不少', async () => {
  const waiting = ['/'];
  const kinds: Record<string, number> = {};
  const isEnough = (path: string) => {
    const [, kind] = PUT_TOGETHER.exec(path) ?? [];
    if (!kind) return false;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    return kinds[kind] > ENOUGH;
  };
  const seen = new Set(waiting);
  const files = new Set<string>();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const problems: string[] = [];
  const robots = await (await fetch(`${BASE}/robots.txt`)).text();
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix]) => prefix);
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 8);
    await Promise.all(
      batch.map(async (path) => {
        const response = await fetch(BASE + path, { redirect: 'manual' });
        if (response.status !== 200) return void problems.push(`${path}: ${response.status}`);
        const html = await response.text();
        // a file to be kept, such as a citation
        if (!response.headers.get('content-type')?.startsWith('text/html')) return;
        if (!path.includes('?')) problems.push(...(await markupFaults(path, html)));
        // a phone at night must not turn the colours of drawings round
        if (!html.includes('<meta name="color-scheme" content="only light"')) problems.push(`${path}: 夜间会变色`);
        const page = readPage(html);
        const canonical = BASE + (path === '/' ? '' : path);
        if (page.canonical && page.canonical !== canonical)
          problems.push(`${path}: 链接不是规范网址（${page.canonical}）`);
        // results of searches are in no index: their titles need not differ
        const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(html);
        const sameTitle = titles.get(page.title);
        if (sameTitle && isIndexed) problems.push(`${path}: 标题与 ${sameTitle} 相同`);
        if (isIndexed) titles.set(page.title, path);
        const sameText = descriptions.get(page.description);
        if (sameText && page.description && isIndexed) problems.push(`${path}: 描述与 ${sameText} 相同`);
        if (isIndexed) descriptions.set(page.description, path);
        const found = references(html);
        for (const file of found.files) files.add(file);
        for (const next of found.pages) {
          // what visitors put together links on without an end
          if (seen.has(next) || (isClosed(path) && isClosed(next))) continue;
          seen.add(next);
          if (isEnough(next)) continue;
          if (!/^\/(media|images|api\/whitepaper)\//.test(next)) waiting.push(next);
          else files.add(next);
        }
      }),
    );
  }
  const addresses = [...files];
  for (let start = 0; start < addresses.length; start += 8) {
    await Promise.all(
      addresses.slice(start, start + 8).map(async (file) => {
        const response = await fetch(BASE + file, { method: 'HEAD' });
        if (response.status !== 200) problems.push(`${file}: ${response.status}`);
      }),
    );
  }
  console.log(`爬到${seen.size}个页面，${files.size}个文件`);
  expect(problems).toEqual([]);
  const missed = (await canonicalPages()).filter((path) => !seen.has(path));
  expect(missed).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});

/** The address of every item of the content, by the canonical table. */
async function canonicalPages(): Promise<string[]> {
  const prefixes: Record<string, string> = {
    domain: '/application-fields/',
    module: '/products/modules/',
    solution: '/solutions/',
    characteristic: '/products/features/',
    ecosystemCase: '/ecosystem/cases/',
    ecosystemLaboratory: '/ecosystem/labs/',
    ecosystemTechnicalDocument: '/ecosystem/tech-documents/',
    ecosystemJournalThesis: '/ecosystem/publications/',
    ecosystemTrainingCourse: '/ecosystem/trainings/',
  };
  const pages = await Promise.all(
    Object.entries(prefixes).map(async ([root, prefix]) => {
      const query = `{ ${root}(first: 1000) { alias { alias } } }`;
      const items = await queryContent<Record<string, { alias: { alias: string } }[]>>(query, BASE);
      return items[root].map((item) => prefix + item.alias.alias);
    }),
  );
  return pages.flat();
}
