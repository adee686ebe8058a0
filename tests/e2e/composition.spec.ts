import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** How the screens are composed, where a rule can be measured. */

const DIAGRAMS = [
  '/products/features/data-analysis',
  '/products/features/experiment-process',
  '/products/features/synchronize-cloud',
];

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('看不见');
  return box;
};

for (const width of [390, 1024, 1440]) {
  test(`${width} 宽：图解整幅站在栏里，离刻度至少 24 像素，不淡出`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of DIAGRAMS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const picture = page.locator('#content header[data-form="diagram"] img').first();
      const [box, header, heading] = await Promise.all([
        boxOf(picture),
        boxOf(page.getByRole('banner').first()),
        boxOf(page.getByRole('heading', { level: 1 })),
      ]);
      expect(box.y - (header.y + header.height), path).toBeGreaterThanOrEqual(23.5);
      // the left edge of the words is the left edge of the grid
      expect(box.x, path).toBeGreaterThanOrEqual(heading.x);
      expect(width - (box.x + box.width), path).toBeGreaterThanOrEqual(heading.x - 16);
      expect(box.width / box.height, path).toBeCloseTo(1.6, 1);
      const veil = await picture.evaluate(
        (image) => getComputedStyle(image.parentElement!.parentElement!, '::after').display,
      );
      expect(veil, path).toBe('none');
    }
  });
}

test('隐私说明：手机上的表一行一块，没有一格被裁掉', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  const tables = page.locator('#content table');
  expect(await tables.count()).toBeGreaterThan(0);
  const hidden = await tables.evaluateAll((all) =>
    all.map((table) => table.parentElement!.scrollWidth - table.parentElement!.clientWidth),
  );
  expect(hidden.every((pixels) => pixels <= 0)).toBe(true);
});

test('手机上比框宽的表：藏着东西的一边有影子，划到头就没有；不用划的没有', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecosystem/tech-documents/imu-calibration');
  // one of numbers: sentences are wrapped
  const table = page.locator('[data-table]:not([data-narrow])').first();
  await table.scrollIntoViewIfNeeded();
  /** The colours just inside both edges, below the text of the last row, beside that of the background. */
  const edges = async () => {
    const { data, info } = await sharp(await table.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray(((info.height - 6) * info.width + x) * 3).subarray(0, 3)].join(' ');
    return { left: at(1), right: at(info.width - 2), background: at(Math.round(info.width / 2)) };
  };
  const shaded = async () => {
    const { left, right, background } = await edges();
    return { left: left !== background, right: right !== background };
  };
  expect(await shaded()).toEqual({ left: false, right: true });
  await table.focus();
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  await table.evaluate((box: HTMLElement) => box.blur());
  expect(await shaded()).toEqual({ left: true, right: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await shaded()).toEqual({ left: false, right: false });
});

test('1024 宽：模块首屏的三个数站在一行', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of ['/products/modules/eye-tracking-glasses', '/products/modules/eeg']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const facts = page.locator('#content header dl > div');
    await expect(facts, path).toHaveCount(3);
    const tops = await facts.evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('撤回：宽屏上三步在表单旁边，手机上在它上面', async ({ page }) => {
  await page.goto('/privacy/withdraw');
  const steps = page.locator('#content ol').last();
  const form = page.locator('#content form');
  await expect(steps.locator('> li')).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [left, right] = await Promise.all([boxOf(steps), boxOf(form)]);
  expect(left.x + left.width).toBeLessThan(right.x);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await Promise.all([boxOf(steps), boxOf(form)]);
  expect(above.y + above.height).toBeLessThan(below.y);
});

test('实验室列表：每一间按面积画一块地，比例是真的，各是一个链接', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ecosystem/labs');
  const floors = page.getByRole('navigation', { name: '按面积看实验室' }).getByRole('link');
  expect(await floors.count()).toBeGreaterThan(9);
  const drawn = await floors.evaluateAll((all) =>
    all.map((link) => {
      const { width, height } = link.querySelector('i')!.getBoundingClientRect();
      return {
        perSquareMetre: (width * height) / Number(link.textContent),
        bottom: link.getBoundingClientRect().bottom,
      };
    }),
  );
  const [first] = drawn;
  for (const one of drawn) {
    expect(one.perSquareMetre / first.perSquareMetre).toBeCloseTo(1, 1);
    expect(one.bottom).toBeCloseTo(first.bottom, 0);
  }
});

test('390 宽的实验室列表：每一间的外框都在屏幕里，不用横着滑，比例还是真的', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecosystem/labs');
  const floors = page.getByRole('navigation', { name: '按面积看实验室' }).getByRole('link');
  const drawn = await floors.evaluateAll((all) =>
    all.map((link) => {
      const { left, right, width, height } = link.querySelector('i')!.getBoundingClientRect();
      return { isInside: left >= 0 && right <= 390, perSquareMetre: (width * height) / Number(link.textContent) };
    }),
  );
  expect(drawn.length).toBeGreaterThan(9);
  for (const { isInside, perSquareMetre } of drawn) {
    expect(isInside).toBe(true);
    expect(perSquareMetre / drawn[0].perSquareMetre).toBeCloseTo(1, 1);
  }
});

test('联系我们：楼前的图在表单左边，一起收尾；手机上在表单之后', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact-us');
  const picture = page.locator('#content figure');
  const sent = page.getByRole('button', { name: '发送' });
  const [house, button] = [await boxOf(picture), await boxOf(sent)];
  expect(house.x + house.width).toBeLessThan(button.x);
  expect(Math.abs(house.y + house.height - (button.y + button.height))).toBeLessThan(120);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(picture)).y).toBeGreaterThan((await boxOf(sent)).y);
});

test('培训页：日期在题目之前；过去的写着已结束，要来的没有', async ({ page }) => {
  await page.goto('/ecosystem/trainings');
  await expect(page.locator('#history li').first()).toContainText('已结束');
  await page.locator('#history li a').first().click();
  const head = page.locator('#content header').first();
  await expect(head.locator('time')).toContainText('已结束');
  const [date, title] = await Promise.all([
    boxOf(head.locator('time')),
    boxOf(head.getByRole('heading', { level: 1 })),
  ]);
  expect(date.y + date.height).toBeLessThanOrEqual(title.y);
});

test('实验流程的步骤左右交替：一步的数在左，下一步的在右；窄屏一列', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/features/experiment-process');
  const steps = page.locator('#steps ol > li');
  const sides = async () => {
    const found: string[] = [];
    for (const step of await steps.all()) {
      const [number, claim] = [
        step.locator('> div').last().locator('> *').nth(0),
        step.locator('> div').last().locator('> *').nth(1),
      ];
      const [{ x: left, y: top }, { x: right, y: below }] = [await boxOf(number), await boxOf(claim)];
      found.push(Math.abs(left - right) < 60 && below > top ? '一列' : left < right ? '左' : '右');
    }
    return found;
  };
  const wide = await sides();
  expect(wide.length).toBeGreaterThan(3);
  expect(wide).toEqual(wide.map((_, index) => (index % 2 === 0 ? '左' : '右')));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await sides())).toEqual(new Set(['一列']));
});

for (const width of [1024, 1440])
  test(`${width} 宽的自有实验室：标题在两栏之上，图与文字同高`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ecosystem/custom-developments');
    const columns = page.locator('#own-lab > div').first().locator('> div');
    const [head, picture, words] = [
      await boxOf(columns.nth(0)),
      await boxOf(columns.nth(1)),
      await boxOf(columns.nth(2)),
    ];
    expect(head.x).toBe(picture.x);
    expect(head.y + head.height).toBeLessThan(picture.y);
    expect([picture.y, picture.height]).toEqual([words.y, words.height]);
  });

test('范式：宽屏上每一节与下一节隔一样远', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/paradigms/n-back');
  const endOf = async (id: string) => {
    const { y, height } = await boxOf(page.locator(id));
    return y + height;
  };
  const startOf = async (id: string) => (await boxOf(page.locator(`${id}-title`))).y;
  const gaps = [
    (await startOf('#analysis')) - Math.max(await endOf('#devices'), await endOf('#simulation')),
    (await startOf('#participants')) - Math.max(await endOf('#analysis'), await endOf('#limits')),
  ];
  expect(gaps.map(Math.round)).toEqual([120, 120]);
});
