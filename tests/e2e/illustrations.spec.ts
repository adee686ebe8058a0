import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { SCENES, type SceneName } from '@/lib/illustrations/hotspots';
import { hydrated } from '../support/hydrated';
import { PHONE } from '../support/phone';
import { painted } from '../support/painted';

/** Where each scene is with its list. */
const STANDS: [SceneName, string][] = [
  ['solution', '/solutions/vr-lab'],
  ['field-research', '/solutions/work-lab'],
  ['road', '/solutions/driving-lab'],
  ['road', '/application-fields/driving'],
  ['laboratory', '/3d-lab'],
];
const ONCE = STANDS.filter(([name], index) => STANDS.findIndex(([other]) => other === name) === index);

type Point = [number, number];
const areasOf = (name: SceneName) =>
  (JSON.parse(readFileSync(`lib/illustrations/areas/${name}.json`, 'utf8')) as { areas: Record<string, string> }).areas;

/** Is a point inside a path of straight lines (even–odd)? Not the browser's own answer: that one is tested. */
function isInside(path: string, [x, y]: Point): boolean {
  const points = [...path.matchAll(/(\d+) (\d+)/g)].map(([, px, py]) => [Number(px), Number(py)]);
  return points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points[(index + points.length - 1) % points.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

/** Farther from the middle of a numbered disc than this its link is not pressed; in pixels of the stage. */
const DISC_RADIUS = 40;

/** Ten places: well inside five areas, and just outside each of them, where neither another area is nor a disc. */
function places(name: SceneName, discs: Point[]): { at: Point; spot: string | null }[] {
  const areas = areasOf(name);
  const order = SCENES[name].hotspots.map(({ id }) => id);
  const topmost = (at: Point) => [...order].reverse().find((id) => isInside(areas[id], at)) ?? null;
  /** the same answer for a while around: pixels are rounded */
  const isClear = ([x, y]: Point) =>
    new Set(
      [
        [0, 0],
        [6, 0],
        [-6, 0],
        [0, 6],
        [0, -6],
      ].map(([dx, dy]) => topmost([x + dx, y + dy])),
    ).size === 1;
  const found: { at: Point; spot: string | null }[] = [];
  for (const id of order) {
    const [, x, y] = (/M(\d+) (\d+)/.exec(areas[id]) ?? []).map(Number);
    const around = Array.from({ length: 400 }, (_, index): Point => {
      const [angle, far] = [index * 2.4, 4 + index / 3];
      return [Math.round(x + far * Math.cos(angle)), Math.round(y + far * Math.sin(angle))];
    }).filter(
      ([left, top]) => isClear([left, top]) && discs.every(([dx, dy]) => Math.hypot(dx - left, dy - top) > DISC_RADIUS),
    );
    const inside = around.find((at) => topmost(at) === id);
    const outside = around.find((at) => topmost(at) === null);
    if (inside && outside) found.push({ at: inside, spot: id }, { at: outside, spot: null });
  }
  return found.slice(0, 10);
}

const stage = (page: Page) => page.getByRole('group', { name: /./ }).and(page.locator(':has(> [data-spot])')).first();

for (const [name, address] of ONCE) {
  test(`${name} 在 1440 与 390 宽：热区的里面点得着，外面点不着`, async ({ page }) => {
    await page.goto(address);
    const drawing = stage(page);
    const discs = await drawing.evaluate((stage) =>
      [...stage.querySelectorAll<SVGCircleElement>('[data-spot] circle')].map(({ cx, cy }): [number, number] => [
        cx.baseVal.value,
        cy.baseVal.value,
      ]),
    );
    const tried = places(name, discs);
    expect(tried).toHaveLength(10);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { at, spot } of tried) {
        const hit = await drawing.evaluate((stage, [x, y]) => {
          const frame = stage.parentElement as HTMLElement;
          frame.scrollLeft = (x / 2400) * frame.scrollWidth - frame.clientWidth / 2;
          const screen = () => {
            const { left, top, width: across } = stage.getBoundingClientRect();
            return { x: left + (x / 2400) * across, y: top + (y / 2400) * across };
          };
          window.scrollBy({ top: screen().y - innerHeight / 2, behavior: 'instant' });
          const { x: left, y: top } = screen();
          return document.elementFromPoint(left, top)?.closest('[data-spot]')?.getAttribute('data-spot') ?? null;
        }, at);
        expect([width, at, hit]).toEqual([width, at, spot]);
      }
    }
  });
}

for (const [name, address] of STANDS) {
  test(`${address}：没有脚本也有图、每个热区的链接与名字、列表里的每一行`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    for (const { id, label, device } of SCENES[name].hotspots) {
      await expect(page.locator(`a[data-spot="${id}"]`)).toHaveAccessibleName(new RegExp(`^${label}：${device}`));
      await expect(page.locator(`[data-row="${id}"]`)).toContainText(device);
      await expect(page.locator(`[data-row="${id}"]`).getByRole('link', { name: label })).toHaveAttribute(
        'href',
        /^\/products\/modules\//,
      );
    }
    await page.close();
  });
}

for (const [name, address] of [
  ['laboratory', '/ecosystem/custom-developments'],
  ['solution', '/'],
] as const) {
  test(`${address}：短的一幅，没有脚本也展得开每一行`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const rows = page.locator('details [data-row]');
    await expect(rows.first()).toBeHidden();
    await page.getByText(`图里的${SCENES[name].hotspots.length}处，逐一列出`).click();
    await expect(rows.first()).toBeVisible();
    await expect(rows).toHaveCount(SCENES[name].hotspots.length);
    await page.close();
  });
}

test('指到脑电帽：蒙版 200 毫秒半暗，它与屏幕的轮廓、名字、信号线 500 毫秒出来；离开就回去', async ({ page }) => {
  await page.goto('/3d-lab');
  const spot = page.locator('[data-spot="brain-wave"]');
  const opacity = (part: number) =>
    spot.evaluate(
      (link, index) => Number(getComputedStyle((link.nextElementSibling as Element).children[index]).opacity),
      part,
    );
  const fades = await spot.evaluate((link) =>
    [...(link.nextElementSibling as Element).children].map((part) => getComputedStyle(part).transitionDuration),
  );
  expect(fades.slice(0, 2)).toEqual(['0.2s', '0.5s']);
  expect(await opacity(0)).toBe(0);
  await page.locator('[data-row="brain-wave"]').hover();
  await expect.poll(() => opacity(0)).toBe(0.5);
  await expect.poll(() => opacity(1)).toBe(1);
  await expect(page.locator('[data-lane="brain"]')).toHaveAttribute('data-lit', '');
  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(0)).toBe(0);
});

test('键盘：Tab 进来，方向键按次序走，Enter 到它的模块', async ({ page }) => {
  await page.goto('/3d-lab');
  const first = SCENES.laboratory.hotspots[0];
  await page.locator(`[data-spot="${first.id}"]`).focus();
  // arrow keys come with the script that is loaded when the scene is near
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`[data-spot="${SCENES.laboratory.hotspots[1].id}"]`)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(page.locator(`[data-spot="${first.id}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/products/modules/${first.module}$`));
});

test('首页的方案图：进入方案、了解更多都到方案的规范网址', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section#solutions');
  await expect(section.locator('[data-spot]')).toHaveCount(SCENES.solution.hotspots.length);
  await expect(section.getByRole('link', { name: '进入方案' })).toHaveAttribute('href', '/solutions/vr-lab');
  await section.getByRole('link', { name: '了解更多' }).click();
  await expect(page).toHaveURL(/\/solutions\/vr-lab$/);
});

test('少些动画：信号停着，仍然看得见', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/3d-lab');
  const lanes = page.locator('canvas[data-lanes]');
  await lanes.scrollIntoViewIfNeeded();
  const drawn = () => lanes.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const isDrawn = () =>
    lanes.evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      return (canvas as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(0, 0, width, height)
        .data.some((byte) => byte > 0);
    });
  await expect.poll(isDrawn).toBe(true);
  const before = await drawn();
  await painted(page);
  expect(await drawn()).toBe(before);
});

test('在看的时候，页面自己不一遍一遍地重画：没有人动，观察就不再报', async ({ page }) => {
  await page.addInitScript(() => {
    const reports = { count: 0 };
    Object.assign(window, { reports });
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          reports.count += entries.length;
          tell(entries, observer);
        }, options);
      }
    };
  });
  await page.goto('/3d-lab');
  await stage(page).scrollIntoViewIfNeeded();
  await expect(page.locator('canvas[data-lanes]')).toHaveAttribute('data-drawn', '');
  const inFrames = (frames: number) =>
    page.evaluate(async (left) => {
      const { reports } = window as unknown as { reports: { count: number } };
      const before = reports.count;
      for (; left > 0; left--) await new Promise(requestAnimationFrame);
      return reports.count - before;
    }, frames);
  await expect.poll(() => inFrames(30)).toBe(0);
});

for (const [name, address] of ONCE) {
  test(`${name} 在手机上：点一下，画面挪到设备和它点亮的屏幕都看得见`, async ({ browser }) => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(address);
    const drawn = stage(page);
    await drawn.scrollIntoViewIfNeeded();
    await hydrated(page);
    await expect(drawn.locator('xpath=../..').locator('canvas[data-drawn]').first()).toBeAttached();
    const spots = await drawn.locator('[data-spot]').all();
    for (const spot of spots) {
      const hidden = await spot.evaluate((element: HTMLElement) => {
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        element.click();
        const lit = element.nextElementSibling!;
        const frame = element.closest('[data-frame]')!.getBoundingClientRect();
        const around = (selector: string) =>
          [...lit.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const [outline] = around('[data-outline]');
        const shown = outline.width <= frame.width ? [outline] : around('[data-wire]');
        const left = Math.min(...shown.map((box) => box.left));
        const right = Math.max(...shown.map((box) => box.right));
        // half a pixel is lost where it is rounded
        return right - left > frame.width ? 0 : Math.max(frame.left - left, right - frame.right, 0.5) - 0.5;
      });
      expect([await spot.getAttribute('data-spot'), hidden < 1]).toEqual([await spot.getAttribute('data-spot'), true]);
    }
    await context.close();
  });
}
