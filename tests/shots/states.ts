import type { Page } from '@playwright/test';

interface State {
  name: string;
  path: string;
  /** only at widths up to or from this one */
  widths?: (width: number) => boolean;
  /** brings the screen into the state; what it waits for is there when the picture is taken */
  reach: (page: Page) => Promise<unknown>;
}

const isNarrow = (width: number) => width <= 768;
const middle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The illustrations to point at, and where each is. */
const SCENES = [
  ['solution', '/solutions/vr-lab'],
  ['field-research', '/solutions/work-lab'],
  ['road', '/solutions/driving-lab'],
  ['laboratory', '/3d-lab'],
  ['laboratory-short', '/ecosystem/custom-developments'],
];

/** What a screen looks like while somebody uses it, or while there is little to show. */
export const STATES: State[] = [
  {
    name: 'menu',
    path: '/',
    reach: async (page) => {
      const small = page.locator('header button[aria-expanded]').filter({ visible: true });
      await small.first().click();
    },
  },
  {
    name: 'hover-card',
    path: '/application-fields',
    widths: (width) => !isNarrow(width),
    reach: (page) => page.locator('#content a:has(img), #content li:has(img) a').first().hover(),
  },
  {
    name: 'focus',
    path: '/solutions/driving-lab',
    reach: async (page) => {
      await page.locator('#content header a').last().focus();
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'section-bar',
    path: '/solutions/driving-lab',
    reach: async (page) => {
      await middle(page, '#cases');
      await page.mouse.wheel(0, -300);
      await page.locator('[data-page-bar][data-scrolling="up"]').waitFor();
    },
  },
  {
    name: 'form-errors',
    path: '/contact-us',
    reach: async (page) => {
      await page.getByRole('button', { name: '发送' }).click();
      await page.getByText('此项不能为空').first().waitFor();
    },
  },
  {
    name: 'paper-dialog',
    path: '/whitepaper',
    reach: async (page) => {
      await page.locator('#content a[href^="/whitepaper/"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'version-dialog',
    path: '/products/modules/eye-tracking-glasses',
    widths: (width) => !isNarrow(width),
    reach: async (page) => {
      await page.locator('#versions a[href*="/eye-tracking-glasses/"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'share',
    path: '/ecosystem/cases/takeover-400ms',
    reach: async (page) => {
      await page.getByRole('button', { name: /^分享/ }).first().click();
    },
  },
  {
    name: 'empty-list',
    path: '/ecosystem/cases?domain=consumer&module=driving-simulation',
    reach: (page) => page.getByText(/未搜索到相关内容|暂无数据/).waitFor(),
  },
  {
    name: 'list-loading',
    path: '/ecosystem/publications',
    reach: async (page) => {
      await page.route('**/api/**', () => {});
      await page
        .getByRole('button', { name: /^显示更多|^了解更多/ })
        .first()
        .click();
    },
  },
  {
    name: 'nothing-found',
    path: '/search?text=不存在的词',
    reach: (page) =>
      page
        .getByText(/未搜索到|没有/)
        .first()
        .waitFor(),
  },
  {
    name: 'missing-picture',
    path: '/application-fields',
    reach: async (page) => {
      const answered = page.waitForResponse(/\/images\/scaled\//);
      await page.route(/\/(images\/scaled|media)\//, (route) => route.fulfill({ status: 404, body: '' }));
      await page.reload();
      await answered;
    },
  },
  {
    name: 'one-item',
    path: '/ecosystem/cases?domain=work-safety&module=driving-simulation',
    reach: (page) => page.getByText('已显示1项，共1项').waitFor(),
  },
  ...SCENES.map(([name, path]) => ({
    name: `lit-${name}`,
    path,
    reach: async (page: Page) => {
      await middle(page, '[role=group]:has(> [data-spot])');
      await page.keyboard.press('Tab');
      await page.locator('[role=group] > [data-spot]').nth(3).focus();
    },
  })),
];
