import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ADDRESSES } from '../support/instances';
import { decode } from '../support/site-content';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
/** Addresses that no link leads to. */
const UNLINKED = ['/login', '/WebsiteDocment', '/privacy/withdraw', '/ecosystem/cases/nothing-here'];

/** The problems of a page, and the pages it links to. */
async function inspect(path: string): Promise<{ problems: string[]; links: string[] }> {
  const response = await fetch(ADDRESSES.site + path);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return { problems: [], links: [] };
  const html = await response.text();
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages: found }) => found);
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => decode(href));
  const problems = messages.map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`);
  if (!html.trimEnd().endsWith('</html>') || html.split('</html>').length > 2) problems.push(`${path}: 结尾不在末尾`);
  return { problems, links };
}

test('每一页的 HTML 都合标准：html-validate 的标准规则，一条不少', async () => {
  const seen = new Set(['/', ...UNLINKED]);
  const problems: string[] = [];
  const waiting = [...seen];
  while (waiting.length > 0) {
    for (const page of await Promise.all(waiting.splice(0, 8).map(inspect))) {
      problems.push(...page.problems);
      const fresh = page.links.filter((link) => !seen.has(link) && !/^\/(media|images|api)\//.test(link));
      for (const link of new Set(fresh)) {
        seen.add(link);
        waiting.push(link);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});
