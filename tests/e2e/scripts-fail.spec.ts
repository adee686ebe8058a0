import { expect, test, type APIRequestContext, type Route } from '@playwright/test';

// a script that came whole for one page must not be there for the next
test.use({ serviceWorkers: 'block' });

const PAGES = ['/privacy', '/search?text=眼动', '/contact-us'];

/** Ways in which a script does not come. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  连不上: (route) => route.abort(),
  '404': (route) => route.fulfill({ status: 404, body: '' }),
  读不懂: (route) => route.fulfill({ contentType: 'text/javascript', body: '<!DOCTYPE html>' }),
};

/** The application's scripts that a page names, but for those that are for older browsers only. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const tags = [...html.matchAll(/<script[^>]* src="(\/_next\/static\/[^"?]+)[^>]*>/g)];
  return [...new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, file]) => file))];
}

/** Whole, without the mark of a page whose scripts run, and with nothing noted for the next page. */
function isLoadedAgain(): boolean {
  const [{ type, loadEventEnd }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // between two documents there is none
  const isUnmarked = document.documentElement?.hasAttribute('data-js') === false;
  return type === 'reload' && loadEventEnd > 0 && isUnmarked && sessionStorage.length === 0;
}

/** Each page meets a fault of its own, the first all of them. */
const MET = [...Object.keys(FAULTS).map((fault) => [PAGES[0], fault]), [PAGES[1], '读不懂'], [PAGES[2], '404']];

for (const [path, fault] of MET) {
  const answer = FAULTS[fault];
  test(`${path}：每个脚本轮流${fault}，都是没有脚本的页面`, async ({ page, request }) => {
    const scripts = await scriptsOf(request, path);
    expect(scripts.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const script of scripts) {
      await page.route(`**${script}*`, answer);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(isLoadedAgain);
      const words = await page.locator('h1').allInnerTexts();
      if (words.length !== 1 || words[0].includes('打不开')) wrong.push(`${script}：${words.join()}`);
      await page.unroute(`**${script}*`);
    }
    expect(wrong).toEqual([]);
  });
}
