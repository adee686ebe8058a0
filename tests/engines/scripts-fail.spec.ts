import { expect } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { test } from './fixtures';
import { introduce } from './person';
import type { Answer, Change } from './proxy';

const PAGES = [
  '/',
  '/ecosystem/cases',
  '/search',
  `/whitepaper/${deriveId('white-paper', 'sync-guide')}`,
  '/contact-us',
];
const MENU = 'nav[aria-label="主菜单"]';

const isPage = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');
const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;

/** The page without scripts, in a browser that has them: nothing in it runs. */
const none: Change = (_path, answer) =>
  isPage(answer) ? { ...answer, body: Buffer.from(answer.body.toString().replace(SCRIPT, '')) } : notKept(answer);

/** What came whole for one page must not be there for the next. */
const notKept = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'no-store' },
});

/** The application's scripts in the order in which a page names them, but for those that are for older browsers only. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* src="(\/_next\/static\/[^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, address]) => address);

/** One script of each page does not work: the nth of those that it names. */
function failing(place: (count: number) => number, fail: Change): Change {
  let broken: string | undefined;
  return (path, answer) => {
    if (isPage(answer)) {
      const scripts = scriptsOf(answer.body.toString());
      broken = scripts[place(scripts.length)];
    }
    // nor may a service worker keep it
    return path === broken || path === '/sw.js' ? fail(path, notKept(answer)) : notKept(answer);
  };
}

const noAnswer: Change = (_path, answer) => ({ ...answer, status: 500, body: Buffer.from('') });
const noSense: Change = (_path, answer) => ({ ...answer, body: Buffer.from('class { static {') });
const FAULTS: Record<string, Change> = {
  '第一个脚本答 500': failing(() => 0, noAnswer),
  第一个脚本读不懂: failing(() => 0, noSense),
  '中间一个脚本答 500': failing((count) => Math.floor(count / 2), noAnswer),
  中间一个脚本读不懂: failing((count) => Math.floor(count / 2), noSense),
  '最后一个脚本答 500': failing((count) => count - 1, noAnswer),
};

/** What can be seen of a page: its words and links, and what can be filled in or pressed. */
function visible(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, h1, h2, h3, p, img')]
    .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
    .map((element) => `${element.localName} ${element.getAttribute('href') ?? ''} ${element.innerText.trim()}`);
}

for (const [fault, change] of Object.entries(FAULTS)) {
  test.describe(fault, () => {
    test.use({ onWay: { change } });

    test('菜单是链接，点得开；去得了别的页', async ({ visitor }) => {
      await visitor.resize({ width: 390, height: 844 });
      await visitor.open('/privacy');
      await visitor.scriptless();
      await visitor.press('header a', '菜单');
      await visitor.press(`${MENU} a`, '联系我们');
      await visitor.until('联系页', () => window.location.pathname === '/contact-us');
    });

    test('联系表单照样能发', async ({ visitor, site }, { project }) => {
      await visitor.resize({ width: 1440, height: 900 });
      await visitor.open('/contact-us');
      await visitor.scriptless();
      await introduce(visitor, 'main form', `${project.name} 没有脚本`);
      await visitor.press('main button', '发送');
      await visitor.see('h1', '√ 您已提交成功,谢谢');
      expect(await site.senders()).toContain(`${project.name} 没有脚本`);
    });
  });
}

test.describe('看得见的', () => {
  let fault: Change = none;
  test.use({ onWay: { change: (path, answer) => fault(path, answer) } });

  for (const page of PAGES) {
    test(`${page}：脚本没有起来时和没有脚本时一样`, async ({ visitor }) => {
      await visitor.resize({ width: 1440, height: 900 });
      fault = none;
      await visitor.open(page);
      const without = await visitor.read(visible);
      expect(without.length).toBeGreaterThan(20);
      for (const one of ['第一个脚本答 500', '最后一个脚本答 500', '中间一个脚本读不懂']) {
        fault = FAULTS[one];
        visitor.forgetAll();
        await visitor.open(page);
        await visitor.scriptless();
        expect([one, ...(await visitor.read(visible))]).toEqual([one, ...without]);
      }
    });
  }
});
